// The same window as in LoginWindow.swift, in JavaScript.
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=4.0';
import System from 'system';

function createWindow(application) {
    const username = new Gtk.Entry({placeholder_text: 'Username'});
    const password = new Gtk.PasswordEntry({placeholder_text: 'Password', show_peek_icon: true});
    const error = new Gtk.Label();
    const logIn = new Gtk.Button({label: 'Log In', sensitive: false});

    const update = () => {
        error.label = '';
        logIn.sensitive = username.text !== '' && password.text !== '';
    };
    username.connect('changed', update);
    password.connect('changed', update);
    logIn.connect('clicked', () => {
        error.label = password.text === 'secret' ? `Welcome, ${username.text}` : 'The password is wrong.';
    });

    const column = new Gtk.Box({
        orientation: Gtk.Orientation.VERTICAL, spacing: 12,
        margin_start: 24, margin_end: 24, margin_top: 24, margin_bottom: 24,
    });
    for (const widget of [username, password, error, logIn])
        column.append(widget);

    const menu = new Gio.Menu();
    menu.append('About Log In', 'app.about');
    menu.append('Quit', 'app.quit');
    const header = new Gtk.HeaderBar();
    header.pack_end(new Gtk.MenuButton({icon_name: 'open-menu-symbolic', primary: true, menu_model: menu}));

    const window = new Gtk.ApplicationWindow({
        application, title: 'Log In', titlebar: header, child: column, default_width: 360, default_height: 260,
    });
    username.grab_focus();
    return window;
}

const application = new Gtk.Application({
    application_id: 'org.lassogtk.JavaScriptLogin', flags: Gio.ApplicationFlags.DEFAULT_FLAGS,
});
application.connect('activate', () => {
    for (const name of ['about', 'quit']) {
        const action = new Gio.SimpleAction({name});
        action.connect('activate', () => application.quit());
        application.add_action(action);
    }
    application.set_accels_for_action('app.quit', ['<Control>q']);
    const window = createWindow(application);
    let frames = 0;
    window.add_tick_callback(() => {
        frames += 1;
        if (frames < 2)
            return GLib.SOURCE_CONTINUE;
        print(`drawn ${GLib.get_monotonic_time()}`);
        return GLib.SOURCE_REMOVE;
    });
    window.present();
});
System.exit(application.run([]));
