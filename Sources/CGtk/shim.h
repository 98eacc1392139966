/* The parts of GTK's C interface that Swift does not import.
 *
 * Swift imports neither function-like macros (casts, fundamental types) nor variadic functions. The ones that the
 * wrappers use are inline functions here, each named after the macro that it replaces.
 */
#pragma once

/* The headers of newer versions of GTK mark functions as deprecated that LassoGtk uses. A build must be free of
 * warnings with every GTK from 4.8 on. */
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define GLIB_DISABLE_DEPRECATION_WARNINGS

#include <gtk/gtk.h>
#include <gtk/gtkunixprint.h>
#include <graphene-gobject.h>
#include <cairo-gobject.h>
#include <errno.h>
#include <glib-unix.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
/* Swift's module of the C library leaves it out. */
#include <sys/xattr.h>
#include <time.h>
#include <unistd.h>

/* Replaces G_OBJECT_TYPE. */
static inline GType
cgtk_object_type (const void *instance)
{
    return G_TYPE_FROM_INSTANCE (instance);
}

/* Returns the pointer that a value holds, for any type whose values are pointers. `g_value_peek_pointer` supports fewer
 * types. */
static inline void *
cgtk_value_pointer (const GValue *value)
{
    return value->data[0].v_pointer;
}

/* Replaces G_SIGNAL_TYPE_STATIC_SCOPE. */
#define G_SIGNAL_TYPE_STATIC_SCOPE_BIT 1

/* Returns the current number of references to an object. The read is atomic because GIO's worker threads acquire and
 * release references. */
static inline unsigned int
cgtk_object_reference_count (const void *instance)
{
    return (unsigned int) g_atomic_int_get ((const int *) &((const GObject *) instance)->ref_count);
}

/* Returns whether the calling thread is the process's main thread. Called on every toggle notification, so the result
 * is cached for each thread. */
static inline int
cgtk_is_process_main_thread (void)
{
    static __thread signed char answer = -1;
    if (answer < 0)
        answer = syscall (SYS_gettid) == getpid ();
    return answer;
}

/* libdispatch's interface for event loops on the main thread: the descriptor that becomes readable when the main queue
 * has jobs, and the function that runs them. The library exports both, but its public headers do not declare them. */
extern int _dispatch_get_main_queue_handle_4CF (void);
extern void _dispatch_main_queue_callback_4CF (void *unused);

/* libdispatch's public functions for a single event, without the module of its Swift interface. A time with the highest
 * bit is one of the clock that also runs while the computer sleeps. */
extern struct cgtk_dispatch_queue _dispatch_main_q;
extern guint64 dispatch_time (guint64 when, gint64 nanoseconds);
extern void dispatch_after_f (guint64 when, struct cgtk_dispatch_queue *queue, void *context, void (*work) (void *));

static inline void
cgtk_do_nothing (void *unused)
{
}

/* Sets an accessible state. gtk_accessible_update_state_value reads an integer from a value that GTK 4.8 itself has
 * initialized for an enumeration, so only the variadic function, which Swift can't call, sets every kind of state. */
static inline void
cgtk_accessible_update_state (GtkAccessible *accessible, GtkAccessibleState state, int value)
{
    gtk_accessible_update_state (accessible, state, value, -1);
}

/* Returns the text of an accessible state's value if it differs from an expected one, otherwise NULL. For tests: Swift
 * can't call the variadic function. */
static inline char *
cgtk_test_accessible_check_state (GtkAccessible *accessible, GtkAccessibleState state, int value)
{
    return gtk_test_accessible_check_state (accessible, state, value, -1);
}

/* Sets an accessible property that is a Boolean, an integer, or an enumeration, for the same reason. */
static inline void
cgtk_accessible_update_property (GtkAccessible *accessible, GtkAccessibleProperty property, int value)
{
    gtk_accessible_update_property (accessible, property, value, -1);
}

/* Lets libdispatch open the descriptors of both clocks' timers. */
static inline void
cgtk_open_timers (void)
{
    const guint64 clocks[] = { 0, G_GUINT64_CONSTANT (1) << 63 };
    /* A time that has passed already would need no timer. */
    for (int i = 0; i < 2; i++)
        dispatch_after_f (dispatch_time (clocks[i], 1500 * G_GINT64_CONSTANT (1000000)), &_dispatch_main_q, NULL,
                          cgtk_do_nothing);
}

/* A signal that cgtk_catch_signal catches: the descriptor that becomes readable, and the time at which it came. */
struct cgtk_caught_signal
{
    int descriptor;
    unsigned int time;
};

/* There is one copy of the array, because only one Swift file catches signals. */
static inline struct cgtk_caught_signal *
cgtk_caught_signal (int number)
{
    static struct cgtk_caught_signal signals[NSIG];
    return &signals[number];
}

/* Tells the main loop when a signal comes for the first time, and ends the program when it comes again, even if the
 * main thread hangs. What comes within a second is not another request: a terminal that closes sends SIGHUP twice. Uses
 * only functions that may be called at any time. */
static inline void
cgtk_receive_signal (int number)
{
    const int error = errno;
    struct timespec now;
    clock_gettime (CLOCK_MONOTONIC, &now);
    /* In milliseconds. Zero means never. */
    const unsigned int time = (unsigned int) (now.tv_sec * 1000 + now.tv_nsec / 1000000) | 1;
    unsigned int first = 0;
    if (__atomic_compare_exchange_n (&cgtk_caught_signal (number)->time, &first, time, 0, __ATOMIC_SEQ_CST,
                                     __ATOMIC_SEQ_CST))
    {
        const guint64 one = 1;
        const ssize_t count = write (cgtk_caught_signal (number)->descriptor, &one, sizeof one);
        (void) count;
    }
    else if (time - first >= 1000)
    {
        signal (number, SIG_DFL);
        /* It arrives when this function returns. */
        raise (number);
    }
    errno = error;
}

/* Catches a signal. When it comes, the descriptor, which is that of an event, becomes readable. */
static inline void
cgtk_catch_signal (int number, int descriptor)
{
    *cgtk_caught_signal (number) = (struct cgtk_caught_signal) { .descriptor = descriptor };
    struct sigaction action = { 0 };
    action.sa_handler = cgtk_receive_signal;
    action.sa_flags = SA_RESTART;
    sigaction (number, &action, NULL);
}

/* Returns whether a signal that is caught has come. */
static inline int
cgtk_signal_has_come (int number)
{
    return __atomic_load_n (&cgtk_caught_signal (number)->time, __ATOMIC_SEQ_CST) != 0;
}

/* Returns the descriptor of a new event, or -1 if the process can open no more files. */
static inline int
cgtk_open_event (void)
{
    return eventfd (0, EFD_CLOEXEC | EFD_NONBLOCK);
}
