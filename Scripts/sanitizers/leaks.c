// Shows the leak sanitizer which side tables belong to objects, and keeps it out of the processes of exit tests.
//
// An object that is referenced weakly has a side table, and each refers to the other. The object stores the address of
// its side table shifted, with marks in the highest bits, which the sanitizer doesn't understand: it reports the side
// tables of objects that are alive. So this library notes which objects are referenced weakly. At the end of a program,
// it replaces what they store with the plain addresses, and lets the sanitizer look for leaks then.
//
// The process of an exit test ends on one thread while others may still release what the test used, so what is reported
// there would depend on chance.

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

typedef void *Assignment(void *reference, void *object);

// The beginning of each object in Swift's runtime.
struct object {
    void *metadata;
    uintptr_t references;
};

// The marks of an object that has a side table.
static const uintptr_t marks = (uintptr_t)3 << 62;

// A hash table of the objects that have been referenced weakly, in memory in which the sanitizer doesn't look for
// references. If it is full, the side tables of further objects are reported although these are alive.
enum { capacity = 1 << 22, probes = 64 };
static struct object **noted;

// The sanitizer is in the tests, but not in the program that starts them.
__attribute__((weak)) int __sanitizer_get_ownership(const volatile void *address);
__attribute__((weak)) void __lsan_do_leak_check(void);

static bool is_exit_test;

__attribute__((constructor)) static void begin(void) {
    if (!__lsan_do_leak_check) return;
    // Swift Testing sets the variable for the process of an exit test.
    is_exit_test = getenv("SWT_EXIT_TEST_ID") != NULL;
    void *memory = mmap(NULL, capacity * sizeof *noted, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory != MAP_FAILED) noted = memory;
}

static void end(int status, void *data);

static void note(struct object *object) {
    static int is_prepared;
    if (!object || !noted) return;
    // What is registered last is called first, so before the sanitizer looks for leaks.
    if (!__atomic_exchange_n(&is_prepared, 1, __ATOMIC_RELAXED)) on_exit(end, NULL);
    size_t start = ((uintptr_t)object >> 4) * 0x9E3779B97F4A7C15u >> 42;
    for (size_t probe = 0; probe < probes; probe++) {
        struct object **entry = &noted[(start + probe) % capacity], *other = NULL;
        bool is_new = __atomic_compare_exchange_n(entry, &other, object, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
        if (is_new || other == object) return;
    }
}

void *swift_weakInit(void *reference, void *object) {
    note(object);
    return ((Assignment *)dlsym(RTLD_NEXT, "swift_weakInit"))(reference, object);
}

void *swift_weakAssign(void *reference, void *object) {
    note(object);
    return ((Assignment *)dlsym(RTLD_NEXT, "swift_weakAssign"))(reference, object);
}

// Returns the side table of an object; NULL if it has none, or has been released.
static void *side_table(struct object *object) {
    if (!object || !__sanitizer_get_ownership(object) || (object->references & marks) != marks) return NULL;
    void **table = (void **)((object->references & ~marks) << 3);
    return __sanitizer_get_ownership(table) && *table == object ? table : NULL;
}

static void end(int status, void *data) {
    (void)data;
    if (is_exit_test) {
        fflush(NULL);
        _exit(status);
    }
    for (size_t index = 0; index < capacity; index++) {
        struct object *object = noted[index];
        void *table = side_table(object);
        noted[index] = table ? object : NULL;
        if (table) object->references = (uintptr_t)table;
    }
    __lsan_do_leak_check();
    for (size_t index = 0; index < capacity; index++) {
        struct object *object = noted[index];
        if (object) object->references = object->references >> 3 | marks;
    }
}
