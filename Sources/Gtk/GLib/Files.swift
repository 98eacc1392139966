import CGtk
import Glibc

/// Functions that work on whole files. They can be called on any thread, and block it.
///
/// A path is a text. Files whose names are not UTF-8 have none: use ``File``.
nonisolated public enum Files {
    /// Reads a file.
    ///
    /// - Parameter path: The file's path.
    /// - Returns: The file's bytes, or `nil` if the file does not exist.
    /// - Throws: ``GLibError`` if the file exists but cannot be read.
    ///
    /// Source: `g_file_get_contents`.
    public static func read(_ path: String) throws(GLibError) -> [UInt8]? {
        var contents: UnsafeMutablePointer<CChar>?
        var length: gsize = 0
        do {
            _ = try GLibError.check { g_file_get_contents(cText(path), &contents, &length, $0) }
        } catch let error where error.isSystemError(ENOENT) || error.isSystemError(ENOTDIR) {
            // The file does not exist either if a component of its path is not a folder.
            return nil
        }
        defer { g_free(contents) }
        return [UInt8](UnsafeRawBufferPointer(start: contents, count: Int(length)))
    }

    /// Writes a file, and replaces an existing one atomically: after a crash, the file has either its old or its new
    /// contents.
    ///
    /// - Parameters:
    ///   - path: The file's path. Its folder must exist.
    ///   - contents: The file's new bytes.
    ///   - mode: The permissions of the new file.
    /// - Throws: ``GLibError`` if the file cannot be written. It is unchanged in that case.
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

    /// Returns the entity tag of a file, which is another one after each change of its contents.
    ///
    /// - Parameter path: The file's path.
    /// - Returns: The tag; `nil` if the file system has none.
    /// - Throws: ``GLibError`` if the file does not exist, or cannot be read.
    ///
    /// Source: `G_FILE_ATTRIBUTE_ETAG_VALUE`.
    package static func entityTag(of path: String) throws(GLibError) -> String? {
        let attribute = "etag::value", file = g_file_new_for_path(cText(path))
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        let info = try GLibError.check { g_file_query_info(file, attribute, G_FILE_QUERY_INFO_NONE, nil, $0) }
        defer { g_object_unref(UnsafeMutableRawPointer(info)) }
        return String.optional(copying: g_file_info_get_attribute_string(info, attribute))
    }

    /// Returns the names of a folder's entries, in no particular order.
    ///
    /// Names that are not UTF-8 are left out, because no path leads to their files: the repaired name may be that of
    /// another file.
    ///
    /// - Parameter folder: The folder's path.
    /// - Returns: The names that are UTF-8.
    /// - Throws: ``GLibError`` if the folder cannot be read.
    ///
    /// Source: `g_dir_read_name`.
    public static func names(in folder: String) throws(GLibError) -> [String] {
        let directory = try GLibError.check { g_dir_open(cText(folder), 0, $0) }
        defer { g_dir_close(directory) }
        var names: [String] = []
        while let name = g_dir_read_name(directory) {
            if let name = String(validatingCString: name) { names.append(name) }
        }
        return names
    }

    /// Removes a file. Does nothing if the file does not exist.
    ///
    /// - Parameter path: The file's path.
    /// - Throws: ``GLibError`` if the file cannot be removed.
    ///
    /// Source: `unlink`.
    public static func remove(_ path: String) throws(GLibError) {
        guard unlink(cText(path)) != 0, errno != ENOENT else { return }
        throw GLibError(systemError: errno, while: .removing(path))
    }

    /// Creates a folder and its missing parent folders. Does nothing if the folder exists.
    ///
    /// - Parameters:
    ///   - path: The folder's path.
    ///   - mode: The permissions of the created folders.
    /// - Throws: ``GLibError`` if a folder cannot be created, or if a file that is not a folder has its name.
    ///
    /// Source: `g_mkdir_with_parents`.
    public static func createFolder(_ path: String, mode: Int32) throws(GLibError) {
        guard g_mkdir_with_parents(cText(path), mode) != 0 else { return }
        throw GLibError(systemError: errno, while: .creatingFolder(path))
    }

    /// Renames a file or a folder.
    ///
    /// - Parameters:
    ///   - path: The current path.
    ///   - newPath: The new path, in the same file system. An existing file at this path is replaced.
    /// - Throws: ``GLibError`` if the file cannot be renamed. It keeps its path in that case.
    ///
    /// Source: `rename`.
    public static func rename(_ path: String, to newPath: String) throws(GLibError) {
        guard Glibc.rename(cText(path), cText(newPath)) != 0 else { return }
        throw GLibError(systemError: errno, while: .renaming(path, to: newPath))
    }

    /// Returns whether a file, a folder or anything else exists at a path.
    ///
    /// Source: `g_file_test`.
    public static func exists(_ path: String) -> Bool {
        g_file_test(cText(path), G_FILE_TEST_EXISTS) != 0
    }
}
