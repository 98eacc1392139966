/* What Swift's Glibc module leaves out. */
#pragma once
#include <malloc.h>

/* How many bytes of the heap are in use. */
static inline size_t
heap_bytes_in_use (void)
{
    struct mallinfo2 information = mallinfo2 ();
    return information.uordblks + information.hblkhd;
}
