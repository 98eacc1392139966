import FlowCases
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

    @Test func changesAreSavedInTimeWhileTheClockJumps() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await onOwnThread {
            let run = try start("type", folder.path + "/file", in: folder)
            // Each pause waits until the delay has passed.
            for version in [10, 20, 30] { _ = try run.awaitLine("saved \(version)") }
            run.send(SIGKILL)
            _ = try run.end()
        }
    }

    @Test func effectsAndToastsLastAsLongAsTheyShouldWhileTheClockJumps() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let (lines, hasSucceeded) = try await onOwnThread {
            let run = try start("wait", folder.path, in: folder)
            let lines = try [run.awaitLine("effect"), run.awaitLine("toast")]
            _ = try run.end()
            return (lines, run.hasSucceeded)
        }
        for line in lines {
            let time = try #require(line.split(separator: " ").last.flatMap { Int($0) })
            // A machine may be busy for a while, but not for an hour.
            #expect((300..<100_000).contains(time), "The time was not kept: \(line) milliseconds.")
        }
        #expect(hasSucceeded)
    }

    /// Starts a program, and waits until its clock jumps.
    private func start(_ way: String, _ path: String, in folder: TestFolder) throws -> StorageProgramRun {
        let library = try PreloadedLibrary(Self.source, in: folder)
        let run = try StorageProgramRun(way, path, environment: library.environment)
        _ = try run.awaitLine("jumping")
        return run
    }
}
