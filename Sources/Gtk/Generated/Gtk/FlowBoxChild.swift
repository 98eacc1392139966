// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFlowBoxChild`.
/// [Reference](https://docs.gtk.org/gtk4/class.FlowBoxChild.html)
open class FlowBoxChild: Widget {
    /// Source: `gtk_flow_box_child_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FlowBoxChild.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_flow_box_child_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension FlowBoxChild {
    @_alwaysEmitIntoClient
    var flowBoxChildPointer: UnsafeMutablePointer<GtkFlowBoxChild> { pointer() }

    /// Source: `gtk_flow_box_child_get_child`, `gtk_flow_box_child_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBoxChild.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_flow_box_child_get_child(flowBoxChildPointer))
        }
        set {
            gtk_flow_box_child_set_child(flowBoxChildPointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_flow_box_child_get_index`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBoxChild.get_index.html)
    @_alwaysEmitIntoClient
    public var index: Int {
        swiftInteger(gtk_flow_box_child_get_index(flowBoxChildPointer))
    }

    /// Source: `gtk_flow_box_child_is_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBoxChild.is_selected.html)
    @_alwaysEmitIntoClient
    public var isSelected: Bool {
        gtk_flow_box_child_is_selected(flowBoxChildPointer) != 0
    }

    /// Source: `gtk_flow_box_child_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBoxChild.changed.html)
    @_alwaysEmitIntoClient
    public func changed() {
        gtk_flow_box_child_changed(flowBoxChildPointer)
    }

    /// Source: the signal `GtkFlowBoxChild::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FlowBoxChild.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }
}
