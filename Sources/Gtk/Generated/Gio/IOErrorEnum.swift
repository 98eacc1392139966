// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
