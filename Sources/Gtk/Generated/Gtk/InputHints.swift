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
    @_alwaysEmitIntoClient
    public static var spellcheck: InputHints { InputHints(rawValue: 0x1) }
    /// Source: `GTK_INPUT_HINT_NO_SPELLCHECK`.
    @_alwaysEmitIntoClient
    public static var noSpellcheck: InputHints { InputHints(rawValue: 0x2) }
    /// Source: `GTK_INPUT_HINT_WORD_COMPLETION`.
    @_alwaysEmitIntoClient
    public static var wordCompletion: InputHints { InputHints(rawValue: 0x4) }
    /// Source: `GTK_INPUT_HINT_LOWERCASE`.
    @_alwaysEmitIntoClient
    public static var lowercase: InputHints { InputHints(rawValue: 0x8) }
    /// Source: `GTK_INPUT_HINT_UPPERCASE_CHARS`.
    @_alwaysEmitIntoClient
    public static var uppercaseChars: InputHints { InputHints(rawValue: 0x10) }
    /// Source: `GTK_INPUT_HINT_UPPERCASE_WORDS`.
    @_alwaysEmitIntoClient
    public static var uppercaseWords: InputHints { InputHints(rawValue: 0x20) }
    /// Source: `GTK_INPUT_HINT_UPPERCASE_SENTENCES`.
    @_alwaysEmitIntoClient
    public static var uppercaseSentences: InputHints { InputHints(rawValue: 0x40) }
    /// Source: `GTK_INPUT_HINT_INHIBIT_OSK`.
    @_alwaysEmitIntoClient
    public static var inhibitOsk: InputHints { InputHints(rawValue: 0x80) }
    /// Source: `GTK_INPUT_HINT_VERTICAL_WRITING`.
    @_alwaysEmitIntoClient
    public static var verticalWriting: InputHints { InputHints(rawValue: 0x100) }
    /// Source: `GTK_INPUT_HINT_EMOJI`.
    @_alwaysEmitIntoClient
    public static var emoji: InputHints { InputHints(rawValue: 0x200) }
    /// Source: `GTK_INPUT_HINT_NO_EMOJI`.
    @_alwaysEmitIntoClient
    public static var noEmoji: InputHints { InputHints(rawValue: 0x400) }
    /// Source: `GTK_INPUT_HINT_PRIVATE`.
    @_alwaysEmitIntoClient
    public static var `private`: InputHints { InputHints(rawValue: 0x800) }

    @_alwaysEmitIntoClient
    init(_ value: GtkInputHints) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkInputHints { GtkInputHints(rawValue: rawValue) }
}

extension InputHints: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_input_hints_get_type()) }
}
