"""The Ray engine: what the process engine gives, from all nodes of a cluster."""

import os
import sys
from functools import partial

import bad_readers
import datasets
import pytest
from document_files import files_of, write_pdf
from ray.cluster_utils import Cluster

from djepa_cli import main
from djepa_pages import Limits
from djepa_pages.folder import Document
from djepa_runtime.engines import processes, ray_cluster
from djepa_runtime.extraction.documents import ExtractSettings
from djepa_runtime.extraction.fields import Field
from djepa_runtime.extraction.run import extract
from transformers_djepa.data.preparation import ReadSettings, prepare, shards


SMALL = ReadSettings(image_size=100, ocr="never")
NODES = ("first", "second")


@pytest.fixture(scope="module")
def two_nodes():
    """A cluster of two nodes with a CPU each, which `RAY_ADDRESS` names; nodes know what they are called."""
    small = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "include_dashboard": False}
    first, second = (small | {"env_vars": {"NODE": name}} for name in NODES)
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # processes of a node import the tests' readers
        environment.setenv("RAY_USAGE_STATS_ENABLED", "0")
        nodes = Cluster(initialize_head=True, head_node_args=first)
        nodes.add_node(**second)
        environment.setenv("RAY_ADDRESS", nodes.address)
        yield nodes
        nodes.shutdown()


def write_documents(folder, names: list[str]) -> None:
    for name in names:
        write_pdf(folder / f"{name}.pdf", name)


@pytest.mark.slow
def test_both_nodes_read_and_give_what_processes_give_in_the_same_order(two_nodes, tmp_path):
    names = ["1-good", "2-crash", "3-good", "4-good", "5-raise", "6-good"]
    documents = [Document(name, tmp_path / name, "train") for name in names]
    for document in documents:
        document.path.write_text(document.document_id)
    (tmp_path / "begun").mkdir()
    reader = partial(bad_readers.read_together, begun=tmp_path / "begun")
    found = list(ray_cluster.map_documents(documents, reader, Limits(megabytes=1500)))
    assert sorted(path.name for path in (tmp_path / "begun").iterdir()) == sorted(NODES)
    assert found == list(processes.map_documents(documents, bad_readers.read, Limits(megabytes=1500), 1))
    assert [result for _, result in found if isinstance(result, str)] == ["1-good", "3-good", "4-good", "6-good"]


@pytest.mark.slow
def test_a_local_run_continues_on_the_cluster_with_the_same_files(two_nodes, tmp_path, monkeypatch):
    write_documents(tmp_path / "in", ["alpha", "beta", "gamma", "delta"])
    settings = {"settings": SMALL, "num_proc": 0, "rows_per_shard": 4}
    prepare(tmp_path / "in", tmp_path / "whole", **settings)
    replace = shards.replace

    def stop_after_the_first_shard(path, content):
        replace(path, content)
        if b'"items": 0' not in content:
            raise KeyboardInterrupt

    monkeypatch.setattr(shards, "replace", stop_after_the_first_shard)
    with pytest.raises(KeyboardInterrupt):
        prepare(tmp_path / "in", tmp_path / "cut", **settings)
    monkeypatch.setattr(shards, "replace", replace)
    counts = prepare(tmp_path / "in", tmp_path / "cut", **settings | {"num_proc": 1}, engine="ray")
    assert counts["pages_read"] == 6 and files_of(tmp_path / "cut") == files_of(tmp_path / "whole")


@pytest.mark.slow
def test_a_table_is_filled_on_the_cluster_as_in_this_process(two_nodes, tmp_path, tiny_model_folder):
    write_documents(tmp_path / "in", ["alpha", "beta", "gamma"])
    settings = ExtractSettings((Field("name", ("Which name?",)),), str(tiny_model_folder))
    for output, engine, num_proc in (("here.jsonl", "process", 0), ("ray.jsonl", "ray", 2)):
        extract([tmp_path / "in"], tmp_path / output, settings, Limits(60, 4000), num_proc, engine)
    lines = (tmp_path / "ray.jsonl").read_text()
    assert lines.count('"error": null') == 3 and lines == (tmp_path / "here.jsonl").read_text()


def test_without_ray_the_command_names_what_to_install_and_writes_nothing(tmp_path, monkeypatch, capsys):
    write_documents(tmp_path / "in", ["alpha"])
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, ray_cluster.__name__)
    assert main(["prepare", str(tmp_path / "in"), "--output", str(tmp_path / "out"), "--engine", "ray"]) == 2
    error = capsys.readouterr().err
    assert "pip install 'transformers-djepa[ray]'" in error and error.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_data_sets_are_refused(tmp_path):
    datasets.Dataset.from_list([{"words": ["Total"]}]).to_parquet(tmp_path / "rows" / "train-0.parquet")
    with pytest.raises(ValueError, match="not a folder of documents"):
        prepare(tmp_path / "rows", tmp_path / "out", engine="ray")
