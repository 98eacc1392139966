import FlowCases
import Glibc
import LassoGtk
import Testing

/// Tests of the files of documents on a disk that may be slow.
nonisolated struct SlowDiskTests {
    /// A library that prints which calls of the file system the main thread waits for.
    private static let source = """
        #define _GNU_SOURCE
        #include <fcntl.h>
        #include <stdio.h>
        #include <sys/syscall.h>
        #include <unistd.h>

        static void note(const char *call, const char *path) {
            if (syscall(SYS_gettid) == getpid()) dprintf(1, "%s %s\\n", call, path);
        }

        ssize_t readlink(const char *path, char *target, size_t size) {
            note("readlink", path);
            return syscall(SYS_readlinkat, AT_FDCWD, path, target, size);
        }

        int rename(const char *path, const char *new_path) {
            note("rename", path);
            return syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, new_path, 0);
        }

        int fsync(int file) {
            char link[64], path[4096] = "";
            snprintf(link, sizeof link, "/proc/self/fd/%d", file);
            syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
            note("fsync", path);
            return syscall(SYS_fsync, file);
        }

        __attribute__((constructor)) static void start(void) { dprintf(1, "watching\\n"); }
        """

    @Test(arguments: ["replaced", "overwritten"])
    func theMainThreadWaitsForNoFile(way: String) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/Notes.txt"
        try Files.replace(path, with: Array("old".utf8), mode: 0o600)
        // A file with several names can only be overwritten.
        if way == "overwritten" { try #require(link(path, folder.path + "/Same.txt") == 0) }
        let lines = try await onOwnThread {
            let library = try PreloadedLibrary(Self.source, in: folder)
            // Not the copies of whoever runs the test.
            let environment = library.environment.merging(["XDG_STATE_HOME": folder.path + "/state"]) { $1 }
            let run = try StorageProgramRun("document", path, environment: environment)
            _ = try run.awaitLine("watching")
            return try run.end()
        }
        #expect(lines.contains("replaced"))
        #expect(lines.filter { $0.contains(folder.path) } == [])
        #expect(try Files.read(path) == Array("new".utf8))
        #expect(Files.exists(folder.path + "/state") == (way == "overwritten"))
    }
}
