#pragma once

/* The parts of the C library for texts in the user's language that Swift's Glibc module does not import: message catalogs
   (gettext), and the characters of numbers. */
#include <libintl.h>
#include <wctype.h>
