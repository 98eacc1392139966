/* libcrypt: password hashing (crypt_rn, crypt_gensalt_rn). */
#pragma once
#include <crypt.h>
