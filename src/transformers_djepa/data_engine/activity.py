"""Whether people are waiting, for the work in the background."""

import time


class Activity:
    """Requests in progress, as a context manager around each, entered in a single thread."""

    def __init__(self):
        self._running, self._ended = 0, float("-inf")

    def __enter__(self) -> "Activity":
        self._running += 1
        return self

    def __exit__(self, *error) -> None:
        self._running -= 1
        self._ended = time.monotonic()

    def quiet_seconds(self) -> float:
        """Seconds since the last request was answered; 0 while one is in progress."""
        return 0.0 if self._running else time.monotonic() - self._ended
