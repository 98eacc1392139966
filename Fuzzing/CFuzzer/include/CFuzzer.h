/* The part of libFuzzer's interface that a program with a main function of its own calls. The toolchain has the library,
   but no header that declares it. */
#pragma once
#include <stddef.h>
#include <stdint.h>

/* Source: https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library */
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));

/* Counts a landmark that the code has reached where the compiler counts nothing.
   Source: the section __libfuzzer_extra_counters, from which libFuzzer reads further counters. */
void lasso_fuzz_count(uint64_t landmark);
