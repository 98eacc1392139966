import Glibc

/// Functions for symbolic links.
///
/// Source: `readlink`(2).
nonisolated enum SymbolicLinks {
    /// Follows a chain of symbolic links to its end, which need not exist.
    ///
    /// - Parameter path: The path of a link or any other item.
    /// - Returns: The path of the end of the chain, or `path` itself if it is not a link or the chain is circular.
    static func followed(from path: String) -> String { chain(from: path).last ?? path }

    /// Follows a chain of symbolic links to its end, which need not exist.
    ///
    /// - Parameter path: The path of a link or any other item.
    /// - Returns: `path`, the path of each further link, and that of the end of the chain; only `path` if it is not a
    ///   link or the chain is circular.
    static func chain(from path: String) -> [String] {
        var chain = [path], current = path
        // The system's own limit.
        while chain.count <= 40 {
            guard let target = target(of: current) else { return chain }
            current = target.isAbsolutePath ? target : current.folderPrefixOfPath + target
            chain.append(current)
        }
        return [path]
    }

    private static func target(of path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &bytes, bytes.count)
        guard count >= 0 else { return nil }
        return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
