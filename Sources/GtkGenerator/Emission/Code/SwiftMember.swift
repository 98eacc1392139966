/// A member of a Swift type.
protocol SwiftMember {
    /// The lines of its declaration, with the doc comment.
    var lines: [String] { get }
}

/// The modifiers of a public member.
struct Modifiers {
    enum Level: String {
        case instance, `static`, `class`
    }

    var level = Level.instance
    var isOverriding = false
    var isConvenience = false

    /// The modifiers as they stand before `func`, `var` or `init`, with a space at the end.
    var text: String {
        var words = ["public"]
        if isOverriding { words.append("override") }
        if isConvenience { words.append("convenience") }
        if level != .instance { words.append(level.rawValue) }
        return words.joined(separator: " ") + " "
    }
}
