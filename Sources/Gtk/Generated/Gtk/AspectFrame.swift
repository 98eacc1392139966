// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAspectFrame`.
/// [Reference](https://docs.gtk.org/gtk4/class.AspectFrame.html)
open class AspectFrame: Widget {
    /// Source: `gtk_aspect_frame_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.AspectFrame.new.html)
    @_alwaysEmitIntoClient
    public init(xalign: Float, yalign: Float, ratio: Float, obeyChild: Bool) {
        requireDisplay()
        super.init(instance: CInstance(gtk_aspect_frame_new(xalign, yalign, ratio, obeyChild ? 1 : 0)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension AspectFrame {
    /// Source: `gtk_aspect_frame_get_child`, `gtk_aspect_frame_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AspectFrame.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_aspect_frame_get_child(opaquePointer))
        }
        set {
            gtk_aspect_frame_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_aspect_frame_get_obey_child`, `gtk_aspect_frame_set_obey_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AspectFrame.obey-child.html)
    @_alwaysEmitIntoClient
    public var obeyChild: Bool {
        get {
            gtk_aspect_frame_get_obey_child(opaquePointer) != 0
        }
        set {
            gtk_aspect_frame_set_obey_child(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_aspect_frame_get_ratio`, `gtk_aspect_frame_set_ratio`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AspectFrame.ratio.html)
    @_alwaysEmitIntoClient
    public var ratio: Float {
        get {
            gtk_aspect_frame_get_ratio(opaquePointer)
        }
        set {
            gtk_aspect_frame_set_ratio(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_aspect_frame_get_xalign`, `gtk_aspect_frame_set_xalign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AspectFrame.xalign.html)
    @_alwaysEmitIntoClient
    public var xalign: Float {
        get {
            gtk_aspect_frame_get_xalign(opaquePointer)
        }
        set {
            gtk_aspect_frame_set_xalign(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_aspect_frame_get_yalign`, `gtk_aspect_frame_set_yalign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AspectFrame.yalign.html)
    @_alwaysEmitIntoClient
    public var yalign: Float {
        get {
            gtk_aspect_frame_get_yalign(opaquePointer)
        }
        set {
            gtk_aspect_frame_set_yalign(opaquePointer, newValue)
        }
    }
}
