extension NavigationPath {
    /// Creates a path from its text, or from a whole URI.
    ///
    /// A literal needs no `try`: `NavigationPath("/home")`. A literal that is not a valid path stops the program.
    ///
    /// - Parameter text: The text, as ``NavigationPath`` describes it. Characters other than ASCII need no percent
    ///   encoding.
    /// - Throws: ``NavigationPathError`` if the text is not a valid path.
    public init(_ text: String) throws(NavigationPathError) {
        try self.init(withoutScheme: Self.scheme(of: text), text)
    }

    /// Creates a path from a link to an application.
    ///
    /// - Parameters:
    ///   - link: The whole URI.
    ///   - scheme: The scheme that belongs to the application in lower case, for instance `"lasso-demo"`.
    /// - Throws: ``NavigationPathError`` if the link is not valid, or has another scheme.
    public init(link: String, scheme: String) throws(NavigationPathError) {
        guard let found = Self.scheme(of: link), found.lowercased() == scheme else {
            throw .otherScheme(link, expected: scheme)
        }
        try self.init(withoutScheme: found, link)
    }

    /// Returns the path as a link to an application.
    ///
    /// - Parameter scheme: The scheme that belongs to the application.
    public func link(scheme: String) -> String { "\(scheme)://\(self)" }

    private init(withoutScheme scheme: Substring?, _ text: String) throws(NavigationPathError) {
        // The slashes before the host separate names, as all other slashes do.
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

    /// Returns the text before the first colon if it is a scheme.
    private static func scheme(of text: String) -> Substring? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let scheme = text[..<colon]
        return isScheme(scheme) ? scheme : nil
    }

    /// Returns whether a text can be the scheme of a URI.
    static func isScheme(_ text: some StringProtocol) -> Bool {
        guard let first = text.utf8.first, first.isLetter else { return false }
        return text.utf8.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
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
    /// Creates a path from a literal.
    ///
    /// - Parameter literal: The path's text.
    /// - Precondition: The text is a valid path.
    public init(stringLiteral literal: String) {
        do {
            try self.init(withoutScheme: Self.scheme(of: literal), literal)
        } catch {
            preconditionFailure("NavigationPath: \(error)")
        }
    }
}
