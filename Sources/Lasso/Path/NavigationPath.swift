/// Where the user is, or is to go, as a value: `/home/account?tab=2`.
///
/// A path is a list of names, each a step further into the hierarchy, and a query for what a place is to show. It can be
/// saved, compared, and sent as a link:
///
/// ```swift
/// let path: NavigationPath = "/home/account"
/// let link = try NavigationPath("lasso-demo:///home/account?tab=2")
/// await flow.go(to: link)
/// ```
///
/// ## How the hierarchy makes paths
///
/// ``Controller/path`` follows the way that the user is at, from a controller on, and writes down the
/// ``Controller/pathComponent`` of each controller that has one. In a container the way goes to its
/// ``Controller/principalChild``, the chosen tab for instance. In a ``NavigationController`` it goes through all of the
/// stack, the bottom first, because that is how the user came there. At the end of it is what is presented on top.
///
/// ## How paths are written
///
/// Names are joined by `/`, and the query is written as in any URI. What is not a letter, a digit or one of `-._~!$'()*,;:@` is
/// percent-encoded as UTF-8, so a path's text is always ASCII on one line. In a whole URI, `lasso-demo:///home/account`, the
/// scheme says which application is meant and is no part of the path. A host is the first name:
/// `lasso-demo://home/account` is the same path, because people write it so. A fragment (`#…`) means nothing.
///
/// Names are never empty: `/home//account/` is `/home/account`. A `.` stays where it is and a `..` goes one name up, but
/// never above the top, also when they are percent-encoded. The character NUL, which ends a text for C, is in no path: it is
/// left out of what a path is made of, and a text that has it, `%00`, is none.
public struct NavigationPath: Hashable, Sendable {
    /// Something that a place is to be told: `tab=2`.
    public struct QueryItem: Hashable, Sendable {
        /// What it is about; never empty in a path.
        public let name: String
        /// What is said about it; `nil` if it is only mentioned, as in `?all`.
        public let value: String?

        /// - Parameters:
        ///   - name: What it is about.
        ///   - value: What is said about it.
        public init(_ name: String, _ value: String? = nil) {
            self.name = name.withoutNUL
            self.value = value?.withoutNUL
        }
    }

    /// The names, the outermost first.
    public let components: [String]

    /// What the places on the way are told.
    public let query: [QueryItem]

    /// - Parameters:
    ///   - components: The names, the outermost first. Empty ones, `.` and `..` are followed, not kept.
    ///   - query: What the places on the way are told. Items with an empty name are left out.
    public init(_ components: [String] = [], query: [QueryItem] = []) {
        self.components = Self.following(components)
        self.query = query.filter { !$0.name.isEmpty }
    }

    /// The path that leads nowhere further: `/`.
    public static let top = NavigationPath()

    /// Whether there is no name in the path.
    public var isEmpty: Bool { components.isEmpty }

    /// Whether another path is on the way of this one, or is the same. Queries do not matter.
    ///
    /// - Parameter other: The path that may be on the way.
    public func starts(with other: NavigationPath) -> Bool {
        components.starts(with: other.components)
    }

    /// This path without its query.
    public var withoutQuery: NavigationPath { NavigationPath(components) }

    private static func following(_ names: [String]) -> [String] {
        var followed: [String] = []
        for name in names.map(\.withoutNUL) {
            switch name {
            case "", ".": continue
            case "..": _ = followed.popLast()
            default: followed.append(name)
            }
        }
        return followed
    }
}

extension String {
    fileprivate var withoutNUL: String { utf8.contains(0) ? String(filter { $0 != "\0" }) : self }
}

extension NavigationPath {
    /// One step of a path, as the flow is told of it that takes the step: ``Flow/follow(_:)``.
    public struct Component: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The query of the whole path.
        public let query: [QueryItem]
        /// Whether the path ends here.
        public let isLast: Bool

        /// - Parameters:
        ///   - name: The name.
        ///   - query: The query of the whole path.
        ///   - isLast: Whether the path ends here.
        public init(_ name: String, query: [QueryItem] = [], isLast: Bool = true) {
            self.name = name
            self.query = query
            self.isLast = isLast
        }

        /// What the query says about something, the first time that it does.
        ///
        /// - Parameter name: What it is about.
        public subscript(name: String) -> String? {
            query.first { $0.name == name }?.value
        }
    }
}
