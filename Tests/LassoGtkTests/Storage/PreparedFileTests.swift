import FlowCases
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
    func theUnfinishedFileOfAnotherProgramIsNeitherUsedNorRemoved(isOneLeftBehind: Bool) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/Notes.txt"
        try Files.replace(path, with: Array("old".utf8), mode: 0o600)
        let first = try #require(try PreparedFile(replacing: path, with: []))
        first.discard()
        if isOneLeftBehind { try Files.replace(first.path, with: [], mode: 0o600) }
        let lines = try await onOwnThread {
            let library = try PreloadedLibrary(Self.otherProgram, in: folder)
            return try StorageProgramRun("document", path, environment: library.environment).end()
        }
        #expect(lines == ["taken", "replaced"])
        #expect(try Files.read(path) == Array("new".utf8))
        #expect(try Files.read(first.path) == Array("unfinished".utf8))
    }

    /// Calls a closure with a file that only its owner and group can read and write.
    private func withSharedFile(_ test: (_ folder: TestFolder, _ path: String) throws -> Void) throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/Notes.txt"
        try Files.replace(path, with: Array("old".utf8), mode: 0o600)
        chmod(path, 0o660)
        try test(folder, path)
    }

    private func replace(_ path: String) throws {
        try #require(try PreparedFile(replacing: path, with: Array("new".utf8))).commit()
        #expect(try Files.read(path) == Array("new".utf8))
    }

    @Test(.enabled(if: AccessControlList.isSupported, "The file system has no access control lists."))
    func anAccessControlListAndTheAttributesOfUsersAreKept() throws {
        try withSharedFile { (_, path) throws in
            try AccessControlList.set(ofItem: path)
            try AccessControlList.set("user.comment", to: [1, 0, 2], ofItem: path)
            try replace(path)
            let list = try ExtendedAttributes.value(of: KeptAttributes.accessControlList, in: path)
            #expect(list == AccessControlList.bytes)
            #expect(try ExtendedAttributes.value(of: "user.comment", in: path) == [1, 0, 2])
            #expect(TestFolder.permissions(of: path) == 0o660)
        }
    }

    @Test(.enabled(if: AccessControlList.isSupported, "The file system has no access control lists."))
    func theListOfAFolderGivesNobodyRightsToAFile() throws {
        try withSharedFile { (folder, path) throws in
            try AccessControlList.set("system.posix_acl_default", ofItem: folder.path)
            try replace(path)
            #expect(try !ExtendedAttributes.names(in: path).contains(KeptAttributes.accessControlList))
            #expect(TestFolder.permissions(of: path) == 0o660)
        }
    }
}

/// An access control list that lets another user read and write an item, and its group do nothing.
nonisolated private enum AccessControlList {
    /// The list in the format of the kernel: its version, and for each entry a tag, permissions, and a user.
    static let bytes: [UInt8] = [
        2, 0, 0, 0,
        // The owner.
        1, 0, 6, 0, 255, 255, 255, 255,
        // User 1234.
        2, 0, 6, 0, 210, 4, 0, 0,
        // The group.
        4, 0, 0, 0, 255, 255, 255, 255,
        // The limit for both, which is shown as the group's permissions.
        16, 0, 6, 0, 255, 255, 255, 255,
        // All others.
        32, 0, 0, 0, 255, 255, 255, 255,
    ]

    /// Sets an attribute of an item.
    static func set(
        _ name: String = KeptAttributes.accessControlList,
        to value: [UInt8] = AccessControlList.bytes,
        ofItem path: String
    ) throws(GLibError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        try ExtendedAttributes.set(name, to: value, in: descriptor)
    }

    /// Whether the file system has such lists, and attributes of users.
    static let isSupported: Bool = {
        guard let folder = try? TestFolder() else { return false }
        defer { folder.remove() }
        let path = folder.path + "/file"
        do {
            try Files.replace(path, with: [], mode: 0o600)
            try set(ofItem: path)
            try set("user.comment", to: [1], ofItem: path)
            return true
        } catch {
            return false
        }
    }()
}
