#pragma once

/* The parts of Swift's runtime library with which a program decides where the jobs of concurrency run. The library
   exports them, but its modules don't declare them. */

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
