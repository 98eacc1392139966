import CGtk
import Glibc

/// Work on whole files. May be done on any thread, which is blocked meanwhile.
nonisolated public enum Files {
    /// Reads a file.
    ///
    /// - Parameter path: The file's path.
    /// - Returns: The file's bytes, or `nil` if there is no such file.
    /// - Throws: ``GLibError`` if there is one that cannot be read.
    ///
    /// Source: `g_file_get_contents`.
    public static func read(_ path: String) throws(GLibError) -> [UInt8]? {
        var contents: UnsafeMutablePointer<CChar>?
        var length: gsize = 0
        do {
            _ = try GLibError.check { g_file_get_contents(path, &contents, &length, $0) }
        } catch let error where error.isSystemError(ENOENT) || error.isSystemError(ENOTDIR) {
            // Where something that is not a folder is in the way, there is no such file either.
            return nil
        }
        defer { g_free(contents) }
        return [UInt8](UnsafeRawBufferPointer(start: contents, count: Int(length)))
    }

    /// Writes a file, replacing one that is there. After a crash, the file is whole: the old one or the new.
    ///
    /// - Parameters:
    ///   - path: The file's path. Its folder exists.
    ///   - contents: The file's new bytes.
    ///   - mode: The permissions of the new file.
    /// - Throws: ``GLibError``; the file is then as it was.
    ///
    /// Source: `g_file_set_contents_full`.
    public static func replace(_ path: String, with contents: [UInt8], mode: Int32) throws(GLibError) {
        let flags = GFileSetContentsFlags(
            rawValue: G_FILE_SET_CONTENTS_CONSISTENT.rawValue | G_FILE_SET_CONTENTS_DURABLE.rawValue
        )
        _ = try GLibError.check { error in
            contents.withUnsafeBytes { bytes in
                g_file_set_contents_full(path, bytes.baseAddress, gssize(bytes.count), flags, mode, error)
            }
        }
    }

    /// Makes a folder, and those that it is in, where they are missing.
    ///
    /// - Parameters:
    ///   - path: The folder's path.
    ///   - mode: The permissions of the folders that are made.
    /// - Throws: ``GLibError`` if a folder cannot be made, or something else has its name.
    ///
    /// Source: `g_mkdir_with_parents`.
    public static func createFolder(_ path: String, mode: Int32) throws(GLibError) {
        guard g_mkdir_with_parents(path, mode) != 0 else { return }
        throw GLibError(systemError: errno, while: "create folder “\(path)”")
    }

    /// Renames a file or a folder.
    ///
    /// - Parameters:
    ///   - path: Its path.
    ///   - newPath: Its new path, in the same file system. A file that has it already is replaced.
    /// - Throws: ``GLibError``; the file is then where it was.
    ///
    /// Source: `rename`.
    public static func rename(_ path: String, to newPath: String) throws(GLibError) {
        guard Glibc.rename(path, newPath) != 0 else { return }
        throw GLibError(systemError: errno, while: "rename “\(path)” to “\(newPath)”")
    }

    /// Whether there is a file, a folder or anything else at a path.
    ///
    /// Source: `g_file_test`.
    public static func exists(_ path: String) -> Bool {
        g_file_test(path, G_FILE_TEST_EXISTS) != 0
    }
}
