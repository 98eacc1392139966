#pragma once

/* The parts of Swift's runtime library and of libdispatch with which a program decides where jobs run, and when. The
   runtime library exports its part, but its modules don't declare it. */

#include <stdint.h>

#define CSWIFT_CALL __attribute__((swiftcall))

typedef CSWIFT_CALL void (*cswift_enqueue_original) (void *job);
typedef CSWIFT_CALL void (*cswift_enqueue_hook) (void *job, cswift_enqueue_original original);

/* If it is set, the runtime calls this function with each job that may run on any thread: each call of a nonisolated
   asynchronous function, and each resumption of a continuation, also of a task that continues on the main actor. */
extern cswift_enqueue_hook swift_task_enqueueGlobal_hook;

/* Runs a job. No executor stands for any thread. */
extern CSWIFT_CALL void swift_job_run (void *job, void *executor, uintptr_t implementation);

/* Runs a job that may run on any thread on this one. */
static inline void
cswift_run_job (void *job)
{
    swift_job_run (job, 0, 0);
}

/* A function that takes a job, and returns whether it did. */
typedef int (*cswift_take_job) (void *job);

/* What a Swift module that includes this file has set. Swift emits only the variables of functions. */
struct cswift_hooks
{
    cswift_take_job take;
    cswift_enqueue_hook next;
};

static inline struct cswift_hooks *
cswift_hooks (void)
{
    static struct cswift_hooks hooks;
    return &hooks;
}

static inline CSWIFT_CALL void
cswift_enqueue (void *job, cswift_enqueue_original original)
{
    if (cswift_hooks ()->take (job))
        return;
    if (cswift_hooks ()->next)
        cswift_hooks ()->next (job, original);
    else
        original (job);
}

/* Lets a function take jobs, before those that were set by other modules. Called once by one file of a module. */
static inline void
cswift_set_taker (cswift_take_job take)
{
    cswift_hooks ()->take = take;
    cswift_hooks ()->next = swift_task_enqueueGlobal_hook;
    swift_task_enqueueGlobal_hook = cswift_enqueue;
}

/* libdispatch's functions for the main queue and for a timer of it. With its own module, the program would contain
   its Swift interface, too. */
struct cswift_queue;
struct cswift_timer;
struct cswift_source_type;
typedef void (*cswift_callback) (void *context);

extern struct cswift_queue cswift_main_queue __asm__ ("_dispatch_main_q");
extern const struct cswift_source_type cswift_timer_type __asm__ ("_dispatch_source_type_timer");

extern struct cswift_timer *cswift_source_create (const struct cswift_source_type *type, uintptr_t handle,
                                                  uintptr_t mask, struct cswift_queue *queue)
    __asm__ ("dispatch_source_create");
extern void cswift_source_set_event_handler (struct cswift_timer *timer, cswift_callback handler)
    __asm__ ("dispatch_source_set_event_handler_f");
extern void cswift_source_set_timer (struct cswift_timer *timer, uint64_t start, uint64_t interval, uint64_t leeway)
    __asm__ ("dispatch_source_set_timer");
extern void cswift_source_cancel (struct cswift_timer *timer) __asm__ ("dispatch_source_cancel");
extern void cswift_set_context (struct cswift_timer *timer, void *context) __asm__ ("dispatch_set_context");
extern void cswift_set_finalizer (struct cswift_timer *timer, cswift_callback finalizer)
    __asm__ ("dispatch_set_finalizer_f");
extern void cswift_activate (struct cswift_timer *timer) __asm__ ("dispatch_activate");
extern void cswift_release (struct cswift_timer *timer) __asm__ ("dispatch_release");
extern uint64_t cswift_time (uint64_t when, int64_t nanoseconds) __asm__ ("dispatch_time");
extern void cswift_async (struct cswift_queue *queue, void *context, cswift_callback work)
    __asm__ ("dispatch_async_f");

/* Starts a timer, which calls a function on the main queue after a time, once. The time goes on while the computer
   sleeps. After the timer has been ended, it calls another function with the context, later and on the main queue. */
static inline struct cswift_timer *
cswift_timer_start (int64_t nanoseconds, uint64_t tolerance, void *context, cswift_callback fired,
                    cswift_callback released)
{
    /* The first is DISPATCH_MONOTONICTIME_NOW, of the clock that goes on while the computer sleeps. */
    const uint64_t now = (uint64_t) 1 << 63, never = ~(uint64_t) 0;
    struct cswift_timer *timer = cswift_source_create (&cswift_timer_type, 0, 0, &cswift_main_queue);
    cswift_set_context (timer, context);
    cswift_set_finalizer (timer, released);
    cswift_source_set_event_handler (timer, fired);
    cswift_source_set_timer (timer, cswift_time (now, nanoseconds), never, tolerance);
    cswift_activate (timer);
    return timer;
}

/* Ends a timer, whether it has fired or not. */
static inline void
cswift_timer_end (struct cswift_timer *timer)
{
    cswift_source_cancel (timer);
    cswift_release (timer);
}

/* Calls a function in the next turn of the main queue. */
static inline void
cswift_call_on_main_queue (void *context, cswift_callback work)
{
    cswift_async (&cswift_main_queue, context, work);
}
