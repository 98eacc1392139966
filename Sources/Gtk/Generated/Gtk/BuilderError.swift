// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkBuilderError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.BuilderError.html)
nonisolated public enum BuilderError: GLibErrorCode {
    /// Source: `GTK_BUILDER_ERROR_INVALID_TYPE_FUNCTION`.
    case invalidTypeFunction
    /// Source: `GTK_BUILDER_ERROR_UNHANDLED_TAG`.
    case unhandledTag
    /// Source: `GTK_BUILDER_ERROR_MISSING_ATTRIBUTE`.
    case missingAttribute
    /// Source: `GTK_BUILDER_ERROR_INVALID_ATTRIBUTE`.
    case invalidAttribute
    /// Source: `GTK_BUILDER_ERROR_INVALID_TAG`.
    case invalidTag
    /// Source: `GTK_BUILDER_ERROR_MISSING_PROPERTY_VALUE`.
    case missingPropertyValue
    /// Source: `GTK_BUILDER_ERROR_INVALID_VALUE`.
    case invalidValue
    /// Source: `GTK_BUILDER_ERROR_VERSION_MISMATCH`.
    case versionMismatch
    /// Source: `GTK_BUILDER_ERROR_DUPLICATE_ID`.
    case duplicateId
    /// Source: `GTK_BUILDER_ERROR_OBJECT_TYPE_REFUSED`.
    case objectTypeRefused
    /// Source: `GTK_BUILDER_ERROR_TEMPLATE_MISMATCH`.
    case templateMismatch
    /// Source: `GTK_BUILDER_ERROR_INVALID_PROPERTY`.
    case invalidProperty
    /// Source: `GTK_BUILDER_ERROR_INVALID_SIGNAL`.
    case invalidSignal
    /// Source: `GTK_BUILDER_ERROR_INVALID_ID`.
    case invalidId
    /// Source: `GTK_BUILDER_ERROR_INVALID_FUNCTION`.
    case invalidFunction
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "gtk-builder-error-quark" }

    /// All named values.
    public static let allCases: [BuilderError] = [
        .invalidTypeFunction,
        .unhandledTag,
        .missingAttribute,
        .invalidAttribute,
        .invalidTag,
        .missingPropertyValue,
        .invalidValue,
        .versionMismatch,
        .duplicateId,
        .objectTypeRefused,
        .templateMismatch,
        .invalidProperty,
        .invalidSignal,
        .invalidId,
        .invalidFunction,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalidTypeFunction
        case 1: self = .unhandledTag
        case 2: self = .missingAttribute
        case 3: self = .invalidAttribute
        case 4: self = .invalidTag
        case 5: self = .missingPropertyValue
        case 6: self = .invalidValue
        case 7: self = .versionMismatch
        case 8: self = .duplicateId
        case 9: self = .objectTypeRefused
        case 10: self = .templateMismatch
        case 11: self = .invalidProperty
        case 12: self = .invalidSignal
        case 13: self = .invalidId
        case 14: self = .invalidFunction
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .invalidTypeFunction: 0
        case .unhandledTag: 1
        case .missingAttribute: 2
        case .invalidAttribute: 3
        case .invalidTag: 4
        case .missingPropertyValue: 5
        case .invalidValue: 6
        case .versionMismatch: 7
        case .duplicateId: 8
        case .objectTypeRefused: 9
        case .templateMismatch: 10
        case .invalidProperty: 11
        case .invalidSignal: 12
        case .invalidId: 13
        case .invalidFunction: 14
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkBuilderError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkBuilderError { GtkBuilderError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension BuilderError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_builder_error_get_type()) }
}
