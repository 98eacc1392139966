#include <gtk/gtk.h>

#include "peers.h"

static void
create_menu (GtkMenuButton *button, gpointer data)
{
    GMenu *menu = g_menu_new ();
    g_menu_append (menu, "About", "app.about");
    gtk_menu_button_set_popover (button, gtk_popover_menu_new_from_model (G_MENU_MODEL (menu)));
    g_object_unref (menu);
}

static GtkWidget *
create_header (gboolean leads_back)
{
    GtkWidget *header = gtk_header_bar_new ();
    if (leads_back)
    {
        GtkWidget *back = gtk_button_new_from_icon_name ("go-previous-symbolic");
        gtk_widget_set_tooltip_text (back, "Back");
        gtk_header_bar_pack_start (GTK_HEADER_BAR (header), back);
    }
    GtkWidget *title = gtk_label_new ("Page");
    gtk_widget_add_css_class (title, "title");
    gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
    gtk_header_bar_set_title_widget (GTK_HEADER_BAR (header), title);
    GtkWidget *menu = gtk_menu_button_new ();
    gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (menu), "open-menu-symbolic");
    gtk_widget_set_tooltip_text (menu, "Main Menu");
    /* The widgets of the menu exist only while it is open. */
    gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (menu), create_menu, NULL, NULL);
    gtk_header_bar_pack_end (GTK_HEADER_BAR (header), menu);
    return header;
}

static GtkWidget *
create_page (gboolean leads_back)
{
    GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_append (GTK_BOX (page), create_header (leads_back));
    GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
    for (int row = 0; row < 3; row++)
    {
        gtk_box_append (GTK_BOX (box), gtk_label_new ("Name"));
        gtk_box_append (GTK_BOX (box), gtk_entry_new ());
        gtk_box_append (GTK_BOX (box), gtk_check_button_new_with_label ("Remember"));
    }
    gtk_box_append (GTK_BOX (box), gtk_button_new_with_label ("Go On"));
    gtk_box_append (GTK_BOX (page), box);
    return page;
}

static void
show_top (PeerWindow *window, GtkWidget *page)
{
    gtk_stack_set_visible_child (GTK_STACK (window->stack), page);
    gtk_window_set_title (GTK_WINDOW (window->window), "Page");
    gtk_widget_child_focus (gtk_widget_get_last_child (page), GTK_DIR_TAB_FORWARD);
}

PeerWindow
peer_open_window (void *application)
{
    PeerWindow window;
    window.window = gtk_application_window_new (application);
    /* The header bars of the pages replace the window's. */
    GtkWidget *none = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_widget_set_visible (none, FALSE);
    gtk_window_set_titlebar (GTK_WINDOW (window.window), none);
    window.stack = gtk_stack_new ();
    gtk_window_set_child (GTK_WINDOW (window.window), window.stack);
    gtk_window_set_default_size (GTK_WINDOW (window.window), 400, 500);
    GtkWidget *page = create_page (FALSE);
    gtk_stack_add_child (GTK_STACK (window.stack), page);
    gtk_window_present (GTK_WINDOW (window.window));
    show_top (&window, page);
    return window;
}

void
peer_close_window (PeerWindow *window)
{
    gtk_window_destroy (GTK_WINDOW (window->window));
}

void
peer_push (PeerWindow *window)
{
    GtkWidget *page = create_page (TRUE);
    gtk_stack_add_child (GTK_STACK (window->stack), page);
    show_top (window, page);
}

void
peer_pop (PeerWindow *window)
{
    GtkWidget *top = gtk_stack_get_visible_child (GTK_STACK (window->stack));
    show_top (window, gtk_widget_get_prev_sibling (top));
    gtk_stack_remove (GTK_STACK (window->stack), top);
}

static void
count_click (GtkButton *button, guint *count)
{
    *count += 1;
}

void
peer_count_clicks (void *button, unsigned *count)
{
    g_signal_connect (button, "clicked", G_CALLBACK (count_click), count);
}

void
peer_click (void *button, int count)
{
    guint signal = g_signal_lookup ("clicked", GTK_TYPE_BUTTON);
    for (int number = 0; number < count; number++)
        g_signal_emit (button, signal, 0);
}

static gboolean
count_link (GtkLabel *label, const char *address, guint *count)
{
    *count += 1;
    return TRUE;
}

void
peer_count_links (void *label, unsigned *count)
{
    g_signal_connect (label, "activate-link", G_CALLBACK (count_link), count);
}

void
peer_activate_links (void *label, int count)
{
    for (int number = 0; number < count; number++)
    {
        gboolean is_handled;
        g_signal_emit_by_name (label, "activate-link", "https://example.org", &is_handled);
    }
}
