/* What applications write in C for the same purposes. DrawnBenchmarks compares the library with it. The widgets are of
   type void, so that the header works beside another module with GTK's headers. */
#pragma once

/* A window with a stack of pages, each with its header bar and the main menu, like that of a navigation
   controller. */
typedef struct
{
    void *window, *stack;
} PeerWindow;

/* Opens a window of an application. */
PeerWindow peer_open_window (void *application);

/* Closes a window. */
void peer_close_window (PeerWindow *window);

/* Shows a page of ten widgets above the others, with the title and the Back button, and moves the focus into it. */
void peer_push (PeerWindow *window);

/* Removes the page that is shown, and moves the focus into the one below. */
void peer_pop (PeerWindow *window);

/* Connects a handler that counts clicks. */
void peer_count_clicks (void *button, unsigned *count);

/* Emits "clicked" a number of times. */
void peer_click (void *button, int count);

/* Connects a handler that counts the requests of a label to open a link. */
void peer_count_links (void *label, unsigned *count);

/* Emits "activate-link" by name a number of times. */
void peer_activate_links (void *label, int count);
