#pragma once

/* What the C library's allocator says of itself, which Swift's Glibc leaves out. */
#include <malloc.h>
