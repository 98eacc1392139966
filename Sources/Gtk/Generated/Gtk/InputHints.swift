// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkInputHints`.
/// [Reference](https://docs.gtk.org/gtk4/flags.InputHints.html)
nonisolated public struct InputHints: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_INPUT_HINT_SPELLCHECK`.
    public static let spellcheck = InputHints(rawValue: 0x1)
    /// Source: `GTK_INPUT_HINT_NO_SPELLCHECK`.
    public static let noSpellcheck = InputHints(rawValue: 0x2)
    /// Source: `GTK_INPUT_HINT_WORD_COMPLETION`.
    public static let wordCompletion = InputHints(rawValue: 0x4)
    /// Source: `GTK_INPUT_HINT_LOWERCASE`.
    public static let lowercase = InputHints(rawValue: 0x8)
    /// Source: `GTK_INPUT_HINT_UPPERCASE_CHARS`.
    public static let uppercaseChars = InputHints(rawValue: 0x10)
    /// Source: `GTK_INPUT_HINT_UPPERCASE_WORDS`.
    public static let uppercaseWords = InputHints(rawValue: 0x20)
    /// Source: `GTK_INPUT_HINT_UPPERCASE_SENTENCES`.
    public static let uppercaseSentences = InputHints(rawValue: 0x40)
    /// Source: `GTK_INPUT_HINT_INHIBIT_OSK`.
    public static let inhibitOsk = InputHints(rawValue: 0x80)
    /// Source: `GTK_INPUT_HINT_VERTICAL_WRITING`.
    public static let verticalWriting = InputHints(rawValue: 0x100)
    /// Source: `GTK_INPUT_HINT_EMOJI`.
    public static let emoji = InputHints(rawValue: 0x200)
    /// Source: `GTK_INPUT_HINT_NO_EMOJI`.
    public static let noEmoji = InputHints(rawValue: 0x400)
    /// Source: `GTK_INPUT_HINT_PRIVATE`.
    public static let `private` = InputHints(rawValue: 0x800)

    init(_ value: GtkInputHints) { self.init(rawValue: value.rawValue) }

    var cValue: GtkInputHints { GtkInputHints(rawValue: rawValue) }
}

extension InputHints: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_input_hints_get_type()) }
}
