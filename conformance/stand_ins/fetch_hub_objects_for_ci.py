"""Stands in for transformers' helper that finds test files of the Hub in a local cache. Nothing here is fetched."""


def url_to_local_path(url, return_url_if_not_found=True):
    return url
