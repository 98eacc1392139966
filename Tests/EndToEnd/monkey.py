"""Does random things to a program: keys, clicks, links, sizes, and appearances."""

import subprocess
import threading

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

TIMEOUT = 600
"""How long the program may take to handle one thing, in seconds. Only a failing test waits this long: with a sanitizer,
the list with a million rows takes its time."""

_THINGS_AT_ONCE = 5

_KEYS = (
    ["Tab"] * 6
    + ["shift+Tab", "Return", "Return", "space", "space", "Escape", "Escape"]
    + ["Up", "Down", "Left", "Right", "Home", "End", "Page_Up", "Page_Down", "BackSpace", "Delete"]
    + ["F2", "F10", "Menu", "shift+Down", "shift+Up", "alt+Up", "alt+Down", "alt+Left", "plus", "minus"]
)
_SHORTCUTS = (
    [f"ctrl+{letter}" for letter in "abcfilmnorstuvxyz"]
    + [f"alt+{letter}" for letter in "abcdefghiklmnoprstuvw"]
    + ["ctrl+comma", "ctrl+shift+slash", "ctrl+shift+p", "ctrl+shift+z", "ctrl+Page_Down", "F1"]
)


class Monkey:
    """A user without a plan."""

    def __init__(self, chance, user_input, portal, program, links):
        self.chance, self.input, self.portal, self.program, self.links = chance, user_input, portal, program, links
        self.done = []
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)

    def do_something(self):
        """Does one thing. After some, it waits until the program has handled them."""
        name, thing = self.chance.choices(self._THINGS, self._WEIGHTS)[0]
        self.done.append(name)
        thing(self)
        if len(self.done) % _THINGS_AT_ONCE == 0:
            self.wait_for_program()

    def open(self, link):
        """Opens a link."""
        self._note(link)
        self._call("org.freedesktop.Application", "Open", GLib.Variant("(asa{sv})", ([link], {})))

    def wait_for_program(self):
        """Waits until the program has handled what it knows of."""
        self._call("org.gtk.Actions", "List", None)

    def is_program_running(self):
        """Returns whether the program has its name on the session bus, which it gives up when it ends."""
        answer = self.bus.call_sync(
            "org.freedesktop.DBus", "/", "org.freedesktop.DBus", "NameHasOwner",
            GLib.Variant("(s)", (self.program,)), None, Gio.DBusCallFlags.NONE, -1, None,
        )  # fmt: skip
        return answer.unpack()[0]

    # Things.

    def _press_key(self):
        self._press(self.chance.choice(_KEYS))

    def _press_shortcut(self):
        self._press(self.chance.choice(_SHORTCUTS))

    def _type(self):
        for _ in range(self.chance.randint(1, 4)):
            self._press(self.chance.choice("abcdefghijklmnopqrstuvwxyz0123456789"))

    def _click(self):
        place = self._place()
        if place is not None:
            button = self.chance.choices((1, 2, 3, 4, 5, 8), (70, 2, 8, 8, 10, 2))[0]
            self._note(f"{button} {place}")
            self.input.click(*place, button)

    def _double_click(self):
        place = self._place()
        if place is not None:
            self._note(str(place))
            self.input.click(*place)
            self.input.click(*place)

    def _drag(self):
        start, end = self._place(), self._place()
        if start is not None and end is not None:
            self._note(f"{start} {end}")
            self.input.drag(*start, *end)

    def _open_link(self):
        self.open(self.chance.choice(self.links))

    def _resize(self):
        width, height = self.chance.randint(360, 1200), self.chance.randint(294, 900)
        self._note(f"{width} x {height}")
        command = ["xdotool", "getactivewindow", "windowsize", str(width), str(height)]
        subprocess.run(command, check=False, capture_output=True)

    def _change_appearance(self):
        self._note(self.portal.change(self.chance))

    # Choices are in the order of these lists, so that a seed repeats them.
    _THINGS = [
        ("key", _press_key),
        ("shortcut", _press_shortcut),
        ("text", _type),
        ("click", _click),
        ("double click", _double_click),
        ("drag", _drag),
        ("link", _open_link),
        ("size", _resize),
        ("appearance", _change_appearance),
    ]
    _WEIGHTS = [28, 10, 8, 42, 3, 3, 4, 1, 1]

    # Details.

    def _note(self, detail):
        self.done.append(f"{self.done.pop() if self.done else ''} {detail}")

    def _press(self, keys):
        self._note(keys)
        self.input.press(keys)

    def _place(self):
        """Returns a place in the active window; None if there is none."""
        area = self.input.active_area()
        if area is None:
            return None
        x, y, width, height = area
        return x + self.chance.randrange(width), y + self.chance.randrange(height)

    def _call(self, interface, method, arguments):
        path = "/" + self.program.replace(".", "/")
        try:
            self.bus.call_sync(
                self.program, path, interface, method, arguments, None, Gio.DBusCallFlags.NO_AUTO_START, TIMEOUT * 1000
            )
        except GLib.Error as error:
            # The program has been left meanwhile.
            if error.matches(Gio.io_error_quark(), Gio.IOErrorEnum.TIMED_OUT):
                raise AssertionError(f"The program doesn't answer after {TIMEOUT} s.") from None


class Portal:
    """The desktop's portal, whose appearance changes, and which lets programs inhibit the end of the session."""

    _NAME, _PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
    _SETTINGS, _NAMESPACE = "org.freedesktop.portal.Settings", "org.freedesktop.appearance"
    # GTK asks the portal to inhibit, and for the end of the session, if no session manager is there.
    _DESCRIPTION = """<node>
        <interface name="org.freedesktop.portal.Settings">
            <method name="ReadAll"><arg type="as"/><arg type="a{sa{sv}}" direction="out"/></method>
            <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
        </interface>
        <interface name="org.freedesktop.portal.Inhibit">
            <method name="Inhibit">
                <arg type="s"/><arg type="u"/><arg type="a{sv}"/><arg type="o" direction="out"/>
            </method>
            <method name="CreateMonitor"><arg type="s"/><arg type="a{sv}"/><arg type="o" direction="out"/></method>
        </interface></node>"""
    _VALUES = {
        "color-scheme": [GLib.Variant("u", value) for value in range(3)],
        "contrast": [GLib.Variant("u", value) for value in range(2)],
        "reduced-motion": [GLib.Variant("u", value) for value in range(2)],
        "accent-color": [GLib.Variant("(ddd)", color) for color in ((0.9, 0.2, 0.1), (1, 0.9, 0.2), (-1, 0, 0))],
    }

    def __init__(self):
        self._values = {}
        self._context = GLib.MainContext()
        self._loop = GLib.MainLoop(self._context)
        self._bus, is_ready = None, threading.Event()
        self._thread = threading.Thread(target=self._run, args=(is_ready,), daemon=True)
        self._thread.start()
        is_ready.wait()

    def close(self):
        self._loop.quit()
        self._thread.join()
        # A portal that is there and never answers would stop GTK in later tests.
        self._bus.close_sync()

    def change(self, chance):
        """Changes one value, and returns its description."""
        key = chance.choice(sorted(self._VALUES))
        value = self._values[key] = chance.choice(self._VALUES[key])
        arguments = GLib.Variant("(ssv)", (self._NAMESPACE, key, value))
        self._bus.emit_signal(None, self._PATH, self._SETTINGS, "SettingChanged", arguments)
        return f"{key} {value}"

    def _run(self, is_ready):
        self._context.push_thread_default()
        # A connection of its own, whose calls are handled in this thread.
        self._bus = Gio.DBusConnection.new_for_address_sync(
            Gio.dbus_address_get_for_bus_sync(Gio.BusType.SESSION),
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
        )
        for interface in Gio.DBusNodeInfo.new_for_xml(self._DESCRIPTION).interfaces:
            self._bus.register_object(self._PATH, interface, self._called)
        Gio.bus_own_name_on_connection(self._bus, self._NAME, 0, None, None)
        is_ready.set()
        self._loop.run()

    def _called(self, bus, sender, path, interface, method, arguments, invocation):
        if method == "ReadAll":
            result = GLib.Variant("(a{sa{sv}})", ({self._NAMESPACE: self._values},))
        else:
            result = GLib.Variant("(o)", (f"{self._PATH}/request/{method.lower()}",))
        invocation.return_value(result)
