/* The password hashing functions of libcrypt: crypt_rn, crypt_gensalt_rn. */
#pragma once
#include <crypt.h>
