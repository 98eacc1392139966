import Glibc

/// Functions that every way of writing a file uses.
nonisolated enum FileWriting {
    /// Writes contents to the disk, from the beginning of a file.
    ///
    /// - Returns: The number of the error, or `nil` if it succeeded.
    static func write(_ bytes: [UInt8], to descriptor: CInt) -> CInt? {
        var offset = 0
        while offset < bytes.count {
            let count = bytes[offset...].withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, offset) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? EIO : errno }
            offset += count
        }
        return ftruncate(descriptor, bytes.count) == 0 && fsync(descriptor) == 0 ? nil : errno
    }

    /// Reads an open file from its beginning.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor of the file.
    ///   - path: The path of the file, for the error.
    /// - Returns: The contents.
    /// - Throws: `GLibError` if the file can't be read.
    static func read(_ descriptor: CInt, of path: String) throws(GLibError) -> [UInt8] {
        var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while true {
            let offset = bytes.count
            let count = part.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, offset) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw GLibError(systemError: errno, while: .reading(path)) }
            guard count > 0 else { return bytes }
            bytes += part[..<count]
        }
    }

    /// Returns whether an open file is still the one at a path, or at the end of the link there.
    static func isFile(_ descriptor: CInt, at path: String) -> Bool {
        var (own, current) = (stat(), stat())
        return fstat(descriptor, &own) == 0 && stat(path, &current) == 0 && own.st_dev == current.st_dev
            && own.st_ino == current.st_ino
    }

    /// Returns a short text for a path, which is the same in each process: FNV-1a.
    static func hash(of path: String) -> String {
        String(path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }
}
