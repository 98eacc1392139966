// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkStack`.
/// [Reference](https://docs.gtk.org/gtk4/class.Stack.html)
open class Stack: Widget {
    /// Source: `gtk_stack_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Stack.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_stack_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Stack {
    /// Source: `gtk_stack_get_hhomogeneous`, `gtk_stack_set_hhomogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.hhomogeneous.html)
    @_alwaysEmitIntoClient
    public var hhomogeneous: Bool {
        get {
            gtk_stack_get_hhomogeneous(opaquePointer) != 0
        }
        set {
            gtk_stack_set_hhomogeneous(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_stack_get_interpolate_size`, `gtk_stack_set_interpolate_size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.interpolate-size.html)
    @_alwaysEmitIntoClient
    public var interpolateSize: Bool {
        get {
            gtk_stack_get_interpolate_size(opaquePointer) != 0
        }
        set {
            gtk_stack_set_interpolate_size(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_stack_get_pages`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.pages.html)
    @_alwaysEmitIntoClient
    public var pages: any SelectionModel {
        wrappingInterface(required: gtk_stack_get_pages(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_stack_get_transition_duration`, `gtk_stack_set_transition_duration`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.transition-duration.html)
    @_alwaysEmitIntoClient
    public var transitionDuration: Int {
        get {
            swiftInteger(gtk_stack_get_transition_duration(opaquePointer))
        }
        set {
            gtk_stack_set_transition_duration(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_stack_get_transition_running`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.transition-running.html)
    @_alwaysEmitIntoClient
    public var transitionRunning: Bool {
        gtk_stack_get_transition_running(opaquePointer) != 0
    }

    /// Source: `gtk_stack_get_transition_type`, `gtk_stack_set_transition_type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.transition-type.html)
    @_alwaysEmitIntoClient
    public var transitionType: StackTransitionType {
        get {
            StackTransitionType(gtk_stack_get_transition_type(opaquePointer))
        }
        set {
            gtk_stack_set_transition_type(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_stack_get_vhomogeneous`, `gtk_stack_set_vhomogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.vhomogeneous.html)
    @_alwaysEmitIntoClient
    public var vhomogeneous: Bool {
        get {
            gtk_stack_get_vhomogeneous(opaquePointer) != 0
        }
        set {
            gtk_stack_set_vhomogeneous(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_stack_get_visible_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.visible-child.html)
    @_alwaysEmitIntoClient
    public var visibleChild: Widget? {
        Widget.wrapping(gtk_stack_get_visible_child(opaquePointer))
    }

    /// Source: `gtk_stack_get_visible_child_name`, `gtk_stack_set_visible_child_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.visible-child-name.html)
    @_alwaysEmitIntoClient
    public var visibleChildName: String? {
        get {
            String.optional(copying: gtk_stack_get_visible_child_name(opaquePointer))
        }
        set {
            gtk_stack_set_visible_child_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_stack_add_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Stack.add_child.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addChild(_ child: Widget) -> StackPage {
        StackPage.wrapping(required: gtk_stack_add_child(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_stack_add_named`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Stack.add_named.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addNamed(_ child: Widget, name: String? = nil) -> StackPage {
        StackPage.wrapping(required: gtk_stack_add_named(opaquePointer, child.widgetPointer, cText(ifAny: name)))
    }

    /// Source: `gtk_stack_add_titled`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Stack.add_titled.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addTitled(_ child: Widget, name: String? = nil, title: String) -> StackPage {
        StackPage.wrapping(
            required: gtk_stack_add_titled(opaquePointer, child.widgetPointer, cText(ifAny: name), cText(title))
        )
    }

    /// Source: `gtk_stack_get_child_by_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Stack.get_child_by_name.html)
    @_alwaysEmitIntoClient
    public func childByName(_ name: String) -> Widget? {
        Widget.wrapping(gtk_stack_get_child_by_name(opaquePointer, cText(name)))
    }

    /// Source: `gtk_stack_get_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Stack.get_page.html)
    @_alwaysEmitIntoClient
    public func page(for child: Widget) -> StackPage {
        StackPage.wrapping(required: gtk_stack_get_page(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_stack_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Stack.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ child: Widget) {
        gtk_stack_remove(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_stack_set_visible_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Stack.set_visible_child.html)
    @_alwaysEmitIntoClient
    public func setVisibleChild(_ child: Widget) {
        gtk_stack_set_visible_child(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_stack_set_visible_child_full`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Stack.set_visible_child_full.html)
    @_alwaysEmitIntoClient
    public func setVisibleChildFull(_ name: String, transition: StackTransitionType) {
        gtk_stack_set_visible_child_full(opaquePointer, cText(name), transition.cValue)
    }
}
