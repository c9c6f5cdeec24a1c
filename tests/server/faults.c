/* A machine with faults, for a server that is started with this library (LD_PRELOAD).
 *
 * Each fault lasts as long as its file is in the folder FAULTS: `full` and `read-only` concern what is
 * stored in a file with ".db" in its name, `clock` has the seconds by which the clock has been set.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static int fault_file(const char *name, int flags) {
    const char *folder = getenv("FAULTS");
    char path[4096];
    if (folder == NULL) return -1;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    int before = errno;
    int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC | flags);
    errno = before;
    return file;
}

static int lasts(const char *name) {
    int file = fault_file(name, 0);
    if (file < 0) return 0;
    syscall(SYS_close, file);
    return 1;
}

/* What is wrong with writing to a path or a file: an error, or 0. */
static int wrong_with(const char *path) {
    if (strstr(path, ".db") == NULL) return 0;
    if (lasts("full")) return ENOSPC;
    return lasts("read-only") ? EROFS : 0;
}

static int wrong_with_file(int file) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return wrong_with(path);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FAIL_IF(error) do { int found = (error); if (found) { errno = found; return -1; } } while (0)

ssize_t write(int file, const void *data, size_t size) {
    FAIL_IF(wrong_with_file(file));
    return REAL(write)(file, data, size);
}

ssize_t pwrite(int file, const void *data, size_t size, off_t at) {
    FAIL_IF(wrong_with_file(file));
    return REAL(pwrite)(file, data, size, at);
}

ssize_t pwrite64(int file, const void *data, size_t size, off64_t at) {
    FAIL_IF(wrong_with_file(file));
    return REAL(pwrite64)(file, data, size, at);
}

int ftruncate64(int file, off64_t size) {
    FAIL_IF(wrong_with_file(file));
    return REAL(ftruncate64)(file, size);
}

/* Files can still be read from a disk that is read-only, and those of a full one still be opened. */
int open64(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if ((flags & O_ACCMODE) != O_RDONLY && strstr(path, ".db") && lasts("read-only")) FAIL_IF(EROFS);
    return REAL(open64)(path, flags, mode);
}

int access(const char *path, int mode) {
    if ((mode & W_OK) && lasts("read-only")) FAIL_IF(EROFS);
    return REAL(access)(path, mode);
}

static time_t set_by(void) {
    char text[32];
    int file = fault_file("clock", 0);
    if (file < 0) return 0;
    ssize_t length = syscall(SYS_read, file, text, sizeof text - 1);
    syscall(SYS_close, file);
    text[length > 0 ? length : 0] = 0;
    return atol(text);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int result = (int)syscall(SYS_clock_gettime, clock, now);
    if (clock == CLOCK_REALTIME) now->tv_sec += set_by();
    return result;
}

int gettimeofday(struct timeval *now, void *zone) {
    struct timespec exact;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &exact);
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *now) {
    struct timespec exact;
    clock_gettime(CLOCK_REALTIME, &exact);
    if (now != NULL) *now = exact.tv_sec;
    return exact.tv_sec;
}
