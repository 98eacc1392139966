// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSpinner`.
/// [Reference](https://docs.gtk.org/gtk4/class.Spinner.html)
open class Spinner: Widget {
    /// Source: `gtk_spinner_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Spinner.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_spinner_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Spinner {
    /// Source: `gtk_spinner_get_spinning`, `gtk_spinner_set_spinning`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Spinner.spinning.html)
    @_alwaysEmitIntoClient
    public var spinning: Bool {
        get {
            gtk_spinner_get_spinning(opaquePointer) != 0
        }
        set {
            gtk_spinner_set_spinning(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_spinner_start`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Spinner.start.html)
    @_alwaysEmitIntoClient
    public func start() {
        gtk_spinner_start(opaquePointer)
    }

    /// Source: `gtk_spinner_stop`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Spinner.stop.html)
    @_alwaysEmitIntoClient
    public func stop() {
        gtk_spinner_stop(opaquePointer)
    }
}
