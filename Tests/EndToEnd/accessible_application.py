"""Controls a program as an assistive technology does, through AT-SPI and the keyboard."""

import os
import subprocess
import tempfile
import time
import weakref

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# Roles by number, because their names, for example "push button", differ between releases of AT-SPI.
ALERT = Atspi.Role.ALERT
BUTTON = Atspi.Role.PUSH_BUTTON
LABEL = Atspi.Role.LABEL
LIST = Atspi.Role.LIST
LIST_ITEM = Atspi.Role.LIST_ITEM
MENU_ITEM = Atspi.Role.MENU_ITEM
PAGE_TAB = Atspi.Role.PAGE_TAB
PASSWORD_FIELD = Atspi.Role.PASSWORD_TEXT
FIELDS = (Atspi.Role.TEXT, Atspi.Role.ENTRY, PASSWORD_FIELD)
WINDOW = Atspi.Role.FRAME

NEVER_IN_LISTS = (ALERT, LIST, MENU_ITEM, PAGE_TAB, WINDOW)

TIMEOUT = 180
"""How long to wait for something to appear, in seconds. Only a failing test waits this long."""


def has_fault(lines, fault):
    """Returns whether lines begin with a fault of GTK, of which each line contains a text."""
    return len(lines) >= len(fault) and all(text in line for text, line in zip(fault, lines))


class AccessibleApplication:
    """A running program, accessed through AT-SPI."""

    def __init__(self, command, environment=None, prepare=None, ignored=()):
        """Starts the program, after a function that is called in its process.

        Lines of its standard error that contain one of the ignored texts are GTK's own faults, too. A tuple of texts
        is one fault of as many lines, one after the other.
        """
        faults = (*FAULTS_OF_GTK, *ignored)
        self._ignored = [fault if isinstance(fault, tuple) else (fault,) for fault in faults]
        # A pipe would stop a program that writes much. What is appended doesn't depend on where it is read.
        self._errors = tempfile.TemporaryFile("a+")
        weakref.finalize(self, self._errors.close)
        self.process = subprocess.Popen(
            command,
            env={**os.environ, **(environment or {})},
            stdout=subprocess.DEVNULL,
            stderr=self._errors,
            preexec_fn=prepare,
        )

    # Content of the screen.

    @property
    def root(self):
        """The program's topmost accessible object, or None until the program has registered."""
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(index)
            # Nothing is known of a program that has just ended.
            if application is not None and _answer(application.get_process_id) == self.process.pid:
                return application
        return None

    def all(self, role=None, name=None):
        """Returns all accessible objects with a role, or one of several, and a name, in tree order."""
        return list(_matching(self.root, role, name))

    def first(self, role=None, name=None):
        """Returns an accessible object with a role, or one of several, and a name; None if there is none.

        Lists are read last: they have many objects, and reading them takes longer than a toast is shown.
        """
        lists = []
        found = next(_matching(self.root, role, name, lists), None)
        while found is None and lists and role not in NEVER_IN_LISTS:
            found = next(_matching(lists.pop(0), role, name), None)
        return found

    def wait_for(self, role=None, name=None):
        """Waits for an accessible object with a role and a name, and returns it."""
        return self.wait_until(lambda: self.first(role, name), f"{_described(role)} {name!r} is shown")

    def wait_until_gone(self, role=None, name=None):
        self.wait_until(lambda: not self.all(role, name), f"{_described(role)} {name!r} is gone")

    def wait_until(self, condition, description):
        """Waits until a condition returns a true value, and returns that value."""
        deadline = time.monotonic() + TIMEOUT
        while time.monotonic() < deadline:
            answer = _answer(condition)
            if answer:
                return answer
            if self.process.poll() is not None:
                raise AssertionError(f"The program ended ({self.process.returncode}) before: {description}")
            time.sleep(0.02)
        raise AssertionError(f"Not true after {TIMEOUT} s: {description}\n{self.describe()}")

    def describe(self):
        """Returns the tree as text for failure messages."""
        return "\n".join(_lines(self.root, 0)) or "(not registered with AT-SPI)"

    def field(self, name):
        """Waits for a text field with a name, and returns it."""
        return self.wait_for(FIELDS, name)

    def text_of(self, field):
        """Returns the text of a field."""
        return _text(self.field(field))

    # Actions of a user.

    def click(self, name):
        """Clicks a button, as a screen reader does."""
        button = self.wait_for(BUTTON, name)
        self.wait_until(lambda: is_sensitive(button), f"{name!r} is sensitive")
        Atspi.Action.do_action(button, 0)

    def click_with_mouse(self, name):
        """Clicks a button with the mouse."""
        button = self.wait_for(BUTTON, name)
        self.wait_until(lambda: is_sensitive(button), f"{name!r} is sensitive")
        self.click_object_with_mouse(button)

    def click_object_with_mouse(self, accessible):
        """Clicks in the middle of an object with the mouse, when the object no longer moves."""
        place = self.resting_place(accessible)
        window = subprocess.run(["xdotool", "getactivewindow"], check=True, capture_output=True, text=True).stdout.strip()
        middle = [str(place.x + place.width // 2), str(place.y + place.height // 2)]
        subprocess.run(["xdotool", "mousemove", "--window", window, *middle, "click", "1"], check=True)

    def resting_place(self, accessible):
        """Returns the place of an object in its window, after the transition that it may take part in."""
        places = []

        def is_at_rest():
            place = Atspi.Component.get_extents(accessible, Atspi.CoordType.WINDOW)
            places.append((place.x, place.y, place.width, place.height))
            time.sleep(0.1)
            return place if len(places) > 1 and places[-1] == places[-2] else None

        return self.wait_until(is_at_rest, "the object no longer moves")

    def type(self, text, into=None):
        """Types text with the keyboard. If a field is named, the text replaces the field's text."""
        if into is not None:
            self.focus(into)
            self.press("ctrl+a")
        subprocess.run(["xdotool", "type", "--delay", "5", "--", text], check=True)
        if into is not None:
            self.wait_until(lambda: field_length(self.field(into)) == len(text), f"{into!r} has the text")

    def press(self, *keys):
        """Presses keys, given by their X names."""
        subprocess.run(["xdotool", "key", "--delay", "20", *keys], check=True)

    def wait_for_active_dialog(self):
        """Waits until a dialog receives keyboard input. It is visible slightly earlier."""

        def is_active():
            window = subprocess.run(["xdotool", "getactivewindow"], capture_output=True, text=True).stdout.strip()
            answer = subprocess.run(["xprop", "-id", window, "WM_TRANSIENT_FOR"], capture_output=True, text=True)
            return "window id" in answer.stdout

        self.wait_until(is_active, "a dialog is active")

    def press_mouse_button(self, button):
        """Presses a mouse button in the middle of the window."""
        subprocess.run(
            ["xdotool", "getactivewindow", "mousemove", "--window", "%1", "200", "300", "click", str(button)], check=True
        )

    def focus(self, name):
        """Moves the keyboard focus to a field with the Tab key."""
        # GTK's lists take the focus once for each row.
        focused = self.focused()

        def moves():
            nonlocal focused
            focused = self.focused()
            return focused != before

        for _ in range(60):
            if name in focused:
                return
            before = focused
            self.press("Tab")
            try:
                self.wait_until(moves, "the focus moves")
            except AssertionError:
                pass
        raise AssertionError(f"Tab doesn't move the focus to {name!r}\n{self.describe()}")

    def focused(self):
        """Returns the names of the focused objects."""
        return [found.get_name() for found in _descendants(self.root) if is_focused(found)]

    def wait_for_end(self):
        """Waits until the program ends by itself, and returns its exit status."""
        return self.process.wait(timeout=TIMEOUT)

    def errors(self):
        """Returns the standard error of the program until now, without warnings that are GTK's own faults."""
        self._errors.seek(0)
        lines = [line for line in self._errors.read().splitlines() if line]
        others = []
        while lines:
            fault = next((fault for fault in self._ignored if has_fault(lines, fault)), None)
            if fault is None:
                others.append(lines[0])
            del lines[: 1 if fault is None else len(fault)]
        return "\n".join(others)

    def close(self):
        """Ends the program and returns its standard error, without warnings that are GTK's own faults.

        Fails if the program has already ended by itself.
        """
        ended = self.process.poll()
        if ended is not None:
            raise AssertionError(f"The program ended by itself with status {ended}:\n{self.errors()}")
        self.process.terminate()
        try:
            self.process.wait(timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        return self.errors()


FAULTS_OF_GTK = (
    # GTK 4.18 counts pressed buttons wrongly if a widget is removed meanwhile, in every program.
    "Broken accounting of active state",
    # GTK 4.18 warns, without any effect, if a program changes the text of a field while the user types in it.
    "irreversible action while in user action",
    # GTK changes a scrollbar while it lays out what is scrolled, and then draws it: its merge request 5222.
    "Trying to snapshot GtkGizmo",
    # The tests' bus has no service that shows notifications, of which GLib warns.
    "unable to send notifications through org.freedesktop.Notifications",
)


def is_sensitive(accessible):
    return accessible.get_state_set().contains(Atspi.StateType.SENSITIVE)


def is_focused(accessible):
    return bool(_answer(lambda: accessible.get_state_set().contains(Atspi.StateType.FOCUSED)))


def is_selected(accessible):
    return bool(_answer(lambda: accessible.get_state_set().contains(Atspi.StateType.SELECTED)))


def field_length(accessible):
    return Atspi.Text.get_character_count(accessible)


def set_text(field, text):
    """Replaces a field's text as an assistive technology does, and returns whether that succeeded."""
    return Atspi.EditableText.set_text_contents(field, text)


def described_by(accessible):
    """Returns the names of the objects that describe an accessible object."""
    return [
        relation.get_target(index).get_name()
        for relation in accessible.get_relation_set()
        if relation.get_relation_type() == Atspi.RelationType.DESCRIBED_BY
        for index in range(relation.get_n_targets())
    ]


def _descendants(accessible):
    """Yields the objects in an object, in tree order."""
    return _matching(accessible, None, None)


def _matching(accessible, role, name, lists=None):
    """Yields the objects in an object that have a role, or one of several, and a name, in tree order.

    Lists are not entered if they are to be collected in `lists`. Each question about an object takes as long as a message
    to the program and back, so none is asked twice.
    """
    if accessible is None:
        return
    roles = role if isinstance(role, tuple) else (role,)
    for index in range(_answer(accessible.get_child_count) or 0):
        child = _answer(lambda: accessible.get_child_at_index(index))
        if child is None:
            continue
        role_of_child = None if role is None and lists is None else _answer(child.get_role)
        if (role is None or role_of_child in roles) and (name is None or _answer(child.get_name) == name):
            yield child
        if lists is not None and role_of_child == LIST:
            lists.append(child)
        else:
            yield from _matching(child, role, name, lists)


def _lines(accessible, depth):
    if accessible is None:
        return
    yield "  " * depth + f"{_answer(accessible.get_role_name)} {_answer(accessible.get_name)!r}{_contents(accessible)}"
    for index in range(_answer(accessible.get_child_count) or 0):
        yield from _lines(_answer(lambda: accessible.get_child_at_index(index)), depth + 1)


def _described(role):
    if isinstance(role, tuple):
        return " or ".join(map(_described, role))
    return "object" if role is None else role.value_nick


def _text(field):
    return Atspi.Text.get_text(field, 0, field_length(field))


def _contents(accessible):
    role = _answer(accessible.get_role)
    contents = f" containing {_text(accessible)!r}" if role in FIELDS and role != PASSWORD_FIELD else ""
    contents += ", with the focus" if is_focused(accessible) else ""
    return contents + ("" if _answer(lambda: is_sensitive(accessible)) else ", turned off")


def _answer(question):
    """Returns the result of a question, or None if the object disappeared in the meantime."""
    try:
        return question()
    except GLib.Error:
        return None
