import CGtk
import Glibc

/// Functions for the extended attributes of files. They can be called on any thread, and block it.
///
/// Source: `xattr`(7).
nonisolated package enum ExtendedAttributes {
    // The system's own limit, for a value and for all names.
    private static let maximumSize = 65_536

    /// Returns the names of a file's attributes.
    ///
    /// - Parameter path: The file's path.
    /// - Returns: The names; none if the file system has no attributes.
    /// - Throws: ``GLibError`` if they cannot be read.
    ///
    /// Source: `listxattr`.
    package static func names(in path: String) throws(GLibError) -> [String] {
        var list = [CChar](repeating: 0, count: maximumSize)
        let count = listxattr(cText(path), &list, maximumSize)
        guard count >= 0 else {
            if errno == EOPNOTSUPP { return [] }
            throw GLibError(systemError: errno, while: "read the attributes of file “\(path)”")
        }
        return list[..<count].split(separator: 0).map { name in
            String(decoding: name.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }

    /// Returns the value of an attribute.
    ///
    /// - Parameters:
    ///   - name: The attribute's name.
    ///   - path: The file's path.
    /// - Throws: ``GLibError`` if the file does not have the attribute, or it cannot be read.
    ///
    /// Source: `getxattr`.
    package static func value(of name: String, in path: String) throws(GLibError) -> [UInt8] {
        var value = [UInt8](repeating: 0, count: maximumSize)
        let count = getxattr(cText(path), cText(name), &value, maximumSize)
        guard count >= 0 else {
            throw GLibError(systemError: errno, while: "read attribute “\(name)” of file “\(path)”")
        }
        return Array(value[..<count])
    }

    /// Sets an attribute.
    ///
    /// - Parameters:
    ///   - name: The attribute's name.
    ///   - value: The value.
    ///   - descriptor: The file's descriptor.
    /// - Throws: ``GLibError`` if it cannot be set.
    ///
    /// Source: `fsetxattr`.
    package static func set(_ name: String, to value: [UInt8], in descriptor: CInt) throws(GLibError) {
        guard fsetxattr(descriptor, cText(name), value, value.count, 0) != 0 else { return }
        throw GLibError(systemError: errno, while: "set attribute “\(name)”")
    }

    /// Removes an attribute. Does nothing if the file does not have it.
    ///
    /// - Parameters:
    ///   - name: The attribute's name.
    ///   - descriptor: The file's descriptor.
    /// - Throws: ``GLibError`` if it cannot be removed.
    ///
    /// Source: `fremovexattr`.
    package static func remove(_ name: String, in descriptor: CInt) throws(GLibError) {
        guard fremovexattr(descriptor, cText(name)) != 0, errno != ENODATA, errno != EOPNOTSUPP else { return }
        throw GLibError(systemError: errno, while: "remove attribute “\(name)”")
    }
}
