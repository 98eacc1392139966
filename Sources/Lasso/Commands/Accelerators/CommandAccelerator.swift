/// A key and the modifiers that are held with it, as the shortcut of a command.
///
/// Texts that mean the same accelerator make equal values: `"<Control>n"`, `"<Ctrl>N"`, and `"<Primary>n"`.
///
/// Source: `gtk_accelerator_parse`.
public struct CommandAccelerator: Hashable, Sendable {
    /// The accelerator in GTK's notation, with the modifiers' full names in a fixed order.
    public let text: String

    /// Creates an accelerator from GTK's notation.
    ///
    /// The names of keys aren't checked, because only GTK knows them.
    ///
    /// - Parameter text: The accelerator, such as `"<Control>n"`, `"<Shift><Alt>F1"`, or `"<Control>question"`.
    /// - Throws: ``CommandAcceleratorError`` if the text doesn't have the form of an accelerator.
    public init(_ text: String) throws(CommandAcceleratorError) {
        var modifiers: Set<AcceleratorModifier> = []
        var rest = text[...]
        while rest.first == "<", let end = rest.firstIndex(of: ">") {
            let name = rest[..<end].dropFirst()
            guard let modifier = AcceleratorModifier(name: name) else {
                throw .unknownModifier(String(name), in: text)
            }
            modifiers.insert(modifier)
            rest = rest[end...].dropFirst()
        }
        guard !rest.isEmpty else { throw .noKey(in: text) }
        // GTK's names of keys are those of X11: letters, digits, and underscores.
        let isName = rest.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
        guard isName else { throw .notAKey(String(rest), in: text) }
        // A letter is the same key with and without Shift.
        let key = rest.utf8.count == 1 ? rest.lowercased() : String(rest)
        let prefixes = AcceleratorModifier.allCases.filter(modifiers.contains).map { "<\($0.rawValue)>" }
        // Not with `joined()`, for which the runtime searches all conformances of the program.
        self.text = prefixes.reduce("", +) + key
    }
}

extension CommandAccelerator: CustomStringConvertible {
    /// The accelerator in GTK's notation.
    public var description: String { text }
}

extension CommandAccelerator: ExpressibleByStringLiteral {
    /// Creates an accelerator from a literal.
    ///
    /// - Parameter literal: The accelerator in GTK's notation.
    /// - Precondition: The text has the form of an accelerator.
    public init(stringLiteral literal: String) {
        do {
            try self.init(literal)
        } catch {
            preconditionFailure("CommandAccelerator: \(error)")
        }
    }
}
