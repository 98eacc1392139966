import CGtk

/// A key with the modifiers that are held, as a shortcut for an action.
///
/// Source: `gtk_accelerator_parse`.
nonisolated public struct Accelerator: Hashable, Sendable {
    /// The key's value, as in ``Key``.
    public let key: Int
    /// The modifiers.
    public let modifiers: ModifierType

    /// - Parameters:
    ///   - key: The key's value, as in ``Key``.
    ///   - modifiers: The modifiers.
    public init(key: Int, modifiers: ModifierType = []) {
        self.key = key
        self.modifiers = modifiers
    }
}

extension Accelerator: CustomStringConvertible {
    /// Reads GTK's notation: `"<Control>q"`, `"<Shift><Alt>F1"`.
    ///
    /// - Parameter text: The notation; `nil` comes back if it is none.
    ///
    /// Source: `gtk_accelerator_parse`.
    public init?(_ text: String) {
        var key: guint = 0
        var modifiers = GdkModifierType(rawValue: 0)
        guard gtk_accelerator_parse(cText(text), &key, &modifiers) != 0, key != 0 else { return nil }
        self.init(key: Int(key), modifiers: ModifierType(modifiers))
    }

    /// GTK's notation.
    ///
    /// Source: `gtk_accelerator_name`.
    nonisolated public var description: String {
        String(taking: gtk_accelerator_name(cInteger(key), modifiers.cValue))
    }

    /// What a menu shows: `Ctrl+Q`.
    ///
    /// Source: `gtk_accelerator_get_label`.
    public var label: String {
        String(taking: gtk_accelerator_get_label(cInteger(key), modifiers.cValue))
    }
}
