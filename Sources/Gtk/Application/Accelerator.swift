import CGtk

/// A key and the modifiers that are held with it, as a shortcut for an action.
///
/// Source: `gtk_accelerator_parse`.
nonisolated public struct Accelerator: Hashable, Sendable {
    /// The key's value, as in ``Key``.
    public let key: Int
    /// The modifiers.
    public let modifiers: ModifierType

    /// Creates an accelerator.
    ///
    /// - Parameters:
    ///   - key: The key's value, as in ``Key``.
    ///   - modifiers: The modifiers.
    public init(key: Int, modifiers: ModifierType = []) {
        self.key = key
        self.modifiers = modifiers
    }
}

extension Accelerator: CustomStringConvertible {
    /// Creates an accelerator from GTK's notation, or `nil` if the text is not an accelerator.
    ///
    /// - Parameter text: The accelerator in GTK's notation, for example `"<Control>q"` or `"<Shift><Alt>F1"`.
    ///
    /// Source: `gtk_accelerator_parse`.
    public init?(_ text: String) {
        var key: guint = 0
        var modifiers = GdkModifierType(rawValue: 0)
        guard gtk_accelerator_parse(cText(text), &key, &modifiers) != 0, key != 0 else { return nil }
        self.init(key: Int(key), modifiers: ModifierType(modifiers))
    }

    /// The accelerator in GTK's notation.
    ///
    /// Source: `gtk_accelerator_name`.
    nonisolated public var description: String {
        String(taking: gtk_accelerator_name(cInteger(key), modifiers.cValue))
    }

    /// The accelerator as menus show it, for example `Ctrl+Q`.
    ///
    /// Source: `gtk_accelerator_get_label`.
    public var label: String {
        String(taking: gtk_accelerator_get_label(cInteger(key), modifiers.cValue))
    }
}
