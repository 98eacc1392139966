#pragma once

/* The C library's message catalogs (gettext), which Swift's Glibc module does not import. */
#include <libintl.h>
