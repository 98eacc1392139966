// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
