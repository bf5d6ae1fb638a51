"""Keep freed memory in the process while training on a CPU.

glibc gives every large block back to the kernel when a tensor dies and asks for it again, page by page, when the next
one is made. Where page faults are dear, on many virtual machines, that is most of a training step.
"""

import ctypes
import platform


M_TRIM_THRESHOLD, M_MMAP_MAX = -1, -4  # parameters of glibc's mallopt(3)


def keep_freed_memory() -> bool:
    """Tell glibc not to return memory to the kernel. Returns whether it understood; other C libraries are left as they
    are.
    """
    if platform.libc_ver()[0] != "glibc":
        return False
    mallopt = ctypes.CDLL(None).mallopt
    return bool(mallopt(M_MMAP_MAX, 0) and mallopt(M_TRIM_THRESHOLD, 2**31 - 1))
