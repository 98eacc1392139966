// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkInputPurpose`.
/// [Reference](https://docs.gtk.org/gtk4/enum.InputPurpose.html)
nonisolated public enum InputPurpose: Enumeration {
    /// Source: `GTK_INPUT_PURPOSE_FREE_FORM`.
    case freeForm
    /// Source: `GTK_INPUT_PURPOSE_ALPHA`.
    case alpha
    /// Source: `GTK_INPUT_PURPOSE_DIGITS`.
    case digits
    /// Source: `GTK_INPUT_PURPOSE_NUMBER`.
    case number
    /// Source: `GTK_INPUT_PURPOSE_PHONE`.
    case phone
    /// Source: `GTK_INPUT_PURPOSE_URL`.
    case url
    /// Source: `GTK_INPUT_PURPOSE_EMAIL`.
    case email
    /// Source: `GTK_INPUT_PURPOSE_NAME`.
    case name
    /// Source: `GTK_INPUT_PURPOSE_PASSWORD`.
    case password
    /// Source: `GTK_INPUT_PURPOSE_PIN`.
    case pin
    /// Source: `GTK_INPUT_PURPOSE_TERMINAL`.
    case terminal
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [InputPurpose] = [
        .freeForm,
        .alpha,
        .digits,
        .number,
        .phone,
        .url,
        .email,
        .name,
        .password,
        .pin,
        .terminal,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .freeForm
        case 1: self = .alpha
        case 2: self = .digits
        case 3: self = .number
        case 4: self = .phone
        case 5: self = .url
        case 6: self = .email
        case 7: self = .name
        case 8: self = .password
        case 9: self = .pin
        case 10: self = .terminal
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .freeForm: 0
        case .alpha: 1
        case .digits: 2
        case .number: 3
        case .phone: 4
        case .url: 5
        case .email: 6
        case .name: 7
        case .password: 8
        case .pin: 9
        case .terminal: 10
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkInputPurpose) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkInputPurpose { GtkInputPurpose(rawValue: UInt32(bitPattern: rawValue)) }
}

extension InputPurpose: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_input_purpose_get_type()) }
}
