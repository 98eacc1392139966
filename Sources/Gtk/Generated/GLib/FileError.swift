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
