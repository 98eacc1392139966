import Glibc

/// Symbolic links to files.
///
/// Source: `readlink`(2).
nonisolated enum SymbolicLinks {
    /// Follows a symbolic link, and those that it leads to, as far as something that is none; that need not exist.
    ///
    /// - Parameter path: The path of the link, or of something else.
    /// - Returns: Where it leads to; `path` itself where that is no link, or one that leads in a circle.
    static func followed(from path: String) -> String {
        var current = path
        // As many as the system itself follows.
        for _ in 0..<40 {
            guard let target = target(of: current) else { return current }
            let folder = current.lastIndex(of: "/").map { current[...$0] } ?? ""
            current = target.hasPrefix("/") ? target : folder + target
        }
        return path
    }

    private static func target(of path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &bytes, bytes.count)
        guard count >= 0 else { return nil }
        return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
