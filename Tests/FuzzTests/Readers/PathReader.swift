import Lasso

/// Paths and links, as users, other programs, and files write them.
enum PathReader: Reader {
    nonisolated static let name = "Paths"

    static func read(_ input: [UInt8]) throws {
        let text = String(decoding: input, as: UTF8.self)
        try check(Result { () throws(NavigationPathError) in try NavigationPath(text) })
        try check(Result { () throws(NavigationPathError) in try NavigationPath(link: text, scheme: "test") })
        // A flow makes paths of names that have any characters.
        let names = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let items = names.map { NavigationPath.QueryItem($0, $0.count.isMultiple(of: 2) ? $0 : nil) }
        try check(NavigationPath(names, query: items))
    }

    private static func check(_ reading: Result<NavigationPath, NavigationPathError>) throws {
        switch reading {
        case .success(let path): try check(path)
        case .failure(let error): try check(error)
        }
    }

    /// Checks what is true of every path.
    static func check(_ path: NavigationPath) throws {
        for name in path.components {
            try require(!["", ".", ".."].contains(name), "\(path) has the component “\(name)”")
            try require(!name.utf8.contains(0), "\(path) has a component with NUL")
        }
        try require(path.query.allSatisfy { !$0.name.isEmpty }, "\(path) has a query item without a name")
        let text = path.description
        try require(text.utf8.allSatisfy { (0x21...0x7e).contains($0) }, "the text “\(text)” isn't printable ASCII")
        let again = try NavigationPath(text)
        try require(again == path && again.description == text, "the text “\(text)” is another path: \(again)")
        let link = path.link(scheme: "test")
        try require(try NavigationPath(link: link, scheme: "test") == path, "the link “\(link)” is another path")
        try require(path.starts(with: path.withoutQuery), "\(path) doesn't begin with its own names")
    }

    private static func check(_ error: NavigationPathError) throws {
        let message = error.description
        try require(message.utf8.allSatisfy { (0x20...0x7e).contains($0) }, "“\(message)” isn't one line of ASCII")
        try require(message.utf8.count < 2500, "the message has \(message.utf8.count) bytes")
    }
}
