// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFileError`.
/// [Reference](https://docs.gtk.org/glib/enum.FileError.html)
nonisolated public enum FileError: GLibErrorCode {
    /// Source: `G_FILE_ERROR_EXIST`.
    case exist
    /// Source: `G_FILE_ERROR_ISDIR`.
    case isdir
    /// Source: `G_FILE_ERROR_ACCES`.
    case acces
    /// Source: `G_FILE_ERROR_NAMETOOLONG`.
    case nametoolong
    /// Source: `G_FILE_ERROR_NOENT`.
    case noent
    /// Source: `G_FILE_ERROR_NOTDIR`.
    case notdir
    /// Source: `G_FILE_ERROR_NXIO`.
    case nxio
    /// Source: `G_FILE_ERROR_NODEV`.
    case nodev
    /// Source: `G_FILE_ERROR_ROFS`.
    case rofs
    /// Source: `G_FILE_ERROR_TXTBSY`.
    case txtbsy
    /// Source: `G_FILE_ERROR_FAULT`.
    case fault
    /// Source: `G_FILE_ERROR_LOOP`.
    case loop
    /// Source: `G_FILE_ERROR_NOSPC`.
    case nospc
    /// Source: `G_FILE_ERROR_NOMEM`.
    case nomem
    /// Source: `G_FILE_ERROR_MFILE`.
    case mfile
    /// Source: `G_FILE_ERROR_NFILE`.
    case nfile
    /// Source: `G_FILE_ERROR_BADF`.
    case badf
    /// Source: `G_FILE_ERROR_INVAL`.
    case inval
    /// Source: `G_FILE_ERROR_PIPE`.
    case pipe
    /// Source: `G_FILE_ERROR_AGAIN`.
    case again
    /// Source: `G_FILE_ERROR_INTR`.
    case intr
    /// Source: `G_FILE_ERROR_IO`.
    case io
    /// Source: `G_FILE_ERROR_PERM`.
    case perm
    /// Source: `G_FILE_ERROR_NOSYS`.
    case nosys
    /// Source: `G_FILE_ERROR_FAILED`.
    case failed
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "g-file-error-quark" }

    /// All named values.
    public static let allCases: [FileError] = [
        .exist,
        .isdir,
        .acces,
        .nametoolong,
        .noent,
        .notdir,
        .nxio,
        .nodev,
        .rofs,
        .txtbsy,
        .fault,
        .loop,
        .nospc,
        .nomem,
        .mfile,
        .nfile,
        .badf,
        .inval,
        .pipe,
        .again,
        .intr,
        .io,
        .perm,
        .nosys,
        .failed,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .exist
        case 1: self = .isdir
        case 2: self = .acces
        case 3: self = .nametoolong
        case 4: self = .noent
        case 5: self = .notdir
        case 6: self = .nxio
        case 7: self = .nodev
        case 8: self = .rofs
        case 9: self = .txtbsy
        case 10: self = .fault
        case 11: self = .loop
        case 12: self = .nospc
        case 13: self = .nomem
        case 14: self = .mfile
        case 15: self = .nfile
        case 16: self = .badf
        case 17: self = .inval
        case 18: self = .pipe
        case 19: self = .again
        case 20: self = .intr
        case 21: self = .io
        case 22: self = .perm
        case 23: self = .nosys
        case 24: self = .failed
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .exist: 0
        case .isdir: 1
        case .acces: 2
        case .nametoolong: 3
        case .noent: 4
        case .notdir: 5
        case .nxio: 6
        case .nodev: 7
        case .rofs: 8
        case .txtbsy: 9
        case .fault: 10
        case .loop: 11
        case .nospc: 12
        case .nomem: 13
        case .mfile: 14
        case .nfile: 15
        case .badf: 16
        case .inval: 17
        case .pipe: 18
        case .again: 19
        case .intr: 20
        case .io: 21
        case .perm: 22
        case .nosys: 23
        case .failed: 24
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GFileError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GFileError { GFileError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .int }
}

/// Source: `GKeyFileFlags`.
/// [Reference](https://docs.gtk.org/glib/flags.KeyFileFlags.html)
nonisolated public struct KeyFileFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_KEY_FILE_KEEP_COMMENTS`.
    @_alwaysEmitIntoClient
    public static var keepComments: KeyFileFlags { KeyFileFlags(rawValue: 0x1) }
    /// Source: `G_KEY_FILE_KEEP_TRANSLATIONS`.
    @_alwaysEmitIntoClient
    public static var keepTranslations: KeyFileFlags { KeyFileFlags(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: GKeyFileFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GKeyFileFlags { GKeyFileFlags(rawValue: rawValue) }
}

extension KeyFileFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .uint }
}

/// Source: `GOptionArg`.
/// [Reference](https://docs.gtk.org/glib/enum.OptionArg.html)
nonisolated public enum OptionArg: Enumeration {
    /// Source: `G_OPTION_ARG_NONE`.
    case none
    /// Source: `G_OPTION_ARG_STRING`.
    case string
    /// Source: `G_OPTION_ARG_INT`.
    case int
    /// Source: `G_OPTION_ARG_CALLBACK`.
    case callback
    /// Source: `G_OPTION_ARG_FILENAME`.
    case filename
    /// Source: `G_OPTION_ARG_STRING_ARRAY`.
    case stringArray
    /// Source: `G_OPTION_ARG_FILENAME_ARRAY`.
    case filenameArray
    /// Source: `G_OPTION_ARG_DOUBLE`.
    case double
    /// Source: `G_OPTION_ARG_INT64`.
    case int64
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [OptionArg] = [
        .none,
        .string,
        .int,
        .callback,
        .filename,
        .stringArray,
        .filenameArray,
        .double,
        .int64,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .string
        case 2: self = .int
        case 3: self = .callback
        case 4: self = .filename
        case 5: self = .stringArray
        case 6: self = .filenameArray
        case 7: self = .double
        case 8: self = .int64
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .string: 1
        case .int: 2
        case .callback: 3
        case .filename: 4
        case .stringArray: 5
        case .filenameArray: 6
        case .double: 7
        case .int64: 8
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GOptionArg) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GOptionArg { GOptionArg(rawValue: UInt32(bitPattern: rawValue)) }
}

extension OptionArg: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .int }
}

/// Source: `GOptionFlags`.
/// [Reference](https://docs.gtk.org/glib/flags.OptionFlags.html)
nonisolated public struct OptionFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_OPTION_FLAG_HIDDEN`.
    @_alwaysEmitIntoClient
    public static var hidden: OptionFlags { OptionFlags(rawValue: 0x1) }
    /// Source: `G_OPTION_FLAG_IN_MAIN`.
    @_alwaysEmitIntoClient
    public static var inMain: OptionFlags { OptionFlags(rawValue: 0x2) }
    /// Source: `G_OPTION_FLAG_REVERSE`.
    @_alwaysEmitIntoClient
    public static var reverse: OptionFlags { OptionFlags(rawValue: 0x4) }
    /// Source: `G_OPTION_FLAG_NO_ARG`.
    @_alwaysEmitIntoClient
    public static var noArg: OptionFlags { OptionFlags(rawValue: 0x8) }
    /// Source: `G_OPTION_FLAG_FILENAME`.
    @_alwaysEmitIntoClient
    public static var filename: OptionFlags { OptionFlags(rawValue: 0x10) }
    /// Source: `G_OPTION_FLAG_OPTIONAL_ARG`.
    @_alwaysEmitIntoClient
    public static var optionalArg: OptionFlags { OptionFlags(rawValue: 0x20) }
    /// Source: `G_OPTION_FLAG_NOALIAS`.
    @_alwaysEmitIntoClient
    public static var noalias: OptionFlags { OptionFlags(rawValue: 0x40) }

    @_alwaysEmitIntoClient
    init(_ value: GOptionFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GOptionFlags { GOptionFlags(rawValue: rawValue) }
}

extension OptionFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .uint }
}

/// Source: `GSeekType`.
/// [Reference](https://docs.gtk.org/glib/enum.SeekType.html)
nonisolated public enum SeekType: Enumeration {
    /// Source: `G_SEEK_CUR`.
    case cur
    /// Source: `G_SEEK_SET`.
    case set
    /// Source: `G_SEEK_END`.
    case end
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SeekType] = [
        .cur,
        .set,
        .end,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .cur
        case 1: self = .set
        case 2: self = .end
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .cur: 0
        case .set: 1
        case .end: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GSeekType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GSeekType { GSeekType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SeekType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .int }
}

/// Source: `GTimeType`.
/// [Reference](https://docs.gtk.org/glib/enum.TimeType.html)
nonisolated public enum TimeType: Enumeration {
    /// Source: `G_TIME_TYPE_STANDARD`.
    case standard
    /// Source: `G_TIME_TYPE_DAYLIGHT`.
    case daylight
    /// Source: `G_TIME_TYPE_UNIVERSAL`.
    case universal
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TimeType] = [
        .standard,
        .daylight,
        .universal,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .standard
        case 1: self = .daylight
        case 2: self = .universal
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .standard: 0
        case .daylight: 1
        case .universal: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GTimeType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GTimeType { GTimeType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TimeType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .int }
}

/// Source: `GVariantClass`, since GLib 2.24.
/// [Reference](https://docs.gtk.org/glib/enum.VariantClass.html)
nonisolated public enum VariantClass: Enumeration {
    /// Source: `G_VARIANT_CLASS_BOOLEAN`.
    case boolean
    /// Source: `G_VARIANT_CLASS_BYTE`.
    case byte
    /// Source: `G_VARIANT_CLASS_INT16`.
    case int16
    /// Source: `G_VARIANT_CLASS_UINT16`.
    case uint16
    /// Source: `G_VARIANT_CLASS_INT32`.
    case int32
    /// Source: `G_VARIANT_CLASS_UINT32`.
    case uint32
    /// Source: `G_VARIANT_CLASS_INT64`.
    case int64
    /// Source: `G_VARIANT_CLASS_UINT64`.
    case uint64
    /// Source: `G_VARIANT_CLASS_HANDLE`.
    case handle
    /// Source: `G_VARIANT_CLASS_DOUBLE`.
    case double
    /// Source: `G_VARIANT_CLASS_STRING`.
    case string
    /// Source: `G_VARIANT_CLASS_OBJECT_PATH`.
    case objectPath
    /// Source: `G_VARIANT_CLASS_SIGNATURE`.
    case signature
    /// Source: `G_VARIANT_CLASS_VARIANT`.
    case variant
    /// Source: `G_VARIANT_CLASS_MAYBE`.
    case maybe
    /// Source: `G_VARIANT_CLASS_ARRAY`.
    case array
    /// Source: `G_VARIANT_CLASS_TUPLE`.
    case tuple
    /// Source: `G_VARIANT_CLASS_DICT_ENTRY`.
    case dictEntry
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [VariantClass] = [
        .boolean,
        .byte,
        .int16,
        .uint16,
        .int32,
        .uint32,
        .int64,
        .uint64,
        .handle,
        .double,
        .string,
        .objectPath,
        .signature,
        .variant,
        .maybe,
        .array,
        .tuple,
        .dictEntry,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 98: self = .boolean
        case 121: self = .byte
        case 110: self = .int16
        case 113: self = .uint16
        case 105: self = .int32
        case 117: self = .uint32
        case 120: self = .int64
        case 116: self = .uint64
        case 104: self = .handle
        case 100: self = .double
        case 115: self = .string
        case 111: self = .objectPath
        case 103: self = .signature
        case 118: self = .variant
        case 109: self = .maybe
        case 97: self = .array
        case 40: self = .tuple
        case 123: self = .dictEntry
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .boolean: 98
        case .byte: 121
        case .int16: 110
        case .uint16: 113
        case .int32: 105
        case .uint32: 117
        case .int64: 120
        case .uint64: 116
        case .handle: 104
        case .double: 100
        case .string: 115
        case .objectPath: 111
        case .signature: 103
        case .variant: 118
        case .maybe: 109
        case .array: 97
        case .tuple: 40
        case .dictEntry: 123
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GVariantClass) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GVariantClass { GVariantClass(rawValue: UInt32(bitPattern: rawValue)) }
}

extension VariantClass: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .int }
}
