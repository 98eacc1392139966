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
            _ = try GLibError.check { g_file_get_contents(cText(path), &contents, &length, $0) }
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
                g_file_set_contents_full(cText(path), bytes.baseAddress, gssize(bytes.count), flags, mode, error)
            }
        }
    }

    /// The files that ``replace(_:with:mode:)`` has left behind where the program was ended within it: a file's new contents,
    /// beside it. Another program that replaces the file has such a file for a moment.
    ///
    /// - Parameter path: The file's path.
    /// - Returns: The paths of what is left behind.
    /// - Throws: ``GLibError`` if the folder cannot be read. One that is missing has no files.
    public static func leftovers(ofReplacing path: String) throws(GLibError) -> [String] {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let name = parts.last.map(String.init) ?? ""
        let folder = parts.dropLast().joined(separator: "/")
        let names: [String]
        do {
            names = try self.names(in: parts.count == 1 ? "." : folder + "/")
        } catch let error where error.isSystemError(ENOENT) || error.isSystemError(ENOTDIR) {
            return []
        }
        // `g_file_set_contents_full` puts six letters and digits behind the name.
        return names.filter { other in
            let ending = other.dropFirst(name.count + 1)
            return other.hasPrefix(name + ".") && ending.utf8.count == 6
                && ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
        .map { parts.count == 1 ? $0 : folder + "/" + $0 }
    }

    /// The names of what is in a folder.
    private static func names(in folder: String) throws(GLibError) -> [String] {
        let directory = try GLibError.check { g_dir_open(cText(folder), 0, $0) }
        defer { g_dir_close(directory) }
        var names: [String] = []
        while let name = g_dir_read_name(directory) { names.append(String(cString: name)) }
        return names
    }

    /// Removes a file.
    ///
    /// - Parameter path: The file's path.
    /// - Throws: ``GLibError`` if it cannot be removed. One that is missing has been.
    ///
    /// Source: `unlink`.
    public static func remove(_ path: String) throws(GLibError) {
        guard unlink(cText(path)) != 0, errno != ENOENT else { return }
        throw GLibError(systemError: errno, while: "remove file “\(path)”")
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
        guard g_mkdir_with_parents(cText(path), mode) != 0 else { return }
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
        guard Glibc.rename(cText(path), cText(newPath)) != 0 else { return }
        throw GLibError(systemError: errno, while: "rename “\(path)” to “\(newPath)”")
    }

    /// Whether there is a file, a folder or anything else at a path.
    ///
    /// Source: `g_file_test`.
    public static func exists(_ path: String) -> Bool {
        g_file_test(cText(path), G_FILE_TEST_EXISTS) != 0
    }
}
