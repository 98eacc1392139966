// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkProgressBar`.
/// [Reference](https://docs.gtk.org/gtk4/class.ProgressBar.html)
open class ProgressBar: Widget, Orientable {
    /// Source: `gtk_progress_bar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ProgressBar.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_progress_bar_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ProgressBar {
    /// Source: `gtk_progress_bar_get_ellipsize`, `gtk_progress_bar_set_ellipsize`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ProgressBar.ellipsize.html)
    @_alwaysEmitIntoClient
    public var ellipsize: PangoEllipsizeMode {
        get {
            PangoEllipsizeMode(gtk_progress_bar_get_ellipsize(opaquePointer))
        }
        set {
            gtk_progress_bar_set_ellipsize(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_progress_bar_get_fraction`, `gtk_progress_bar_set_fraction`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ProgressBar.fraction.html)
    @_alwaysEmitIntoClient
    public var fraction: Double {
        get {
            gtk_progress_bar_get_fraction(opaquePointer)
        }
        set {
            gtk_progress_bar_set_fraction(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_progress_bar_get_inverted`, `gtk_progress_bar_set_inverted`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ProgressBar.inverted.html)
    @_alwaysEmitIntoClient
    public var inverted: Bool {
        get {
            gtk_progress_bar_get_inverted(opaquePointer) != 0
        }
        set {
            gtk_progress_bar_set_inverted(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_progress_bar_get_pulse_step`, `gtk_progress_bar_set_pulse_step`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ProgressBar.pulse-step.html)
    @_alwaysEmitIntoClient
    public var pulseStep: Double {
        get {
            gtk_progress_bar_get_pulse_step(opaquePointer)
        }
        set {
            gtk_progress_bar_set_pulse_step(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_progress_bar_get_show_text`, `gtk_progress_bar_set_show_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ProgressBar.show-text.html)
    @_alwaysEmitIntoClient
    public var showText: Bool {
        get {
            gtk_progress_bar_get_show_text(opaquePointer) != 0
        }
        set {
            gtk_progress_bar_set_show_text(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_progress_bar_get_text`, `gtk_progress_bar_set_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ProgressBar.text.html)
    @_alwaysEmitIntoClient
    public var text: String? {
        get {
            String.optional(copying: gtk_progress_bar_get_text(opaquePointer))
        }
        set {
            gtk_progress_bar_set_text(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_progress_bar_pulse`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ProgressBar.pulse.html)
    @_alwaysEmitIntoClient
    public func pulse() {
        gtk_progress_bar_pulse(opaquePointer)
    }
}
