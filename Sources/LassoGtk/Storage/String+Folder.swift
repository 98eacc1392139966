// Slashes are found by their bytes: a slash is one character together with an accent with which a name begins.

nonisolated extension String {
    /// The path of the folder of the item with this path: `"/"` for one at the root, and `"."` without any slash.
    var folderOfPath: String {
        guard let slash = lastSlash else { return "." }
        return slash == startIndex ? "/" : String(self[..<slash])
    }

    /// The part of this path up to the last slash, with the slash; empty without any slash.
    var folderPrefixOfPath: Substring { self[..<startOfLastPart] }

    /// The part of this path after the last slash; all of it without any slash.
    var lastPartOfPath: Substring { self[startOfLastPart...] }

    /// Whether this path begins with a slash.
    var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }

    private var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }
    private var startOfLastPart: Index { lastSlash.map { utf8.index(after: $0) } ?? startIndex }
}
