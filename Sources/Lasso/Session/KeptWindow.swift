/// The state of a window that a ``WindowSession`` keeps.
public struct KeptWindow: Hashable, Sendable {
    /// The identifier of the window, such as `"main"`. Several windows with the same purpose have the same one.
    public let identifier: String
    /// The size of the window while it is not maximized; `nil` if it isn't known.
    public var size: WindowSize?
    /// Whether the window is maximized.
    public var isMaximized = false
    /// The widths of sidebars in pixels, by the locations of their split controllers.
    public var sidebarWidths: [String: Int] = [:]
    /// The texts by which documents come back, by the locations of their controllers.
    var contents: [String: String] = [:]
    /// The location of a document that may come back anywhere in the window.
    static let anyLocation = "*"
    /// The user's location in the window; `nil` if none is worth keeping.
    public var path: NavigationPath?

    /// Returns the location of one of several controllers at a path.
    ///
    /// - Parameters:
    ///   - path: The path, in which spaces are percent-encoded.
    ///   - number: The number of the controller, from 1.
    static func location(_ path: String, _ number: Int) -> String { number == 1 ? path : "\(path) \(number)" }

    /// Returns whether a location is that of another controller than the first at its path.
    static func isFurther(_ location: String) -> Bool { location.contains(" ") }

    /// Creates a window of which nothing is known.
    ///
    /// - Parameter identifier: The identifier of the window.
    public init(_ identifier: String) {
        self.identifier = identifier
    }
}
