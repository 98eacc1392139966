/* What Swift needs of GTK's C interface beyond what it imports by itself.
 *
 * Swift imports neither function-like macros (casts, fundamental types) nor variadic functions. What the wrappers use of
 * them stands here as inline functions, each named after the macro it replaces.
 */
#pragma once

/* Headers of a GTK newer than the one LassoGtk is written for mark functions as deprecated; a build must stay free of
 * warnings on every GTK from 4.8 on. */
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define GLIB_DISABLE_DEPRECATION_WARNINGS

#include <gtk/gtk.h>
#include <gtk/gtkunixprint.h>
#include <graphene-gobject.h>
#include <cairo-gobject.h>
#include <glib-unix.h>
#include <sys/syscall.h>
#include <unistd.h>

/* G_OBJECT_TYPE */
static inline GType
cgtk_object_type (const void *instance)
{
    return G_TYPE_FROM_INSTANCE (instance);
}

/* The pointer that a value of any type with pointers holds. `g_value_peek_pointer` does the same for fewer types. */
static inline void *
cgtk_value_pointer (const GValue *value)
{
    return value->data[0].v_pointer;
}

/* G_SIGNAL_TYPE_STATIC_SCOPE */
#define G_SIGNAL_TYPE_STATIC_SCOPE_BIT 1

/* How many references an object has at this moment. Read atomically: GIO's worker threads take and drop references. */
static inline unsigned int
cgtk_object_reference_count (const void *instance)
{
    return (unsigned int) g_atomic_int_get ((const int *) &((const GObject *) instance)->ref_count);
}

/* Whether the calling thread is the one that the process began with. Asked on every toggle notification, so the answer is
 * kept for each thread. */
static inline int
cgtk_is_process_main_thread (void)
{
    static __thread signed char answer = -1;
    if (answer < 0)
        answer = syscall (SYS_gettid) == getpid ();
    return answer;
}

/* libdispatch's interface for event loops that run on the main thread: the descriptor that becomes readable when the main
 * queue has work, and the call that does that work. Exported by the library, declared in none of its public headers. */
extern int _dispatch_get_main_queue_handle_4CF (void);
extern void _dispatch_main_queue_callback_4CF (void *unused);
