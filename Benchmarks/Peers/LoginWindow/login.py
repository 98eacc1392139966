"""The same window as in LoginWindow.swift, in Python."""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gio, GLib, Gtk  # noqa: E402


def create_window(application):
    username = Gtk.Entry(placeholder_text="Username")
    password = Gtk.PasswordEntry(placeholder_text="Password", show_peek_icon=True)
    error = Gtk.Label()
    log_in = Gtk.Button(label="Log In", sensitive=False)

    def update(_):
        error.set_label("")
        log_in.set_sensitive(username.get_text() != "" and password.get_text() != "")

    def show_result(_):
        is_right = password.get_text() == "secret"
        error.set_label(f"Welcome, {username.get_text()}" if is_right else "The password is wrong.")

    username.connect("changed", update)
    password.connect("changed", update)
    log_in.connect("clicked", show_result)

    column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, margin_start=24, margin_end=24,
                     margin_top=24, margin_bottom=24)
    for widget in (username, password, error, log_in):
        column.append(widget)

    menu = Gio.Menu()
    menu.append("About Log In", "app.about")
    menu.append("Quit", "app.quit")
    header = Gtk.HeaderBar()
    header.pack_end(Gtk.MenuButton(icon_name="open-menu-symbolic", primary=True, menu_model=menu))

    window = Gtk.ApplicationWindow(application=application, title="Log In", default_width=360, default_height=260)
    window.set_titlebar(header)
    window.set_child(column)
    username.grab_focus()
    return window


def activate(application):
    for name in ("about", "quit"):
        action = Gio.SimpleAction(name=name)
        action.connect("activate", lambda *_: application.quit())
        application.add_action(action)
    application.set_accels_for_action("app.quit", ["<Control>q"])
    window = create_window(application)
    frames = 0

    def count_frame(*_):
        nonlocal frames
        frames += 1
        if frames < 2:
            return GLib.SOURCE_CONTINUE
        print("drawn", GLib.get_monotonic_time(), flush=True)
        return GLib.SOURCE_REMOVE

    window.add_tick_callback(count_frame)
    window.present()


application = Gtk.Application(application_id="org.lassogtk.PythonLogin", flags=Gio.ApplicationFlags.DEFAULT_FLAGS)
application.connect("activate", activate)
sys.exit(application.run([]))
