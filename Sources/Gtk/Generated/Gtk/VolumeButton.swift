// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkVolumeButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.VolumeButton.html)
open class VolumeButton: ScaleButton {
    /// Source: `gtk_volume_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.VolumeButton.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_volume_button_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension VolumeButton {
    @_alwaysEmitIntoClient
    var volumeButtonPointer: UnsafeMutablePointer<GtkVolumeButton> { pointer() }

    /// Source: the property `GtkVolumeButton:use-symbolic`.
    /// [Reference](https://docs.gtk.org/gtk4/property.VolumeButton.use-symbolic.html)
    @_alwaysEmitIntoClient
    public var useSymbolic: Bool {
        get {
            self[property: "use-symbolic"]
        }
        set {
            self[property: "use-symbolic"] = newValue
        }
    }
}
