// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAssistantPageType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AssistantPageType.html)
nonisolated public enum AssistantPageType: Enumeration {
    /// Source: `GTK_ASSISTANT_PAGE_CONTENT`.
    case content
    /// Source: `GTK_ASSISTANT_PAGE_INTRO`.
    case intro
    /// Source: `GTK_ASSISTANT_PAGE_CONFIRM`.
    case confirm
    /// Source: `GTK_ASSISTANT_PAGE_SUMMARY`.
    case summary
    /// Source: `GTK_ASSISTANT_PAGE_PROGRESS`.
    case progress
    /// Source: `GTK_ASSISTANT_PAGE_CUSTOM`.
    case custom
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AssistantPageType] = [
        .content,
        .intro,
        .confirm,
        .summary,
        .progress,
        .custom,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .content
        case 1: self = .intro
        case 2: self = .confirm
        case 3: self = .summary
        case 4: self = .progress
        case 5: self = .custom
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .content: 0
        case .intro: 1
        case .confirm: 2
        case .summary: 3
        case .progress: 4
        case .custom: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAssistantPageType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAssistantPageType { GtkAssistantPageType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AssistantPageType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_assistant_page_type_get_type()) }
}
