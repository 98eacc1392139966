extension NavigationPath {
    /// Reads a path, or a whole URI that has one.
    ///
    /// A literal needs no `try`, `NavigationPath("/home")`: one that is no path stops the program.
    ///
    /// - Parameter text: The text, as ``NavigationPath`` describes it. What is not ASCII may stand in it as it is.
    /// - Throws: ``NavigationPathError`` if it is not a path's text.
    public init(_ text: String) throws(NavigationPathError) {
        try self.init(withoutScheme: Self.scheme(of: text), text)
    }

    /// Reads the path of a link to an application.
    ///
    /// - Parameters:
    ///   - link: The whole URI.
    ///   - scheme: The scheme that belongs to the application, `"lasso-demo"` for instance, in lower case.
    /// - Throws: ``NavigationPathError``, also if the link is one to something else.
    public init(link: String, scheme: String) throws(NavigationPathError) {
        guard let found = Self.scheme(of: link), found.lowercased() == scheme else {
            throw .otherScheme(link, expected: scheme)
        }
        try self.init(withoutScheme: found, link)
    }

    /// The path as a link to an application.
    ///
    /// - Parameter scheme: The scheme that belongs to the application.
    public func link(scheme: String) -> String { "\(scheme)://\(self)" }

    private init(withoutScheme scheme: Substring?, _ text: String) throws(NavigationPathError) {
        // The slashes before the host separate names as all others do.
        let hierarchy = text.utf8.dropFirst(scheme.map { $0.utf8.count + 1 } ?? 0)
        let address = hierarchy.prefix { $0 != UInt8(ascii: "#") }
        let path = address.prefix { $0 != UInt8(ascii: "?") }
        var components: [String] = []
        for name in path.split(separator: UInt8(ascii: "/")) { components.append(try Self.decode(name, in: text)) }
        var query: [QueryItem] = []
        for item in address.dropFirst(path.count + 1).split(separator: UInt8(ascii: "&")) {
            let parts = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let name = try Self.decode(parts[0], in: text)
            query.append(QueryItem(name, parts.count > 1 ? try Self.decode(parts[1], in: text) : nil))
        }
        self.init(components, query: query)
    }

    /// What stands before the first colon, if it is a scheme.
    private static func scheme(of text: String) -> Substring? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let scheme = text[..<colon]
        guard let first = scheme.utf8.first, first.isLetter else { return nil }
        let isScheme = scheme.utf8.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
        return isScheme ? scheme : nil
    }

    private static func decode(
        _ encoded: Substring.UTF8View,
        in text: String
    ) throws(NavigationPathError) -> String {
        guard let decoded = PercentEncoding.decode(encoded) else { throw .invalidEscape(text) }
        return decoded
    }

    private static func encode(_ text: String) -> String {
        PercentEncoding.encode(text, plain: "-._~!$'()*,;:@".utf8)
    }
}

extension NavigationPath: CustomStringConvertible {
    /// The path's text, which ``init(_:)`` reads: `/home/account?tab=2`.
    public var description: String {
        let path = "/" + components.map(Self.encode).joined(separator: "/")
        guard !query.isEmpty else { return path }
        let items = query.map { item in
            Self.encode(item.name) + (item.value.map { "=" + Self.encode($0) } ?? "")
        }
        return path + "?" + items.joined(separator: "&")
    }
}

extension NavigationPath: ExpressibleByStringLiteral {
    /// A path that is written in the source.
    ///
    /// - Parameter literal: The path's text.
    /// - Precondition: It is one.
    public init(stringLiteral literal: String) {
        do {
            try self.init(withoutScheme: Self.scheme(of: literal), literal)
        } catch {
            preconditionFailure("NavigationPath: \(error)")
        }
    }
}
