/// A member of a Swift type.
protocol SwiftMember {
    var modifiers: Modifiers { get }

    /// The lines of its declaration, with the doc comment.
    var lines: [String] { get }
}
