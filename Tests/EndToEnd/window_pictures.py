"""Pictures of windows as a desktop shows them: with their shadow and round corners, on a transparent background."""

import subprocess
import time

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf, GLib  # noqa: E402
from Xlib import X, Xatom, display  # noqa: E402
from Xlib.error import XError  # noqa: E402


class WindowPictures:
    """A display whose programs draw shadows."""

    def __init__(self, text_scale=1):
        """Lets programs that start later draw shadows, and texts as many times as large as usual."""
        self._compositor = subprocess.Popen(["xcompmgr"])
        self._display = display.Display()
        manager = self._display.intern_atom("_NET_WM_CM_S0")
        while self._display.get_selection_owner(manager) == X.NONE:
            if self._compositor.poll() is not None:
                raise AssertionError("xcompmgr didn't start.")
            time.sleep(0.05)
        # The tests' window manager leaves shadows alone, but doesn't say so.
        self._display.screen().root.change_property(
            self._display.intern_atom("_NET_SUPPORTED"), Xatom.ATOM, 32,
            [self._display.intern_atom("_GTK_FRAME_EXTENTS")], X.PropModeAppend,
        )  # fmt: skip
        resources = f"Xft.dpi:\t{int(96 * text_scale)}\n".encode()
        self._display.screen().root.change_property(Xatom.RESOURCE_MANAGER, Xatom.STRING, 8, resources)
        self._display.sync()

    def close(self):
        """Ends the display's shadows."""
        self._display.close()
        self._compositor.terminate()
        self._compositor.wait()

    def save(self, path):
        """Saves a picture of the window that has the focus, once it no longer changes."""
        pixels = None
        for _ in range(100):
            before, pixels = pixels, self._pixels()
            if pixels is not None and pixels == before:
                break
            time.sleep(0.2)
        width, height, data = pixels
        picture = GdkPixbuf.Pixbuf.new_from_bytes(
            GLib.Bytes.new(_straight(data)), GdkPixbuf.Colorspace.RGB, True, 8, width, height, width * 4
        )
        picture.savev(path, "png", [], [])

    def _pixels(self):
        """Returns the size of the window, and its pixels; None while there is no window."""
        found = subprocess.run(["xdotool", "getactivewindow"], capture_output=True, text=True)
        if found.returncode != 0:
            return None
        try:
            window = self._display.create_resource_object("window", int(found.stdout))
            size = window.get_geometry()
            image = window.get_image(0, 0, size.width, size.height, X.ZPixmap, 0xFFFFFFFF)
            return size.width, size.height, image.data
        except XError:
            return None


def _straight(data):
    """Returns pixels as red, green, blue, and alpha, of those as blue, green, and red multiplied by alpha, and alpha."""
    pixels = bytearray(data)
    pixels[0::4], pixels[2::4] = data[2::4], data[0::4]
    for index, alpha in enumerate(data[3::4]):
        if 0 < alpha < 255:
            for part in range(index * 4, index * 4 + 3):
                pixels[part] = min(pixels[part] * 255 // alpha, 255)
    return bytes(pixels)
