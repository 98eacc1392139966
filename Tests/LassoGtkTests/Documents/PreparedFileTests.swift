import Glibc
import Testing

@testable import LassoGtk

/// Tests of files that replace others.
nonisolated struct PreparedFileTests {
    /// A library in which another program takes the first temporary file that is about to be locked for one that was
    /// left behind, and begins to write its own.
    private static let otherProgram = """
        #define _GNU_SOURCE
        #include <fcntl.h>
        #include <stdio.h>
        #include <string.h>
        #include <sys/syscall.h>
        #include <unistd.h>

        int flock(int file, int operation) {
            static int count;
            char link[64], path[4096] = "";
            snprintf(link, sizeof link, "/proc/self/fd/%d", file);
            if (readlink(link, path, sizeof path - 1) > 0 && strstr(path, "/.lasso-") && count++ == 0) {
                unlink(path);
                int other = open(path, O_CREAT | O_EXCL | O_WRONLY, 0600);
                dprintf(other, "unfinished");
                close(other);
                dprintf(1, "taken\\n");
            }
            return syscall(SYS_flock, file, operation);
        }
        """

    @Test(arguments: [false, true])
    func theUnfinishedFileOfAnotherProgramIsNeitherUsedNorRemoved(isOneLeftBehind: Bool) throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/Notes.txt"
        try Files.replace(path, with: Array("old".utf8), mode: 0o600)
        let first = try #require(try PreparedFile(replacing: path, with: []))
        first.discard()
        if isOneLeftBehind { try Files.replace(first.path, with: [], mode: 0o600) }
        let library = try PreloadedLibrary(Self.otherProgram, in: folder)
        let lines = try StorageProgramRun("document", path, environment: library.environment).end()
        #expect(lines == ["taken", "replaced"])
        #expect(try Files.read(path) == Array("new".utf8))
        #expect(try Files.read(first.path) == Array("unfinished".utf8))
    }
}
