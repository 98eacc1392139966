import Glibc
import Testing

/// Tests of programs while the wall clock jumps.
nonisolated struct JumpingClockTests {
    /// A library whose wall clock is an hour fast and an hour slow by turns.
    private static let source = """
        #define _GNU_SOURCE
        #include <sys/syscall.h>
        #include <sys/time.h>
        #include <time.h>
        #include <unistd.h>

        static int turns;

        int clock_gettime(clockid_t clock, struct timespec *time) {
            int status = syscall(SYS_clock_gettime, clock, time);
            if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)
                time->tv_sec += __atomic_fetch_add(&turns, 1, __ATOMIC_RELAXED) % 2 ? 3600 : -3600;
            return status;
        }

        int gettimeofday(struct timeval *time, void *zone) {
            struct timespec now;
            clock_gettime(CLOCK_REALTIME, &now);
            time->tv_sec = now.tv_sec, time->tv_usec = now.tv_nsec / 1000;
            return 0;
        }

        time_t time(time_t *result) {
            struct timespec now;
            clock_gettime(CLOCK_REALTIME, &now);
            if (result) *result = now.tv_sec;
            return now.tv_sec;
        }

        __attribute__((constructor)) static void start(void) { write(1, "jumping\\n", 8); }
        """

    @Test func changesAreSavedInTimeWhileTheClockJumps() throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/file"
        let library = try PreloadedLibrary(Self.source, in: folder)
        let run = try StorageProgramRun("type", path, environment: library.environment)
        _ = try run.awaitLine("jumping")
        // Each pause waits until the delay has passed.
        for version in [10, 20, 30] { _ = try run.awaitLine("saved \(version)") }
        run.send(SIGKILL)
        _ = try run.end()
    }

    @Test func effectsAndToastsLastAsLongAsTheyShouldWhileTheClockJumps() throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let library = try PreloadedLibrary(Self.source, in: folder)
        let run = try StorageProgramRun("wait", folder.path, environment: library.environment)
        _ = try run.awaitLine("jumping")
        for name in ["effect", "toast"] {
            let time = try #require(Int(try run.awaitLine(name).dropFirst(name.count + 1)))
            // A machine may be busy for a while, but not for an hour.
            #expect((300..<100_000).contains(time), "The \(name) has taken \(time) milliseconds.")
        }
        _ = try run.end()
        #expect(run.hasSucceeded)
    }
}
