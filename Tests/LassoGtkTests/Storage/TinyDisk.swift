import Glibc
import Testing

/// A disk of 64 kilobytes in memory, for tests of a full disk. Only an administrator can make one.
struct TinyDisk {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try #require(Self.mount(on: folder.path))
    }

    /// Whether this process may make one.
    nonisolated static let isAvailable: Bool = {
        guard geteuid() == 0, let folder = try? TestFolder() else { return false }
        defer { folder.remove() }
        guard mount(on: folder.path) else { return false }
        return umount2(folder.path, CInt(MNT_DETACH)) == 0
    }()

    /// Lets nothing be changed on the disk, or ends that.
    func setReadOnly(_ isReadOnly: Bool) throws {
        let flags = UInt(MS_REMOUNT) | (isReadOnly ? UInt(MS_RDONLY) : 0)
        try #require(Glibc.mount("tmpfs", folder.path, "tmpfs", flags, nil) == 0)
    }

    func remove() {
        #expect(umount2(folder.path, CInt(MNT_DETACH)) == 0)
        folder.remove()
    }

    private nonisolated static func mount(on path: String) -> Bool {
        Glibc.mount("tmpfs", path, "tmpfs", 0, "size=64k") == 0
    }
}
