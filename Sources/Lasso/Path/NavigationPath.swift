/// The user's location in the application, or a location to go to, as a value: `/home/account?tab=2`.
///
/// A path is a list of names, each of which leads one step further into the hierarchy, and a query with details of
/// what to show there. It can be saved, compared, and sent as a link:
///
/// ```swift
/// let path: NavigationPath = "/home/account"
/// let link = try NavigationPath("lasso-demo:///home/account?tab=2")
/// await flow.go(to: link)
/// ```
///
/// ## How the hierarchy makes paths
///
/// ``Controller/path`` follows the controllers from one controller to the one that the user sees, and lists the
/// ``Controller/pathComponent`` of each controller that has one. In a container, it continues with the
/// ``Controller/principalChild``, for instance the selected tab. In a ``NavigationController`` it includes the whole
/// stack, bottom first, because the user came that way. It ends with the controllers presented in front.
///
/// ## How paths are written
///
/// Names are joined by `/`, and the query is written as in any URI. Characters other than letters, digits and
/// `-._~!$'()*,;:@` are percent-encoded as UTF-8, so a path's text is always ASCII on one line. In a whole URI,
/// `lasso-demo:///home/account`, the scheme names the application and is not part of the path. A host is the first
/// name: `lasso-demo://home/account` is the same path, because links are often written that way. A fragment (`#…`) is
/// ignored.
///
/// Names are never empty: `/home//account/` is `/home/account`. A `.` is ignored, and a `..` removes the name before
/// it, but never leads above the top. Both also apply to percent-encoded names. A path never contains the NUL
/// character, which ends a text in C: it is removed from the names and the query that a path is created with, and a
/// text that contains it, `%00`, is not a valid path.
public struct NavigationPath: Hashable, Sendable {
    /// An item of a path's query: `tab=2`.
    public struct QueryItem: Hashable, Sendable {
        /// The item's name; never empty in a path.
        public let name: String
        /// The item's value; `nil` if the item has only a name, as in `?all`.
        public let value: String?

        /// Creates a query item.
        ///
        /// - Parameters:
        ///   - name: The item's name.
        ///   - value: The item's value.
        public init(_ name: String, _ value: String? = nil) {
            self.name = name.withoutNUL
            self.value = value?.withoutNUL
        }
    }

    /// The names, outermost first.
    public let components: [String]

    /// The query, which is passed with every step.
    public let query: [QueryItem]

    /// Creates a path.
    ///
    /// - Parameters:
    ///   - components: The names, outermost first. Empty names, `.` and `..` are resolved, not kept.
    ///   - query: The query, which is passed with every step. Items with an empty name are left out.
    public init(_ components: [String] = [], query: [QueryItem] = []) {
        self.components = Self.following(components)
        self.query = query.filter { !$0.name.isEmpty }
    }

    /// The path without any names: `/`.
    public static let top = NavigationPath()

    /// Whether the path has no names.
    public var isEmpty: Bool { components.isEmpty }

    /// Returns whether this path begins with the names of another path. Queries are ignored.
    ///
    /// - Parameter other: The other path.
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
    /// One step of a path, as it is passed to the flow that takes it: ``Flow/follow(_:)``.
    public struct Component: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The query of the whole path.
        public let query: [QueryItem]
        /// Whether the path ends here.
        public let isLast: Bool

        /// Creates a step.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - query: The query of the whole path.
        ///   - isLast: Whether the path ends here.
        public init(_ name: String, query: [QueryItem] = [], isLast: Bool = true) {
            self.name = name
            self.query = query
            self.isLast = isLast
        }

        /// Returns the value of the first query item with a name.
        ///
        /// - Parameter name: The item's name.
        public subscript(name: String) -> String? {
            query.first { $0.name == name }?.value
        }
    }
}
