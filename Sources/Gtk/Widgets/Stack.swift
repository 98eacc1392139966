import CGtk

/// Shows one of its children at a time.
///
/// Source: `GtkStack`.
open class Stack: Widget {
    /// Source: `gtk_stack_new`.
    public init() {
        super.init(instance: gtk_stack_new())
    }

    public override init(instance: UnsafeMutableRawPointer, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Adds a page.
    ///
    /// Source: `gtk_stack_add_child`.
    public func addChild(_ child: Widget) {
        gtk_stack_add_child(opaquePointer, child.widgetPointer)
    }

    /// What the stack knows of a page.
    ///
    /// Source: `gtk_stack_get_page`.
    public func page(of child: Widget) -> StackPage? {
        Object.wrapped(gtk_stack_get_page(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_stack_remove`.
    public func remove(_ child: Widget) {
        gtk_stack_remove(opaquePointer, child.widgetPointer)
    }

    /// The page that is shown.
    ///
    /// Source: `gtk_stack_get_visible_child`, `gtk_stack_set_visible_child`.
    public var visibleChild: Widget? {
        get { Object.wrapped(gtk_stack_get_visible_child(opaquePointer)) }
        set {
            guard let newValue else {
                preconditionFailure("Stack.visibleChild: a stack cannot be asked to show nothing.")
            }
            gtk_stack_set_visible_child(opaquePointer, newValue.widgetPointer)
        }
    }

    /// How the stack goes from one page to the next.
    ///
    /// Source: `gtk_stack_get_transition_type`, `gtk_stack_set_transition_type`.
    public var transitionType: StackTransitionType {
        get { StackTransitionType(gtk_stack_get_transition_type(opaquePointer)) }
        set { gtk_stack_set_transition_type(opaquePointer, newValue.cValue) }
    }

    /// How long that takes, in milliseconds.
    ///
    /// Source: `gtk_stack_get_transition_duration`, `gtk_stack_set_transition_duration`.
    public var transitionDuration: UInt32 {
        get { gtk_stack_get_transition_duration(opaquePointer) }
        set { gtk_stack_set_transition_duration(opaquePointer, newValue) }
    }

    /// Whether the stack is on its way to another page.
    ///
    /// Source: `gtk_stack_get_transition_running`.
    public var transitionRunning: Bool { gtk_stack_get_transition_running(opaquePointer) != 0 }

    /// Whether pages that are not shown count for the width.
    ///
    /// Source: `gtk_stack_get_hhomogeneous`, `gtk_stack_set_hhomogeneous`.
    public var hhomogeneous: Bool {
        get { gtk_stack_get_hhomogeneous(opaquePointer) != 0 }
        set { gtk_stack_set_hhomogeneous(opaquePointer, newValue ? 1 : 0) }
    }

    /// Whether pages that are not shown count for the height.
    ///
    /// Source: `gtk_stack_get_vhomogeneous`, `gtk_stack_set_vhomogeneous`.
    public var vhomogeneous: Bool {
        get { gtk_stack_get_vhomogeneous(opaquePointer) != 0 }
        set { gtk_stack_set_vhomogeneous(opaquePointer, newValue ? 1 : 0) }
    }
}
