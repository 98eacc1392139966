/* Tells a test how many bytes a program has allocated. The test loads this library into the program with LD_PRELOAD,
   and writes a byte for each question into the pipe that LASSO_MEMORY_QUESTIONS names. The pipe LASSO_MEMORY_ANSWERS
   then contains a line with the number. */

#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void *answer(void *unused) {
    (void)unused;
    /* A pipe that is open for reading and writing never ends. */
    int questions = open(getenv("LASSO_MEMORY_QUESTIONS"), O_RDWR | O_CLOEXEC);
    int answers = open(getenv("LASSO_MEMORY_ANSWERS"), O_RDWR | O_CLOEXEC);
    if (questions < 0 || answers < 0) perror("memory_report.c: The pipes can't be opened");
    char question;
    while (read(questions, &question, 1) == 1) {
        struct mallinfo2 usage = mallinfo2();
        dprintf(answers, "%zu\n", usage.uordblks + usage.hblkhd);
    }
    return NULL;
}

__attribute__((constructor)) static void start(void) {
    /* Programs that this one starts aren't measured. */
    unsetenv("LD_PRELOAD");
    /* Signals are for the program's own threads. */
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    pthread_create(&thread, NULL, answer, NULL);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}
