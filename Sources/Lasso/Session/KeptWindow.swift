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

    /// Returns the location that a session has kept. Version 0.1.0 has kept paths without percent-encoding.
    ///
    /// - Parameter text: The text of the location. What is encoded in it stays the same.
    static func location(keptAs text: String) -> String {
        var path = text[...], number = ""
        // The first of several controllers has no number, so a 1 at the end is part of a name.
        if let space = text.lastIndex(of: " "), let last = Int(text[text.index(after: space)...]), last > 1 {
            (path, number) = (text[..<space], String(text[space...]))
        }
        return PercentEncoding.encode(String(path), plain: "-._~%/*".utf8) + number
    }

    /// Creates a window of which nothing is known.
    ///
    /// - Parameter identifier: The identifier of the window.
    public init(_ identifier: String) {
        self.identifier = identifier
    }
}
