// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkLevelBar`.
/// [Reference](https://docs.gtk.org/gtk4/class.LevelBar.html)
open class LevelBar: Widget, Orientable {
    /// Source: `gtk_level_bar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.LevelBar.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_level_bar_new()))
    }

    /// Source: `gtk_level_bar_new_for_interval`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.LevelBar.new_for_interval.html)
    @_alwaysEmitIntoClient
    public init(minValue: Double, maxValue: Double) {
        requireDisplay()
        super.init(instance: CInstance(gtk_level_bar_new_for_interval(minValue, maxValue)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension LevelBar {
    /// Source: `gtk_level_bar_get_inverted`, `gtk_level_bar_set_inverted`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LevelBar.inverted.html)
    @_alwaysEmitIntoClient
    public var inverted: Bool {
        get {
            gtk_level_bar_get_inverted(opaquePointer) != 0
        }
        set {
            gtk_level_bar_set_inverted(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_level_bar_get_max_value`, `gtk_level_bar_set_max_value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LevelBar.max-value.html)
    @_alwaysEmitIntoClient
    public var maxValue: Double {
        get {
            gtk_level_bar_get_max_value(opaquePointer)
        }
        set {
            gtk_level_bar_set_max_value(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_level_bar_get_min_value`, `gtk_level_bar_set_min_value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LevelBar.min-value.html)
    @_alwaysEmitIntoClient
    public var minValue: Double {
        get {
            gtk_level_bar_get_min_value(opaquePointer)
        }
        set {
            gtk_level_bar_set_min_value(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_level_bar_get_mode`, `gtk_level_bar_set_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LevelBar.mode.html)
    @_alwaysEmitIntoClient
    public var mode: LevelBarMode {
        get {
            LevelBarMode(gtk_level_bar_get_mode(opaquePointer))
        }
        set {
            gtk_level_bar_set_mode(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_level_bar_get_value`, `gtk_level_bar_set_value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LevelBar.value.html)
    @_alwaysEmitIntoClient
    public var value: Double {
        get {
            gtk_level_bar_get_value(opaquePointer)
        }
        set {
            gtk_level_bar_set_value(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_level_bar_add_offset_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LevelBar.add_offset_value.html)
    @_alwaysEmitIntoClient
    public func addOffsetValue(_ name: String, value: Double) {
        gtk_level_bar_add_offset_value(opaquePointer, cText(name), value)
    }

    /// Source: `gtk_level_bar_get_offset_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LevelBar.get_offset_value.html)
    @_alwaysEmitIntoClient
    public func offsetValue(for name: String? = nil) -> Double? {
        var value: Double = 0
        guard gtk_level_bar_get_offset_value(opaquePointer, cText(ifAny: name), &value) != 0 else { return nil }
        return value
    }

    /// Source: `gtk_level_bar_remove_offset_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LevelBar.remove_offset_value.html)
    @_alwaysEmitIntoClient
    public func removeOffsetValue(_ name: String? = nil) {
        gtk_level_bar_remove_offset_value(opaquePointer, cText(ifAny: name))
    }

    /// Source: the signal `GtkLevelBar::offset-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.LevelBar.offset-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onOffsetChanged(
        detail: String? = nil,
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect(detailedSignal("offset-changed", detail), after: after, handler)
    }
}
