// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEventControllerScrollFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.EventControllerScrollFlags.html)
nonisolated public struct EventControllerScrollFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_EVENT_CONTROLLER_SCROLL_VERTICAL`.
    @_alwaysEmitIntoClient
    public static var vertical: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 0x1) }
    /// Source: `GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL`.
    @_alwaysEmitIntoClient
    public static var horizontal: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 0x2) }
    /// Source: `GTK_EVENT_CONTROLLER_SCROLL_DISCRETE`.
    @_alwaysEmitIntoClient
    public static var discrete: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 0x4) }
    /// Source: `GTK_EVENT_CONTROLLER_SCROLL_KINETIC`.
    @_alwaysEmitIntoClient
    public static var kinetic: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 0x8) }
    /// Source: `GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES`.
    @_alwaysEmitIntoClient
    public static var bothAxes: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 0x3) }

    @_alwaysEmitIntoClient
    init(_ value: GtkEventControllerScrollFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkEventControllerScrollFlags { GtkEventControllerScrollFlags(rawValue: rawValue) }
}

extension EventControllerScrollFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_event_controller_scroll_flags_get_type()) }
}
