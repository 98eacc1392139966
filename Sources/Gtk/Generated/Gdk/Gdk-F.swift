// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkFocusEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.FocusEvent.html)
open class FocusEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public override class var valueType: GType { GType(rawValue: gdk_focus_event_get_type()) }
}

extension FocusEvent {
    /// Source: `gdk_focus_event_get_in`.
    /// [Reference](https://docs.gtk.org/gdk4/method.FocusEvent.get_in.html)
    @_alwaysEmitIntoClient
    public var `in`: Bool {
        gdk_focus_event_get_in(opaquePointer) != 0
    }
}

/// Source: `GdkFrameClock`.
/// [Reference](https://docs.gtk.org/gdk4/class.FrameClock.html)
open class FrameClock: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FrameClock {
    /// Source: `gdk_frame_clock_get_fps`.
    /// [Reference](https://docs.gtk.org/gdk4/method.FrameClock.get_fps.html)
    @_alwaysEmitIntoClient
    public var fps: Double {
        gdk_frame_clock_get_fps(opaquePointer)
    }

    /// Source: `gdk_frame_clock_get_frame_counter`.
    /// [Reference](https://docs.gtk.org/gdk4/method.FrameClock.get_frame_counter.html)
    @_alwaysEmitIntoClient
    public var frameCounter: Int {
        gdk_frame_clock_get_frame_counter(opaquePointer)
    }

    /// Source: `gdk_frame_clock_get_frame_time`.
    /// [Reference](https://docs.gtk.org/gdk4/method.FrameClock.get_frame_time.html)
    @_alwaysEmitIntoClient
    public var frameTime: Int {
        gdk_frame_clock_get_frame_time(opaquePointer)
    }

    /// Source: `gdk_frame_clock_get_history_start`.
    /// [Reference](https://docs.gtk.org/gdk4/method.FrameClock.get_history_start.html)
    @_alwaysEmitIntoClient
    public var historyStart: Int {
        gdk_frame_clock_get_history_start(opaquePointer)
    }

    /// Source: `gdk_frame_clock_begin_updating`.
    /// [Reference](https://docs.gtk.org/gdk4/method.FrameClock.begin_updating.html)
    @_alwaysEmitIntoClient
    public func beginUpdating() {
        gdk_frame_clock_begin_updating(opaquePointer)
    }

    /// Source: `gdk_frame_clock_end_updating`.
    /// [Reference](https://docs.gtk.org/gdk4/method.FrameClock.end_updating.html)
    @_alwaysEmitIntoClient
    public func endUpdating() {
        gdk_frame_clock_end_updating(opaquePointer)
    }

    /// Source: `gdk_frame_clock_get_refresh_info`.
    /// [Reference](https://docs.gtk.org/gdk4/method.FrameClock.get_refresh_info.html)
    @_alwaysEmitIntoClient
    public func refreshInfo(_ baseTime: Int) -> (refreshIntervalReturn: Int, presentationTimeReturn: Int) {
        var refreshIntervalReturn: Int = 0
        var presentationTimeReturn: Int = 0
        gdk_frame_clock_get_refresh_info(opaquePointer, baseTime, &refreshIntervalReturn, &presentationTimeReturn)
        return (refreshIntervalReturn, presentationTimeReturn)
    }

    /// Source: `gdk_frame_clock_request_phase`.
    /// [Reference](https://docs.gtk.org/gdk4/method.FrameClock.request_phase.html)
    @_alwaysEmitIntoClient
    public func requestPhase(_ phase: FrameClockPhase = []) {
        gdk_frame_clock_request_phase(opaquePointer, phase.cValue)
    }

    /// Source: the signal `GdkFrameClock::after-paint`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.FrameClock.after-paint.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAfterPaint(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("after-paint", after: after, handler)
    }

    /// Source: the signal `GdkFrameClock::before-paint`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.FrameClock.before-paint.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onBeforePaint(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("before-paint", after: after, handler)
    }

    /// Source: the signal `GdkFrameClock::flush-events`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.FrameClock.flush-events.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onFlushEvents(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("flush-events", after: after, handler)
    }

    /// Source: the signal `GdkFrameClock::layout`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.FrameClock.layout.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLayout(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("layout", after: after, handler)
    }

    /// Source: the signal `GdkFrameClock::paint`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.FrameClock.paint.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPaint(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("paint", after: after, handler)
    }

    /// Source: the signal `GdkFrameClock::resume-events`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.FrameClock.resume-events.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onResumeEvents(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("resume-events", after: after, handler)
    }

    /// Source: the signal `GdkFrameClock::update`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.FrameClock.update.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUpdate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("update", after: after, handler)
    }
}

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

/// Source: `GdkFullscreenMode`.
/// [Reference](https://docs.gtk.org/gdk4/enum.FullscreenMode.html)
nonisolated public enum FullscreenMode: Enumeration {
    /// Source: `GDK_FULLSCREEN_ON_CURRENT_MONITOR`.
    case currentMonitor
    /// Source: `GDK_FULLSCREEN_ON_ALL_MONITORS`.
    case allMonitors
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FullscreenMode] = [
        .currentMonitor,
        .allMonitors,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .currentMonitor
        case 1: self = .allMonitors
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .currentMonitor: 0
        case .allMonitors: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkFullscreenMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkFullscreenMode { GdkFullscreenMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FullscreenMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_fullscreen_mode_get_type()) }
}
