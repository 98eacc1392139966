"""Keeps a program from writing files outside of some folders, whatever is typed into its file dialogs."""

import ctypes
import os
import stat
import struct

# System calls and constants of Linux. Source: landlock(7).
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_PATH_BENEATH, _NO_NEW_PRIVILEGES = 1, 38
_WRITE_FILE = 1 << 1
# Removing and making files, folders, links, sockets, pipes, and devices.
_CHANGE_FOLDERS = sum(1 << bit for bit in range(4, 13))


def protect(*folders):
    """Keeps this process, and those that it starts, from changing files outside of some folders. A system without
    Landlock doesn't protect them."""
    system = ctypes.CDLL(None, use_errno=True)
    rights = _WRITE_FILE | _CHANGE_FOLDERS
    attributes = struct.pack("Q", rights)
    rules = system.syscall(_CREATE_RULESET, attributes, len(attributes), 0)
    if rules < 0:
        return
    for path in folders:
        folder = os.open(path, os.O_PATH)
        allowed = rights if stat.S_ISDIR(os.fstat(folder).st_mode) else _WRITE_FILE
        rule = struct.pack("=Qi", allowed, folder)
        if system.syscall(_ADD_RULE, rules, _PATH_BENEATH, rule, 0) != 0:
            raise OSError(ctypes.get_errno(), "The rule can't be added", path)
        os.close(folder)
    if system.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) != 0 or system.syscall(_RESTRICT_SELF, rules, 0) != 0:
        raise OSError(ctypes.get_errno(), "The files can't be protected")
    os.close(rules)
