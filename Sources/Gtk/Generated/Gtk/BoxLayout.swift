// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkBoxLayout`.
/// [Reference](https://docs.gtk.org/gtk4/class.BoxLayout.html)
open class BoxLayout: LayoutManager, Orientable {
    /// Source: `gtk_box_layout_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.BoxLayout.new.html)
    @_alwaysEmitIntoClient
    public init(orientation: Orientation) {
        super.init(instance: CInstance(gtk_box_layout_new(orientation.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension BoxLayout {
    /// Source: `gtk_box_layout_get_baseline_position`, `gtk_box_layout_set_baseline_position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BoxLayout.baseline-position.html)
    @_alwaysEmitIntoClient
    public var baselinePosition: BaselinePosition {
        get {
            BaselinePosition(gtk_box_layout_get_baseline_position(opaquePointer))
        }
        set {
            gtk_box_layout_set_baseline_position(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_box_layout_get_homogeneous`, `gtk_box_layout_set_homogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BoxLayout.homogeneous.html)
    @_alwaysEmitIntoClient
    public var homogeneous: Bool {
        get {
            gtk_box_layout_get_homogeneous(opaquePointer) != 0
        }
        set {
            gtk_box_layout_set_homogeneous(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_box_layout_get_spacing`, `gtk_box_layout_set_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BoxLayout.spacing.html)
    @_alwaysEmitIntoClient
    public var spacing: Int {
        get {
            swiftInteger(gtk_box_layout_get_spacing(opaquePointer))
        }
        set {
            gtk_box_layout_set_spacing(opaquePointer, cInteger(newValue))
        }
    }
}
