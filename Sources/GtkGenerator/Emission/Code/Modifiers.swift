/// The modifiers of a public member.
struct Modifiers {
    enum Level: String {
        case instance, `static`, `class`
    }

    var level = Level.instance
    var isOverriding = false
    /// Whether a subclass overrides the member.
    var isOverridden = false
    var isConvenience = false
    /// Whether it belongs to an initializer of an open class.
    var isDesignated = false

    /// Whether the member is declared with its class, because a subclass can override it or delegate to it.
    var isInClass: Bool { level == .class || isOverriding || isOverridden || isDesignated }

    /// The lines before the declaration.
    ///
    /// The code of a member is emitted into the modules that use it, and not into module `Gtk`, whose code every
    /// program contains. A member that overrides another one, or is overridden, is not: its class contains it.
    var attributes: [String] {
        level == .class || (isOverriding && !isDesignated) || isOverridden ? [] : [Self.emittedIntoClient]
    }

    static let emittedIntoClient = "@_alwaysEmitIntoClient"

    /// The modifiers as they stand before `func`, `var` or `init`, with a space at the end.
    var text: String {
        var words = ["public"]
        if isOverriding { words.append("override") }
        if isConvenience { words.append("convenience") }
        if level != .instance { words.append(level.rawValue) }
        return words.joined(separator: " ") + " "
    }
}
