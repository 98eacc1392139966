/// A reason why a text isn't an accelerator.
public enum CommandAcceleratorError: Error, Equatable, CustomStringConvertible {
    /// A name in angle brackets isn't a modifier.
    case unknownModifier(String, in: String)
    /// There is no key after the modifiers.
    case noKey(in: String)
    /// The text after the modifiers isn't the name of a key.
    case notAKey(String, in: String)

    /// A sentence that says what is wrong, and what to write instead.
    public var description: String {
        switch self {
        case .unknownModifier(let name, let text):
            """
            "\(text)" isn't an accelerator: there is no modifier <\(name)>. Use <Control>, <Alt>, <Shift>, <Super>, \
            <Hyper>, or <Meta>.
            """
        case .noKey(let text):
            "\"\(text)\" isn't an accelerator: it has no key. Write one after the modifiers, for example <Control>n."
        case .notAKey(let key, let text):
            """
            "\(text)" isn't an accelerator: "\(key)" isn't the name of a key. Use GTK's notation, for example \
            <Control>n, <Shift>F10, or <Control>question.
            """
        }
    }
}
