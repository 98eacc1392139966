#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>

/* The same window as in LoginWindow.swift, in C. */

static gboolean tells_frames;

typedef struct
{
    GtkWidget *username, *password, *error, *log_in;
    /* Whether a text has changed that no frame shows yet. */
    gboolean is_waiting;
} Login;

static void
update (GtkEditable *editable, Login *login)
{
    const char *username = gtk_editable_get_text (GTK_EDITABLE (login->username));
    const char *password = gtk_editable_get_text (GTK_EDITABLE (login->password));
    gtk_label_set_label (GTK_LABEL (login->error), "");
    gtk_widget_set_sensitive (login->log_in, *username != '\0' && *password != '\0');
    login->is_waiting = TRUE;
}

static void
show_result (GtkButton *button, Login *login)
{
    const char *username = gtk_editable_get_text (GTK_EDITABLE (login->username));
    const char *password = gtk_editable_get_text (GTK_EDITABLE (login->password));
    if (strcmp (password, "secret") == 0)
    {
        char *text = g_strdup_printf ("Welcome, %s", username);
        gtk_label_set_label (GTK_LABEL (login->error), text);
        g_free (text);
    }
    else
        gtk_label_set_label (GTK_LABEL (login->error), "The password is wrong.");
}

static void
print_time (const char *event)
{
    printf ("%s %" G_GINT64_FORMAT "\n", event, g_get_monotonic_time ());
    fflush (stdout);
}

static void
tell_frame (GdkFrameClock *clock, Login *login)
{
    if (login->is_waiting)
        print_time ("shown");
    login->is_waiting = FALSE;
}

/* The second frame starts when the first one has been drawn. */
static gboolean
count_frame (GtkWidget *window, GdkFrameClock *clock, gpointer data)
{
    static int frames = 0;
    if (++frames < 2)
        return G_SOURCE_CONTINUE;
    if (tells_frames)
        g_signal_connect_after (clock, "after-paint", G_CALLBACK (tell_frame), data);
    print_time ("drawn");
    return G_SOURCE_REMOVE;
}

static void
quit (GSimpleAction *action, GVariant *parameter, gpointer application)
{
    g_application_quit (G_APPLICATION (application));
}

static GtkWidget *
create_menu_button (void)
{
    GMenu *menu = g_menu_new ();
    g_menu_append (menu, "About Log In", "app.about");
    g_menu_append (menu, "Quit", "app.quit");
    GtkWidget *button = gtk_menu_button_new ();
    gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "open-menu-symbolic");
    gtk_menu_button_set_primary (GTK_MENU_BUTTON (button), TRUE);
    gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
    g_object_unref (menu);
    return button;
}

static void
activate (GtkApplication *application, gpointer data)
{
    static const GActionEntry entries[] = { { "about", quit }, { "quit", quit } };
    static const char *quit_keys[] = { "<Control>q", NULL };
    g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries), application);
    gtk_application_set_accels_for_action (application, "app.quit", quit_keys);

    Login *login = g_new0 (Login, 1);
    login->username = gtk_entry_new ();
    gtk_entry_set_placeholder_text (GTK_ENTRY (login->username), "Username");
    login->password = gtk_password_entry_new ();
    g_object_set (login->password, "placeholder-text", "Password", "show-peek-icon", TRUE, NULL);
    login->error = gtk_label_new ("");
    login->log_in = gtk_button_new_with_label ("Log In");
    gtk_widget_set_sensitive (login->log_in, FALSE);
    g_signal_connect (login->username, "changed", G_CALLBACK (update), login);
    g_signal_connect (login->password, "changed", G_CALLBACK (update), login);
    g_signal_connect (login->log_in, "clicked", G_CALLBACK (show_result), login);

    GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
    gtk_widget_set_margin_start (column, 24);
    gtk_widget_set_margin_end (column, 24);
    gtk_widget_set_margin_top (column, 24);
    gtk_widget_set_margin_bottom (column, 24);
    gtk_box_append (GTK_BOX (column), login->username);
    gtk_box_append (GTK_BOX (column), login->password);
    gtk_box_append (GTK_BOX (column), login->error);
    gtk_box_append (GTK_BOX (column), login->log_in);

    GtkWidget *header = gtk_header_bar_new ();
    gtk_header_bar_pack_end (GTK_HEADER_BAR (header), create_menu_button ());

    GtkWidget *window = gtk_application_window_new (application);
    gtk_window_set_title (GTK_WINDOW (window), "Log In");
    gtk_window_set_titlebar (GTK_WINDOW (window), header);
    gtk_window_set_child (GTK_WINDOW (window), column);
    gtk_window_set_default_size (GTK_WINDOW (window), 360, 260);
    g_object_set_data_full (G_OBJECT (window), "login", login, g_free);
    gtk_widget_grab_focus (login->username);
    gtk_widget_add_tick_callback (window, count_frame, login, NULL);
    gtk_window_present (GTK_WINDOW (window));
}

int
main (void)
{
    tells_frames = g_getenv ("LOGIN_WINDOW_FRAMES") != NULL;
    GtkApplication *application = gtk_application_new ("org.lassogtk.CLogin", G_APPLICATION_DEFAULT_FLAGS);
    g_signal_connect (application, "activate", G_CALLBACK (activate), NULL);
    int status = g_application_run (G_APPLICATION (application), 0, NULL);
    g_object_unref (application);
    return status;
}
