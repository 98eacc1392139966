// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkFrameClockPhase`.
/// [Reference](https://docs.gtk.org/gdk4/flags.FrameClockPhase.html)
nonisolated public struct FrameClockPhase: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS`.
    @_alwaysEmitIntoClient
    public static var flushEvents: FrameClockPhase { FrameClockPhase(rawValue: 0x1) }
    /// Source: `GDK_FRAME_CLOCK_PHASE_BEFORE_PAINT`.
    @_alwaysEmitIntoClient
    public static var beforePaint: FrameClockPhase { FrameClockPhase(rawValue: 0x2) }
    /// Source: `GDK_FRAME_CLOCK_PHASE_UPDATE`.
    @_alwaysEmitIntoClient
    public static var update: FrameClockPhase { FrameClockPhase(rawValue: 0x4) }
    /// Source: `GDK_FRAME_CLOCK_PHASE_LAYOUT`.
    @_alwaysEmitIntoClient
    public static var layout: FrameClockPhase { FrameClockPhase(rawValue: 0x8) }
    /// Source: `GDK_FRAME_CLOCK_PHASE_PAINT`.
    @_alwaysEmitIntoClient
    public static var paint: FrameClockPhase { FrameClockPhase(rawValue: 0x10) }
    /// Source: `GDK_FRAME_CLOCK_PHASE_RESUME_EVENTS`.
    @_alwaysEmitIntoClient
    public static var resumeEvents: FrameClockPhase { FrameClockPhase(rawValue: 0x20) }
    /// Source: `GDK_FRAME_CLOCK_PHASE_AFTER_PAINT`.
    @_alwaysEmitIntoClient
    public static var afterPaint: FrameClockPhase { FrameClockPhase(rawValue: 0x40) }

    @_alwaysEmitIntoClient
    init(_ value: GdkFrameClockPhase) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkFrameClockPhase { GdkFrameClockPhase(rawValue: rawValue) }
}

extension FrameClockPhase: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_frame_clock_phase_get_type()) }
}
