import Glibc
import LassoGtk
import Testing

/// A new folder for a test's files, which is removed with them afterwards.
nonisolated struct TestFolder {
    let path: String

    init() throws {
        var template = Array("/tmp/lasso-storage-XXXXXX".utf8CString)
        _ = try #require(mkdtemp(&template))
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The names of the items in the folder.
    var names: Set<String> { Set(Self.names(in: path)) }

    /// Removes the folder.
    func remove() {
        func removeAll(in folder: String) {
            chmod(folder, 0o700)
            for name in Self.names(in: folder) {
                let path = folder + "/" + name
                var status = stat()
                if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { removeAll(in: path) }
                Glibc.remove(path)
            }
        }
        removeAll(in: path)
        #expect(rmdir(path) == 0)
    }

    /// Returns the permissions of an item, as for `chmod`(2); `nil` if there is none.
    static func permissions(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
    }

    /// Returns the names of the items in a folder.
    static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
