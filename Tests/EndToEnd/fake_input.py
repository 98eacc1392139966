"""Keys and mouse buttons for an X display, thousands a second."""

import ctypes


_ERROR_HANDLER = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)


class FakeInput:
    """A keyboard and a mouse, through the XTEST extension."""

    def __init__(self):
        self._x, self._test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        for function in (self._x.XOpenDisplay, self._x.XSetErrorHandler):
            function.restype = ctypes.c_void_p
        for function in (self._x.XStringToKeysym, self._x.XDefaultRootWindow, self._x.XInternAtom):
            function.restype = ctypes.c_ulong
        # A window may be closed while it is looked at. By default, such an error ends the process.
        self._ignore = _ERROR_HANDLER(lambda display, error: 0)
        self._x.XSetErrorHandler(self._ignore)
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(None))
        if not self._display:
            raise AssertionError("The display can't be opened.")
        self._root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))

    def close(self):
        self._x.XCloseDisplay(self._display)

    def press(self, keys):
        """Presses a key, with others held down, given by their X names: "ctrl+Left"."""
        codes = [self._code(_MODIFIERS.get(key, key)) for key in keys.split("+")]
        for code in codes:
            self._test.XTestFakeKeyEvent(self._display, code, 1, ctypes.c_ulong(0))
        for code in reversed(codes):
            self._test.XTestFakeKeyEvent(self._display, code, 0, ctypes.c_ulong(0))
        self._sync()

    def click(self, x, y, button=1):
        """Clicks at a place of the screen."""
        self._test.XTestFakeMotionEvent(self._display, -1, x, y, ctypes.c_ulong(0))
        for is_press in (1, 0):
            self._test.XTestFakeButtonEvent(self._display, button, is_press, ctypes.c_ulong(0))
        self._sync()

    def drag(self, x, y, to_x, to_y):
        """Moves the mouse between two places of the screen with the button held down."""
        self._test.XTestFakeMotionEvent(self._display, -1, x, y, ctypes.c_ulong(0))
        self._test.XTestFakeButtonEvent(self._display, 1, 1, ctypes.c_ulong(0))
        for step in range(1, 5):
            place = x + (to_x - x) * step // 4, y + (to_y - y) * step // 4
            self._test.XTestFakeMotionEvent(self._display, -1, *place, ctypes.c_ulong(0))
        self._test.XTestFakeButtonEvent(self._display, 1, 0, ctypes.c_ulong(0))
        self._sync()

    def active_area(self):
        """Returns the place of the active window: x, y, width, and height; None if there is none."""
        windows = [window for window in self._windows(b"_NET_ACTIVE_WINDOW") if window]
        if not windows:
            return None
        window, root, child = ctypes.c_ulong(windows[0]), ctypes.c_ulong(0), ctypes.c_ulong(0)
        x, y = ctypes.c_int(0), ctypes.c_int(0)
        width, height, border, depth = (ctypes.c_uint(0) for _ in range(4))
        sizes = [ctypes.byref(value) for value in (x, y, width, height, border, depth)]
        if not self._x.XGetGeometry(self._display, window, ctypes.byref(root), *sizes):
            return None
        self._x.XTranslateCoordinates(
            self._display, window, self._root, 0, 0, ctypes.byref(x), ctypes.byref(y), ctypes.byref(child)
        )
        return (x.value, y.value, width.value, height.value) if width.value and height.value else None

    def windows(self):
        """Returns the windows that the window manager shows, the oldest first."""
        return self._windows(b"_NET_CLIENT_LIST")

    def _windows(self, name):
        """Returns the windows that a property of the root window names."""
        name = ctypes.c_ulong(self._x.XInternAtom(self._display, name, 0))
        kind, size, count, rest = ctypes.c_ulong(0), ctypes.c_int(0), ctypes.c_ulong(0), ctypes.c_ulong(0)
        values = ctypes.POINTER(ctypes.c_ulong)()
        results = [ctypes.byref(value) for value in (kind, size, count, rest, values)]
        limit, any_type = ctypes.c_long(1000), ctypes.c_ulong(0)
        self._x.XGetWindowProperty(
            self._display, self._root, name, ctypes.c_long(0), limit, 0, any_type, *results
        )
        windows = [values[index] for index in range(count.value)]
        if values:
            self._x.XFree(values)
        return windows

    def _code(self, name):
        code = self._x.XKeysymToKeycode(self._display, ctypes.c_ulong(self._x.XStringToKeysym(name.encode())))
        if code == 0:
            raise AssertionError(f"The keyboard has no key {name!r}.")
        return code

    def _sync(self):
        self._x.XSync(self._display, 0)


_MODIFIERS = {"ctrl": "Control_L", "alt": "Alt_L", "shift": "Shift_L"}
