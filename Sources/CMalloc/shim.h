#pragma once

/* The C library's allocator statistics, which Swift's Glibc module does not import. */
#include <malloc.h>
