// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkDragAction`.
/// [Reference](https://docs.gtk.org/gdk4/flags.DragAction.html)
nonisolated public struct DragAction: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_ACTION_COPY`.
    @_alwaysEmitIntoClient
    public static var copy: DragAction { DragAction(rawValue: 0x1) }
    /// Source: `GDK_ACTION_MOVE`.
    @_alwaysEmitIntoClient
    public static var move: DragAction { DragAction(rawValue: 0x2) }
    /// Source: `GDK_ACTION_LINK`.
    @_alwaysEmitIntoClient
    public static var link: DragAction { DragAction(rawValue: 0x4) }
    /// Source: `GDK_ACTION_ASK`.
    @_alwaysEmitIntoClient
    public static var ask: DragAction { DragAction(rawValue: 0x8) }

    @_alwaysEmitIntoClient
    init(_ value: GdkDragAction) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkDragAction { GdkDragAction(rawValue: rawValue) }
}

extension DragAction: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_drag_action_get_type()) }
}
