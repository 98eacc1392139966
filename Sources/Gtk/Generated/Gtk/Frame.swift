// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFrame`.
/// [Reference](https://docs.gtk.org/gtk4/class.Frame.html)
open class Frame: Widget {
    /// Source: `gtk_frame_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Frame.new.html)
    @_alwaysEmitIntoClient
    public init(label: String? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_frame_new(cText(ifAny: label))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Frame {
    @_alwaysEmitIntoClient
    var framePointer: UnsafeMutablePointer<GtkFrame> { pointer() }

    /// Source: `gtk_frame_get_child`, `gtk_frame_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Frame.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_frame_get_child(framePointer))
        }
        set {
            gtk_frame_set_child(framePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_frame_get_label`, `gtk_frame_set_label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Frame.label.html)
    @_alwaysEmitIntoClient
    public var label: String? {
        get {
            String.optional(copying: gtk_frame_get_label(framePointer))
        }
        set {
            gtk_frame_set_label(framePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_frame_get_label_widget`, `gtk_frame_set_label_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Frame.label-widget.html)
    @_alwaysEmitIntoClient
    public var labelWidget: Widget? {
        get {
            Widget.wrapping(gtk_frame_get_label_widget(framePointer))
        }
        set {
            gtk_frame_set_label_widget(framePointer, newValue?.widgetPointer)
        }
    }

    /// Source: the property `GtkFrame:label-xalign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Frame.label-xalign.html)
    @_alwaysEmitIntoClient
    public var labelXalign: Float {
        get {
            self[property: "label-xalign"]
        }
        set {
            self[property: "label-xalign"] = newValue
        }
    }

    /// Source: `gtk_frame_get_label_align`, `gtk_frame_set_label_align`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Frame.get_label_align.html)
    @_alwaysEmitIntoClient
    public var labelAlign: Float {
        get {
            gtk_frame_get_label_align(framePointer)
        }
        set {
            gtk_frame_set_label_align(framePointer, newValue)
        }
    }
}
