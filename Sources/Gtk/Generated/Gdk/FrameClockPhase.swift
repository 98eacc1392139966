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
    public static let flushEvents = FrameClockPhase(rawValue: 0x1)
    /// Source: `GDK_FRAME_CLOCK_PHASE_BEFORE_PAINT`.
    public static let beforePaint = FrameClockPhase(rawValue: 0x2)
    /// Source: `GDK_FRAME_CLOCK_PHASE_UPDATE`.
    public static let update = FrameClockPhase(rawValue: 0x4)
    /// Source: `GDK_FRAME_CLOCK_PHASE_LAYOUT`.
    public static let layout = FrameClockPhase(rawValue: 0x8)
    /// Source: `GDK_FRAME_CLOCK_PHASE_PAINT`.
    public static let paint = FrameClockPhase(rawValue: 0x10)
    /// Source: `GDK_FRAME_CLOCK_PHASE_RESUME_EVENTS`.
    public static let resumeEvents = FrameClockPhase(rawValue: 0x20)
    /// Source: `GDK_FRAME_CLOCK_PHASE_AFTER_PAINT`.
    public static let afterPaint = FrameClockPhase(rawValue: 0x40)

    init(_ value: GdkFrameClockPhase) { self.init(rawValue: value.rawValue) }

    var cValue: GdkFrameClockPhase { GdkFrameClockPhase(rawValue: rawValue) }
}

extension FrameClockPhase: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_frame_clock_phase_get_type()) }
}
