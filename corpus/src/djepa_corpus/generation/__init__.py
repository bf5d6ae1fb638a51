"""The commands `djepa-corpus fonts` and `djepa-corpus generate`: generated documents as Parquet rows.

fonts_command.py   fonts from Debian packages
command.py         flags of `generate`
generate.py        shards, from several processes
rows.py            rows of a batch of pages, in a worker process
settings.py        what the pages depend on
"""
