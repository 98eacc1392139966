#include <gtk/gtk.h>

/* The second frame starts when the first one has been drawn. */
static gboolean
count_frame (GtkWidget *window, GdkFrameClock *clock, gpointer application)
{
    static int frames = 0;
    if (++frames < 2)
        return G_SOURCE_CONTINUE;
    g_application_quit (G_APPLICATION (application));
    return G_SOURCE_REMOVE;
}

static void
activate (GtkApplication *application, gpointer data)
{
    GtkWidget *window = gtk_application_window_new (application);
    gtk_window_set_child (GTK_WINDOW (window), gtk_label_new ("Hello"));
    gtk_widget_add_tick_callback (window, count_frame, application, NULL);
    gtk_window_present (GTK_WINDOW (window));
}

/* Opens a window with a label, and quits when it has been drawn. MinimalWindow is the same program in Swift. */
int
main (void)
{
    GtkApplication *application = gtk_application_new ("org.lassogtk.BareWindow", G_APPLICATION_NON_UNIQUE);
    g_signal_connect (application, "activate", G_CALLBACK (activate), NULL);
    int status = g_application_run (G_APPLICATION (application), 0, NULL);
    g_object_unref (application);
    return status;
}
