// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkFrameClock`.
/// [Reference](https://docs.gtk.org/gdk4/class.FrameClock.html)
open class FrameClock: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
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
