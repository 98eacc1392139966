// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GAppInfoCreateFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.AppInfoCreateFlags.html)
nonisolated public struct AppInfoCreateFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_APP_INFO_CREATE_NEEDS_TERMINAL`.
    @_alwaysEmitIntoClient
    public static var needsTerminal: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 0x1) }
    /// Source: `G_APP_INFO_CREATE_SUPPORTS_URIS`.
    @_alwaysEmitIntoClient
    public static var supportsUris: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 0x2) }
    /// Source: `G_APP_INFO_CREATE_SUPPORTS_STARTUP_NOTIFICATION`.
    @_alwaysEmitIntoClient
    public static var supportsStartupNotification: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GAppInfoCreateFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GAppInfoCreateFlags { GAppInfoCreateFlags(rawValue: rawValue) }
}

extension AppInfoCreateFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_app_info_create_flags_get_type()) }
}

/// Source: `GApplicationFlags`, since GLib 2.28.
/// [Reference](https://docs.gtk.org/gio/flags.ApplicationFlags.html)
nonisolated public struct ApplicationFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_APPLICATION_IS_SERVICE`.
    @_alwaysEmitIntoClient
    public static var isService: ApplicationFlags { ApplicationFlags(rawValue: 0x1) }
    /// Source: `G_APPLICATION_IS_LAUNCHER`.
    @_alwaysEmitIntoClient
    public static var isLauncher: ApplicationFlags { ApplicationFlags(rawValue: 0x2) }
    /// Source: `G_APPLICATION_HANDLES_OPEN`.
    @_alwaysEmitIntoClient
    public static var handlesOpen: ApplicationFlags { ApplicationFlags(rawValue: 0x4) }
    /// Source: `G_APPLICATION_HANDLES_COMMAND_LINE`.
    @_alwaysEmitIntoClient
    public static var handlesCommandLine: ApplicationFlags { ApplicationFlags(rawValue: 0x8) }
    /// Source: `G_APPLICATION_SEND_ENVIRONMENT`.
    @_alwaysEmitIntoClient
    public static var sendEnvironment: ApplicationFlags { ApplicationFlags(rawValue: 0x10) }
    /// Source: `G_APPLICATION_NON_UNIQUE`.
    @_alwaysEmitIntoClient
    public static var nonUnique: ApplicationFlags { ApplicationFlags(rawValue: 0x20) }
    /// Source: `G_APPLICATION_CAN_OVERRIDE_APP_ID`.
    @_alwaysEmitIntoClient
    public static var canOverrideAppId: ApplicationFlags { ApplicationFlags(rawValue: 0x40) }
    /// Source: `G_APPLICATION_ALLOW_REPLACEMENT`.
    @_alwaysEmitIntoClient
    public static var allowReplacement: ApplicationFlags { ApplicationFlags(rawValue: 0x80) }
    /// Source: `G_APPLICATION_REPLACE`.
    @_alwaysEmitIntoClient
    public static var replace: ApplicationFlags { ApplicationFlags(rawValue: 0x100) }

    @_alwaysEmitIntoClient
    init(_ value: GApplicationFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GApplicationFlags { GApplicationFlags(rawValue: rawValue) }
}

extension ApplicationFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_application_flags_get_type()) }
}

/// Source: `GAskPasswordFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.AskPasswordFlags.html)
nonisolated public struct AskPasswordFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_ASK_PASSWORD_NEED_PASSWORD`.
    @_alwaysEmitIntoClient
    public static var needPassword: AskPasswordFlags { AskPasswordFlags(rawValue: 0x1) }
    /// Source: `G_ASK_PASSWORD_NEED_USERNAME`.
    @_alwaysEmitIntoClient
    public static var needUsername: AskPasswordFlags { AskPasswordFlags(rawValue: 0x2) }
    /// Source: `G_ASK_PASSWORD_NEED_DOMAIN`.
    @_alwaysEmitIntoClient
    public static var needDomain: AskPasswordFlags { AskPasswordFlags(rawValue: 0x4) }
    /// Source: `G_ASK_PASSWORD_SAVING_SUPPORTED`.
    @_alwaysEmitIntoClient
    public static var savingSupported: AskPasswordFlags { AskPasswordFlags(rawValue: 0x8) }
    /// Source: `G_ASK_PASSWORD_ANONYMOUS_SUPPORTED`.
    @_alwaysEmitIntoClient
    public static var anonymousSupported: AskPasswordFlags { AskPasswordFlags(rawValue: 0x10) }
    /// Source: `G_ASK_PASSWORD_TCRYPT`.
    @_alwaysEmitIntoClient
    public static var tcrypt: AskPasswordFlags { AskPasswordFlags(rawValue: 0x20) }

    @_alwaysEmitIntoClient
    init(_ value: GAskPasswordFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GAskPasswordFlags { GAskPasswordFlags(rawValue: rawValue) }
}

extension AskPasswordFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_ask_password_flags_get_type()) }
}

/// Source: `GDataStreamByteOrder`.
/// [Reference](https://docs.gtk.org/gio/enum.DataStreamByteOrder.html)
nonisolated public enum DataStreamByteOrder: Enumeration {
    /// Source: `G_DATA_STREAM_BYTE_ORDER_BIG_ENDIAN`.
    case bigEndian
    /// Source: `G_DATA_STREAM_BYTE_ORDER_LITTLE_ENDIAN`.
    case littleEndian
    /// Source: `G_DATA_STREAM_BYTE_ORDER_HOST_ENDIAN`.
    case hostEndian
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [DataStreamByteOrder] = [
        .bigEndian,
        .littleEndian,
        .hostEndian,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .bigEndian
        case 1: self = .littleEndian
        case 2: self = .hostEndian
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .bigEndian: 0
        case .littleEndian: 1
        case .hostEndian: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GDataStreamByteOrder) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GDataStreamByteOrder { GDataStreamByteOrder(rawValue: UInt32(bitPattern: rawValue)) }
}

extension DataStreamByteOrder: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_data_stream_byte_order_get_type()) }
}

/// Source: `GDataStreamNewlineType`.
/// [Reference](https://docs.gtk.org/gio/enum.DataStreamNewlineType.html)
nonisolated public enum DataStreamNewlineType: Enumeration {
    /// Source: `G_DATA_STREAM_NEWLINE_TYPE_LF`.
    case lf
    /// Source: `G_DATA_STREAM_NEWLINE_TYPE_CR`.
    case cr
    /// Source: `G_DATA_STREAM_NEWLINE_TYPE_CR_LF`.
    case crLf
    /// Source: `G_DATA_STREAM_NEWLINE_TYPE_ANY`.
    case any
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [DataStreamNewlineType] = [
        .lf,
        .cr,
        .crLf,
        .any,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .lf
        case 1: self = .cr
        case 2: self = .crLf
        case 3: self = .any
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .lf: 0
        case .cr: 1
        case .crLf: 2
        case .any: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GDataStreamNewlineType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GDataStreamNewlineType { GDataStreamNewlineType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension DataStreamNewlineType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_data_stream_newline_type_get_type()) }
}

/// Source: `GDriveStartFlags`, since GLib 2.22.
/// [Reference](https://docs.gtk.org/gio/flags.DriveStartFlags.html)
nonisolated public struct DriveStartFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    @_alwaysEmitIntoClient
    init(_ value: GDriveStartFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GDriveStartFlags { GDriveStartFlags(rawValue: rawValue) }
}

extension DriveStartFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_drive_start_flags_get_type()) }
}

/// Source: `GDriveStartStopType`, since GLib 2.22.
/// [Reference](https://docs.gtk.org/gio/enum.DriveStartStopType.html)
nonisolated public enum DriveStartStopType: Enumeration {
    /// Source: `G_DRIVE_START_STOP_TYPE_UNKNOWN`.
    case unknown
    /// Source: `G_DRIVE_START_STOP_TYPE_SHUTDOWN`.
    case shutdown
    /// Source: `G_DRIVE_START_STOP_TYPE_NETWORK`.
    case network
    /// Source: `G_DRIVE_START_STOP_TYPE_MULTIDISK`.
    case multidisk
    /// Source: `G_DRIVE_START_STOP_TYPE_PASSWORD`.
    case password
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [DriveStartStopType] = [
        .unknown,
        .shutdown,
        .network,
        .multidisk,
        .password,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .shutdown
        case 2: self = .network
        case 3: self = .multidisk
        case 4: self = .password
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .shutdown: 1
        case .network: 2
        case .multidisk: 3
        case .password: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GDriveStartStopType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GDriveStartStopType { GDriveStartStopType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension DriveStartStopType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_drive_start_stop_type_get_type()) }
}

/// Source: `GEmblemOrigin`, since GLib 2.18.
/// [Reference](https://docs.gtk.org/gio/enum.EmblemOrigin.html)
nonisolated public enum EmblemOrigin: Enumeration {
    /// Source: `G_EMBLEM_ORIGIN_UNKNOWN`.
    case unknown
    /// Source: `G_EMBLEM_ORIGIN_DEVICE`.
    case device
    /// Source: `G_EMBLEM_ORIGIN_LIVEMETADATA`.
    case livemetadata
    /// Source: `G_EMBLEM_ORIGIN_TAG`.
    case tag
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [EmblemOrigin] = [
        .unknown,
        .device,
        .livemetadata,
        .tag,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .device
        case 2: self = .livemetadata
        case 3: self = .tag
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .device: 1
        case .livemetadata: 2
        case .tag: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GEmblemOrigin) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GEmblemOrigin { GEmblemOrigin(rawValue: UInt32(bitPattern: rawValue)) }
}

extension EmblemOrigin: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_emblem_origin_get_type()) }
}

/// Source: `GFileAttributeStatus`.
/// [Reference](https://docs.gtk.org/gio/enum.FileAttributeStatus.html)
nonisolated public enum FileAttributeStatus: Enumeration {
    /// Source: `G_FILE_ATTRIBUTE_STATUS_UNSET`.
    case unset
    /// Source: `G_FILE_ATTRIBUTE_STATUS_SET`.
    case set
    /// Source: `G_FILE_ATTRIBUTE_STATUS_ERROR_SETTING`.
    case errorSetting
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FileAttributeStatus] = [
        .unset,
        .set,
        .errorSetting,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unset
        case 1: self = .set
        case 2: self = .errorSetting
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unset: 0
        case .set: 1
        case .errorSetting: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GFileAttributeStatus) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GFileAttributeStatus { GFileAttributeStatus(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileAttributeStatus: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_attribute_status_get_type()) }
}

/// Source: `GFileAttributeType`.
/// [Reference](https://docs.gtk.org/gio/enum.FileAttributeType.html)
nonisolated public enum FileAttributeType: Enumeration {
    /// Source: `G_FILE_ATTRIBUTE_TYPE_INVALID`.
    case invalid
    /// Source: `G_FILE_ATTRIBUTE_TYPE_STRING`.
    case string
    /// Source: `G_FILE_ATTRIBUTE_TYPE_BYTE_STRING`.
    case byteString
    /// Source: `G_FILE_ATTRIBUTE_TYPE_BOOLEAN`.
    case boolean
    /// Source: `G_FILE_ATTRIBUTE_TYPE_UINT32`.
    case uint32
    /// Source: `G_FILE_ATTRIBUTE_TYPE_INT32`.
    case int32
    /// Source: `G_FILE_ATTRIBUTE_TYPE_UINT64`.
    case uint64
    /// Source: `G_FILE_ATTRIBUTE_TYPE_INT64`.
    case int64
    /// Source: `G_FILE_ATTRIBUTE_TYPE_OBJECT`.
    case object
    /// Source: `G_FILE_ATTRIBUTE_TYPE_STRINGV`.
    case stringv
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FileAttributeType] = [
        .invalid,
        .string,
        .byteString,
        .boolean,
        .uint32,
        .int32,
        .uint64,
        .int64,
        .object,
        .stringv,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalid
        case 1: self = .string
        case 2: self = .byteString
        case 3: self = .boolean
        case 4: self = .uint32
        case 5: self = .int32
        case 6: self = .uint64
        case 7: self = .int64
        case 8: self = .object
        case 9: self = .stringv
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .invalid: 0
        case .string: 1
        case .byteString: 2
        case .boolean: 3
        case .uint32: 4
        case .int32: 5
        case .uint64: 6
        case .int64: 7
        case .object: 8
        case .stringv: 9
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GFileAttributeType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GFileAttributeType { GFileAttributeType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileAttributeType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_attribute_type_get_type()) }
}

/// Source: `GFileCopyFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.FileCopyFlags.html)
nonisolated public struct FileCopyFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_FILE_COPY_OVERWRITE`.
    @_alwaysEmitIntoClient
    public static var overwrite: FileCopyFlags { FileCopyFlags(rawValue: 0x1) }
    /// Source: `G_FILE_COPY_BACKUP`.
    @_alwaysEmitIntoClient
    public static var backup: FileCopyFlags { FileCopyFlags(rawValue: 0x2) }
    /// Source: `G_FILE_COPY_NOFOLLOW_SYMLINKS`.
    @_alwaysEmitIntoClient
    public static var nofollowSymlinks: FileCopyFlags { FileCopyFlags(rawValue: 0x4) }
    /// Source: `G_FILE_COPY_ALL_METADATA`.
    @_alwaysEmitIntoClient
    public static var allMetadata: FileCopyFlags { FileCopyFlags(rawValue: 0x8) }
    /// Source: `G_FILE_COPY_NO_FALLBACK_FOR_MOVE`.
    @_alwaysEmitIntoClient
    public static var noFallbackForMove: FileCopyFlags { FileCopyFlags(rawValue: 0x10) }
    /// Source: `G_FILE_COPY_TARGET_DEFAULT_PERMS`.
    @_alwaysEmitIntoClient
    public static var targetDefaultPerms: FileCopyFlags { FileCopyFlags(rawValue: 0x20) }

    @_alwaysEmitIntoClient
    init(_ value: GFileCopyFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GFileCopyFlags { GFileCopyFlags(rawValue: rawValue) }
}

extension FileCopyFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_copy_flags_get_type()) }
}

/// Source: `GFileCreateFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.FileCreateFlags.html)
nonisolated public struct FileCreateFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_FILE_CREATE_PRIVATE`.
    @_alwaysEmitIntoClient
    public static var `private`: FileCreateFlags { FileCreateFlags(rawValue: 0x1) }
    /// Source: `G_FILE_CREATE_REPLACE_DESTINATION`.
    @_alwaysEmitIntoClient
    public static var replaceDestination: FileCreateFlags { FileCreateFlags(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: GFileCreateFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GFileCreateFlags { GFileCreateFlags(rawValue: rawValue) }
}

extension FileCreateFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_create_flags_get_type()) }
}

/// Source: `GFileMeasureFlags`, since GLib 2.38.
/// [Reference](https://docs.gtk.org/gio/flags.FileMeasureFlags.html)
nonisolated public struct FileMeasureFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_FILE_MEASURE_REPORT_ANY_ERROR`.
    @_alwaysEmitIntoClient
    public static var reportAnyError: FileMeasureFlags { FileMeasureFlags(rawValue: 0x2) }
    /// Source: `G_FILE_MEASURE_APPARENT_SIZE`.
    @_alwaysEmitIntoClient
    public static var apparentSize: FileMeasureFlags { FileMeasureFlags(rawValue: 0x4) }
    /// Source: `G_FILE_MEASURE_NO_XDEV`.
    @_alwaysEmitIntoClient
    public static var noXdev: FileMeasureFlags { FileMeasureFlags(rawValue: 0x8) }

    @_alwaysEmitIntoClient
    init(_ value: GFileMeasureFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GFileMeasureFlags { GFileMeasureFlags(rawValue: rawValue) }
}

extension FileMeasureFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_measure_flags_get_type()) }
}

/// Source: `GFileMonitorEvent`.
/// [Reference](https://docs.gtk.org/gio/enum.FileMonitorEvent.html)
nonisolated public enum FileMonitorEvent: Enumeration {
    /// Source: `G_FILE_MONITOR_EVENT_CHANGED`.
    case changed
    /// Source: `G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT`.
    case changesDoneHint
    /// Source: `G_FILE_MONITOR_EVENT_DELETED`.
    case deleted
    /// Source: `G_FILE_MONITOR_EVENT_CREATED`.
    case created
    /// Source: `G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED`.
    case attributeChanged
    /// Source: `G_FILE_MONITOR_EVENT_PRE_UNMOUNT`.
    case preUnmount
    /// Source: `G_FILE_MONITOR_EVENT_UNMOUNTED`.
    case unmounted
    /// Source: `G_FILE_MONITOR_EVENT_MOVED`.
    case moved
    /// Source: `G_FILE_MONITOR_EVENT_RENAMED`.
    case renamed
    /// Source: `G_FILE_MONITOR_EVENT_MOVED_IN`.
    case movedIn
    /// Source: `G_FILE_MONITOR_EVENT_MOVED_OUT`.
    case movedOut
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FileMonitorEvent] = [
        .changed,
        .changesDoneHint,
        .deleted,
        .created,
        .attributeChanged,
        .preUnmount,
        .unmounted,
        .moved,
        .renamed,
        .movedIn,
        .movedOut,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .changed
        case 1: self = .changesDoneHint
        case 2: self = .deleted
        case 3: self = .created
        case 4: self = .attributeChanged
        case 5: self = .preUnmount
        case 6: self = .unmounted
        case 7: self = .moved
        case 8: self = .renamed
        case 9: self = .movedIn
        case 10: self = .movedOut
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .changed: 0
        case .changesDoneHint: 1
        case .deleted: 2
        case .created: 3
        case .attributeChanged: 4
        case .preUnmount: 5
        case .unmounted: 6
        case .moved: 7
        case .renamed: 8
        case .movedIn: 9
        case .movedOut: 10
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GFileMonitorEvent) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GFileMonitorEvent { GFileMonitorEvent(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileMonitorEvent: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_monitor_event_get_type()) }
}

/// Source: `GFileMonitorFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.FileMonitorFlags.html)
nonisolated public struct FileMonitorFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_FILE_MONITOR_WATCH_MOUNTS`.
    @_alwaysEmitIntoClient
    public static var watchMounts: FileMonitorFlags { FileMonitorFlags(rawValue: 0x1) }
    /// Source: `G_FILE_MONITOR_SEND_MOVED`.
    @_alwaysEmitIntoClient
    public static var sendMoved: FileMonitorFlags { FileMonitorFlags(rawValue: 0x2) }
    /// Source: `G_FILE_MONITOR_WATCH_HARD_LINKS`.
    @_alwaysEmitIntoClient
    public static var watchHardLinks: FileMonitorFlags { FileMonitorFlags(rawValue: 0x4) }
    /// Source: `G_FILE_MONITOR_WATCH_MOVES`.
    @_alwaysEmitIntoClient
    public static var watchMoves: FileMonitorFlags { FileMonitorFlags(rawValue: 0x8) }

    @_alwaysEmitIntoClient
    init(_ value: GFileMonitorFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GFileMonitorFlags { GFileMonitorFlags(rawValue: rawValue) }
}

extension FileMonitorFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_monitor_flags_get_type()) }
}

/// Source: `GFileQueryInfoFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.FileQueryInfoFlags.html)
nonisolated public struct FileQueryInfoFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS`.
    @_alwaysEmitIntoClient
    public static var nofollowSymlinks: FileQueryInfoFlags { FileQueryInfoFlags(rawValue: 0x1) }

    @_alwaysEmitIntoClient
    init(_ value: GFileQueryInfoFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GFileQueryInfoFlags { GFileQueryInfoFlags(rawValue: rawValue) }
}

extension FileQueryInfoFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_query_info_flags_get_type()) }
}

/// Source: `GFileType`.
/// [Reference](https://docs.gtk.org/gio/enum.FileType.html)
nonisolated public enum FileType: Enumeration {
    /// Source: `G_FILE_TYPE_UNKNOWN`.
    case unknown
    /// Source: `G_FILE_TYPE_REGULAR`.
    case regular
    /// Source: `G_FILE_TYPE_DIRECTORY`.
    case directory
    /// Source: `G_FILE_TYPE_SYMBOLIC_LINK`.
    case symbolicLink
    /// Source: `G_FILE_TYPE_SPECIAL`.
    case special
    /// Source: `G_FILE_TYPE_SHORTCUT`.
    case shortcut
    /// Source: `G_FILE_TYPE_MOUNTABLE`.
    case mountable
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FileType] = [
        .unknown,
        .regular,
        .directory,
        .symbolicLink,
        .special,
        .shortcut,
        .mountable,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .regular
        case 2: self = .directory
        case 3: self = .symbolicLink
        case 4: self = .special
        case 5: self = .shortcut
        case 6: self = .mountable
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .regular: 1
        case .directory: 2
        case .symbolicLink: 3
        case .special: 4
        case .shortcut: 5
        case .mountable: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GFileType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GFileType { GFileType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_type_get_type()) }
}

/// Source: `GIOErrorEnum`.
/// [Reference](https://docs.gtk.org/gio/enum.IOErrorEnum.html)
nonisolated public enum IOErrorEnum: GLibErrorCode {
    /// Source: `G_IO_ERROR_FAILED`.
    case failed
    /// Source: `G_IO_ERROR_NOT_FOUND`.
    case notFound
    /// Source: `G_IO_ERROR_EXISTS`.
    case exists
    /// Source: `G_IO_ERROR_IS_DIRECTORY`.
    case isDirectory
    /// Source: `G_IO_ERROR_NOT_DIRECTORY`.
    case notDirectory
    /// Source: `G_IO_ERROR_NOT_EMPTY`.
    case notEmpty
    /// Source: `G_IO_ERROR_NOT_REGULAR_FILE`.
    case notRegularFile
    /// Source: `G_IO_ERROR_NOT_SYMBOLIC_LINK`.
    case notSymbolicLink
    /// Source: `G_IO_ERROR_NOT_MOUNTABLE_FILE`.
    case notMountableFile
    /// Source: `G_IO_ERROR_FILENAME_TOO_LONG`.
    case filenameTooLong
    /// Source: `G_IO_ERROR_INVALID_FILENAME`.
    case invalidFilename
    /// Source: `G_IO_ERROR_TOO_MANY_LINKS`.
    case tooManyLinks
    /// Source: `G_IO_ERROR_NO_SPACE`.
    case noSpace
    /// Source: `G_IO_ERROR_INVALID_ARGUMENT`.
    case invalidArgument
    /// Source: `G_IO_ERROR_PERMISSION_DENIED`.
    case permissionDenied
    /// Source: `G_IO_ERROR_NOT_SUPPORTED`.
    case notSupported
    /// Source: `G_IO_ERROR_NOT_MOUNTED`.
    case notMounted
    /// Source: `G_IO_ERROR_ALREADY_MOUNTED`.
    case alreadyMounted
    /// Source: `G_IO_ERROR_CLOSED`.
    case closed
    /// Source: `G_IO_ERROR_CANCELLED`.
    case cancelled
    /// Source: `G_IO_ERROR_PENDING`.
    case pending
    /// Source: `G_IO_ERROR_READ_ONLY`.
    case readOnly
    /// Source: `G_IO_ERROR_CANT_CREATE_BACKUP`.
    case cantCreateBackup
    /// Source: `G_IO_ERROR_WRONG_ETAG`.
    case wrongEtag
    /// Source: `G_IO_ERROR_TIMED_OUT`.
    case timedOut
    /// Source: `G_IO_ERROR_WOULD_RECURSE`.
    case wouldRecurse
    /// Source: `G_IO_ERROR_BUSY`.
    case busy
    /// Source: `G_IO_ERROR_WOULD_BLOCK`.
    case wouldBlock
    /// Source: `G_IO_ERROR_HOST_NOT_FOUND`.
    case hostNotFound
    /// Source: `G_IO_ERROR_WOULD_MERGE`.
    case wouldMerge
    /// Source: `G_IO_ERROR_FAILED_HANDLED`.
    case failedHandled
    /// Source: `G_IO_ERROR_TOO_MANY_OPEN_FILES`.
    case tooManyOpenFiles
    /// Source: `G_IO_ERROR_NOT_INITIALIZED`.
    case notInitialized
    /// Source: `G_IO_ERROR_ADDRESS_IN_USE`.
    case addressInUse
    /// Source: `G_IO_ERROR_PARTIAL_INPUT`.
    case partialInput
    /// Source: `G_IO_ERROR_INVALID_DATA`.
    case invalidData
    /// Source: `G_IO_ERROR_DBUS_ERROR`.
    case dbusError
    /// Source: `G_IO_ERROR_HOST_UNREACHABLE`.
    case hostUnreachable
    /// Source: `G_IO_ERROR_NETWORK_UNREACHABLE`.
    case networkUnreachable
    /// Source: `G_IO_ERROR_CONNECTION_REFUSED`.
    case connectionRefused
    /// Source: `G_IO_ERROR_PROXY_FAILED`.
    case proxyFailed
    /// Source: `G_IO_ERROR_PROXY_AUTH_FAILED`.
    case proxyAuthFailed
    /// Source: `G_IO_ERROR_PROXY_NEED_AUTH`.
    case proxyNeedAuth
    /// Source: `G_IO_ERROR_PROXY_NOT_ALLOWED`.
    case proxyNotAllowed
    /// Source: `G_IO_ERROR_BROKEN_PIPE`.
    case brokenPipe
    /// Source: `G_IO_ERROR_NOT_CONNECTED`.
    case notConnected
    /// Source: `G_IO_ERROR_MESSAGE_TOO_LARGE`.
    case messageTooLarge
    /// Source: `G_IO_ERROR_NO_SUCH_DEVICE`.
    case noSuchDevice
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "g-io-error-quark" }

    /// All named values.
    public static let allCases: [IOErrorEnum] = [
        .failed,
        .notFound,
        .exists,
        .isDirectory,
        .notDirectory,
        .notEmpty,
        .notRegularFile,
        .notSymbolicLink,
        .notMountableFile,
        .filenameTooLong,
        .invalidFilename,
        .tooManyLinks,
        .noSpace,
        .invalidArgument,
        .permissionDenied,
        .notSupported,
        .notMounted,
        .alreadyMounted,
        .closed,
        .cancelled,
        .pending,
        .readOnly,
        .cantCreateBackup,
        .wrongEtag,
        .timedOut,
        .wouldRecurse,
        .busy,
        .wouldBlock,
        .hostNotFound,
        .wouldMerge,
        .failedHandled,
        .tooManyOpenFiles,
        .notInitialized,
        .addressInUse,
        .partialInput,
        .invalidData,
        .dbusError,
        .hostUnreachable,
        .networkUnreachable,
        .connectionRefused,
        .proxyFailed,
        .proxyAuthFailed,
        .proxyNeedAuth,
        .proxyNotAllowed,
        .brokenPipe,
        .notConnected,
        .messageTooLarge,
        .noSuchDevice,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .failed
        case 1: self = .notFound
        case 2: self = .exists
        case 3: self = .isDirectory
        case 4: self = .notDirectory
        case 5: self = .notEmpty
        case 6: self = .notRegularFile
        case 7: self = .notSymbolicLink
        case 8: self = .notMountableFile
        case 9: self = .filenameTooLong
        case 10: self = .invalidFilename
        case 11: self = .tooManyLinks
        case 12: self = .noSpace
        case 13: self = .invalidArgument
        case 14: self = .permissionDenied
        case 15: self = .notSupported
        case 16: self = .notMounted
        case 17: self = .alreadyMounted
        case 18: self = .closed
        case 19: self = .cancelled
        case 20: self = .pending
        case 21: self = .readOnly
        case 22: self = .cantCreateBackup
        case 23: self = .wrongEtag
        case 24: self = .timedOut
        case 25: self = .wouldRecurse
        case 26: self = .busy
        case 27: self = .wouldBlock
        case 28: self = .hostNotFound
        case 29: self = .wouldMerge
        case 30: self = .failedHandled
        case 31: self = .tooManyOpenFiles
        case 32: self = .notInitialized
        case 33: self = .addressInUse
        case 34: self = .partialInput
        case 35: self = .invalidData
        case 36: self = .dbusError
        case 37: self = .hostUnreachable
        case 38: self = .networkUnreachable
        case 39: self = .connectionRefused
        case 40: self = .proxyFailed
        case 41: self = .proxyAuthFailed
        case 42: self = .proxyNeedAuth
        case 43: self = .proxyNotAllowed
        case 44: self = .brokenPipe
        case 45: self = .notConnected
        case 46: self = .messageTooLarge
        case 47: self = .noSuchDevice
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .failed: 0
        case .notFound: 1
        case .exists: 2
        case .isDirectory: 3
        case .notDirectory: 4
        case .notEmpty: 5
        case .notRegularFile: 6
        case .notSymbolicLink: 7
        case .notMountableFile: 8
        case .filenameTooLong: 9
        case .invalidFilename: 10
        case .tooManyLinks: 11
        case .noSpace: 12
        case .invalidArgument: 13
        case .permissionDenied: 14
        case .notSupported: 15
        case .notMounted: 16
        case .alreadyMounted: 17
        case .closed: 18
        case .cancelled: 19
        case .pending: 20
        case .readOnly: 21
        case .cantCreateBackup: 22
        case .wrongEtag: 23
        case .timedOut: 24
        case .wouldRecurse: 25
        case .busy: 26
        case .wouldBlock: 27
        case .hostNotFound: 28
        case .wouldMerge: 29
        case .failedHandled: 30
        case .tooManyOpenFiles: 31
        case .notInitialized: 32
        case .addressInUse: 33
        case .partialInput: 34
        case .invalidData: 35
        case .dbusError: 36
        case .hostUnreachable: 37
        case .networkUnreachable: 38
        case .connectionRefused: 39
        case .proxyFailed: 40
        case .proxyAuthFailed: 41
        case .proxyNeedAuth: 42
        case .proxyNotAllowed: 43
        case .brokenPipe: 44
        case .notConnected: 45
        case .messageTooLarge: 46
        case .noSuchDevice: 47
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GIOErrorEnum) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GIOErrorEnum { GIOErrorEnum(rawValue: UInt32(bitPattern: rawValue)) }
}

extension IOErrorEnum: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_io_error_enum_get_type()) }
}

/// Source: `GIOStreamSpliceFlags`, since GLib 2.28.
/// [Reference](https://docs.gtk.org/gio/flags.IOStreamSpliceFlags.html)
nonisolated public struct IOStreamSpliceFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_IO_STREAM_SPLICE_CLOSE_STREAM1`.
    @_alwaysEmitIntoClient
    public static var closeStream1: IOStreamSpliceFlags { IOStreamSpliceFlags(rawValue: 0x1) }
    /// Source: `G_IO_STREAM_SPLICE_CLOSE_STREAM2`.
    @_alwaysEmitIntoClient
    public static var closeStream2: IOStreamSpliceFlags { IOStreamSpliceFlags(rawValue: 0x2) }
    /// Source: `G_IO_STREAM_SPLICE_WAIT_FOR_BOTH`.
    @_alwaysEmitIntoClient
    public static var waitForBoth: IOStreamSpliceFlags { IOStreamSpliceFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GIOStreamSpliceFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GIOStreamSpliceFlags { GIOStreamSpliceFlags(rawValue: rawValue) }
}

extension IOStreamSpliceFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_io_stream_splice_flags_get_type()) }
}

/// Source: `GMountMountFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.MountMountFlags.html)
nonisolated public struct MountMountFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    @_alwaysEmitIntoClient
    init(_ value: GMountMountFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GMountMountFlags { GMountMountFlags(rawValue: rawValue) }
}

extension MountMountFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_mount_mount_flags_get_type()) }
}

/// Source: `GMountOperationResult`.
/// [Reference](https://docs.gtk.org/gio/enum.MountOperationResult.html)
nonisolated public enum MountOperationResult: Enumeration {
    /// Source: `G_MOUNT_OPERATION_HANDLED`.
    case handled
    /// Source: `G_MOUNT_OPERATION_ABORTED`.
    case aborted
    /// Source: `G_MOUNT_OPERATION_UNHANDLED`.
    case unhandled
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [MountOperationResult] = [
        .handled,
        .aborted,
        .unhandled,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .handled
        case 1: self = .aborted
        case 2: self = .unhandled
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .handled: 0
        case .aborted: 1
        case .unhandled: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GMountOperationResult) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GMountOperationResult { GMountOperationResult(rawValue: UInt32(bitPattern: rawValue)) }
}

extension MountOperationResult: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_mount_operation_result_get_type()) }
}

/// Source: `GMountUnmountFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.MountUnmountFlags.html)
nonisolated public struct MountUnmountFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_MOUNT_UNMOUNT_FORCE`.
    @_alwaysEmitIntoClient
    public static var force: MountUnmountFlags { MountUnmountFlags(rawValue: 0x1) }

    @_alwaysEmitIntoClient
    init(_ value: GMountUnmountFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GMountUnmountFlags { GMountUnmountFlags(rawValue: rawValue) }
}

extension MountUnmountFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_mount_unmount_flags_get_type()) }
}

/// Source: `GNetworkConnectivity`, since GLib 2.44.
/// [Reference](https://docs.gtk.org/gio/enum.NetworkConnectivity.html)
nonisolated public enum NetworkConnectivity: Enumeration {
    /// Source: `G_NETWORK_CONNECTIVITY_LOCAL`.
    case local
    /// Source: `G_NETWORK_CONNECTIVITY_LIMITED`.
    case limited
    /// Source: `G_NETWORK_CONNECTIVITY_PORTAL`.
    case portal
    /// Source: `G_NETWORK_CONNECTIVITY_FULL`.
    case full
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [NetworkConnectivity] = [
        .local,
        .limited,
        .portal,
        .full,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 1: self = .local
        case 2: self = .limited
        case 3: self = .portal
        case 4: self = .full
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .local: 1
        case .limited: 2
        case .portal: 3
        case .full: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GNetworkConnectivity) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GNetworkConnectivity { GNetworkConnectivity(rawValue: UInt32(bitPattern: rawValue)) }
}

extension NetworkConnectivity: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_network_connectivity_get_type()) }
}

/// Source: `GNotificationPriority`, since GLib 2.42.
/// [Reference](https://docs.gtk.org/gio/enum.NotificationPriority.html)
nonisolated public enum NotificationPriority: Enumeration {
    /// Source: `G_NOTIFICATION_PRIORITY_NORMAL`.
    case normal
    /// Source: `G_NOTIFICATION_PRIORITY_LOW`.
    case low
    /// Source: `G_NOTIFICATION_PRIORITY_HIGH`.
    case high
    /// Source: `G_NOTIFICATION_PRIORITY_URGENT`.
    case urgent
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [NotificationPriority] = [
        .normal,
        .low,
        .high,
        .urgent,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .low
        case 2: self = .high
        case 3: self = .urgent
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .normal: 0
        case .low: 1
        case .high: 2
        case .urgent: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GNotificationPriority) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GNotificationPriority { GNotificationPriority(rawValue: UInt32(bitPattern: rawValue)) }
}

extension NotificationPriority: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_notification_priority_get_type()) }
}

/// Source: `GOutputStreamSpliceFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.OutputStreamSpliceFlags.html)
nonisolated public struct OutputStreamSpliceFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE`.
    @_alwaysEmitIntoClient
    public static var closeSource: OutputStreamSpliceFlags { OutputStreamSpliceFlags(rawValue: 0x1) }
    /// Source: `G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET`.
    @_alwaysEmitIntoClient
    public static var closeTarget: OutputStreamSpliceFlags { OutputStreamSpliceFlags(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: GOutputStreamSpliceFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GOutputStreamSpliceFlags { GOutputStreamSpliceFlags(rawValue: rawValue) }
}

extension OutputStreamSpliceFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_output_stream_splice_flags_get_type()) }
}

/// Source: `GPasswordSave`.
/// [Reference](https://docs.gtk.org/gio/enum.PasswordSave.html)
nonisolated public enum PasswordSave: Enumeration {
    /// Source: `G_PASSWORD_SAVE_NEVER`.
    case never
    /// Source: `G_PASSWORD_SAVE_FOR_SESSION`.
    case forSession
    /// Source: `G_PASSWORD_SAVE_PERMANENTLY`.
    case permanently
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PasswordSave] = [
        .never,
        .forSession,
        .permanently,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .never
        case 1: self = .forSession
        case 2: self = .permanently
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .never: 0
        case .forSession: 1
        case .permanently: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GPasswordSave) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GPasswordSave { GPasswordSave(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PasswordSave: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_password_save_get_type()) }
}

/// Source: `GPollableReturn`, since GLib 2.60.
/// [Reference](https://docs.gtk.org/gio/enum.PollableReturn.html)
nonisolated public enum PollableReturn: Enumeration {
    /// Source: `G_POLLABLE_RETURN_FAILED`.
    case failed
    /// Source: `G_POLLABLE_RETURN_OK`.
    case ok
    /// Source: `G_POLLABLE_RETURN_WOULD_BLOCK`.
    case wouldBlock
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PollableReturn] = [
        .failed,
        .ok,
        .wouldBlock,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .failed
        case 1: self = .ok
        case -27: self = .wouldBlock
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .failed: 0
        case .ok: 1
        case .wouldBlock: -27
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GPollableReturn) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GPollableReturn { GPollableReturn(rawValue: rawValue) }
}

extension PollableReturn: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_pollable_return_get_type()) }
}

/// Source: `GResourceLookupFlags`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/flags.ResourceLookupFlags.html)
nonisolated public struct ResourceLookupFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    @_alwaysEmitIntoClient
    init(_ value: GResourceLookupFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GResourceLookupFlags { GResourceLookupFlags(rawValue: rawValue) }
}

extension ResourceLookupFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_resource_lookup_flags_get_type()) }
}

/// Source: `GSettingsBindFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.SettingsBindFlags.html)
nonisolated public struct SettingsBindFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_SETTINGS_BIND_GET`.
    @_alwaysEmitIntoClient
    public static var get: SettingsBindFlags { SettingsBindFlags(rawValue: 0x1) }
    /// Source: `G_SETTINGS_BIND_SET`.
    @_alwaysEmitIntoClient
    public static var set: SettingsBindFlags { SettingsBindFlags(rawValue: 0x2) }
    /// Source: `G_SETTINGS_BIND_NO_SENSITIVITY`.
    @_alwaysEmitIntoClient
    public static var noSensitivity: SettingsBindFlags { SettingsBindFlags(rawValue: 0x4) }
    /// Source: `G_SETTINGS_BIND_GET_NO_CHANGES`.
    @_alwaysEmitIntoClient
    public static var getNoChanges: SettingsBindFlags { SettingsBindFlags(rawValue: 0x8) }
    /// Source: `G_SETTINGS_BIND_INVERT_BOOLEAN`.
    @_alwaysEmitIntoClient
    public static var invertBoolean: SettingsBindFlags { SettingsBindFlags(rawValue: 0x10) }

    @_alwaysEmitIntoClient
    init(_ value: GSettingsBindFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GSettingsBindFlags { GSettingsBindFlags(rawValue: rawValue) }
}

extension SettingsBindFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_settings_bind_flags_get_type()) }
}

/// Source: `GSubprocessFlags`, since GLib 2.40.
/// [Reference](https://docs.gtk.org/gio/flags.SubprocessFlags.html)
nonisolated public struct SubprocessFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_SUBPROCESS_FLAGS_STDIN_PIPE`.
    @_alwaysEmitIntoClient
    public static var stdinPipe: SubprocessFlags { SubprocessFlags(rawValue: 0x1) }
    /// Source: `G_SUBPROCESS_FLAGS_STDIN_INHERIT`.
    @_alwaysEmitIntoClient
    public static var stdinInherit: SubprocessFlags { SubprocessFlags(rawValue: 0x2) }
    /// Source: `G_SUBPROCESS_FLAGS_STDOUT_PIPE`.
    @_alwaysEmitIntoClient
    public static var stdoutPipe: SubprocessFlags { SubprocessFlags(rawValue: 0x4) }
    /// Source: `G_SUBPROCESS_FLAGS_STDOUT_SILENCE`.
    @_alwaysEmitIntoClient
    public static var stdoutSilence: SubprocessFlags { SubprocessFlags(rawValue: 0x8) }
    /// Source: `G_SUBPROCESS_FLAGS_STDERR_PIPE`.
    @_alwaysEmitIntoClient
    public static var stderrPipe: SubprocessFlags { SubprocessFlags(rawValue: 0x10) }
    /// Source: `G_SUBPROCESS_FLAGS_STDERR_SILENCE`.
    @_alwaysEmitIntoClient
    public static var stderrSilence: SubprocessFlags { SubprocessFlags(rawValue: 0x20) }
    /// Source: `G_SUBPROCESS_FLAGS_STDERR_MERGE`.
    @_alwaysEmitIntoClient
    public static var stderrMerge: SubprocessFlags { SubprocessFlags(rawValue: 0x40) }
    /// Source: `G_SUBPROCESS_FLAGS_INHERIT_FDS`.
    @_alwaysEmitIntoClient
    public static var inheritFds: SubprocessFlags { SubprocessFlags(rawValue: 0x80) }
    /// Source: `G_SUBPROCESS_FLAGS_SEARCH_PATH_FROM_ENVP`.
    @_alwaysEmitIntoClient
    public static var searchPathFromEnvp: SubprocessFlags { SubprocessFlags(rawValue: 0x100) }

    @_alwaysEmitIntoClient
    init(_ value: GSubprocessFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GSubprocessFlags { GSubprocessFlags(rawValue: rawValue) }
}

extension SubprocessFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_subprocess_flags_get_type()) }
}
