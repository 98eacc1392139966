import CGtk

/// Which Swift class wraps which GObject class.
enum WrapperClasses {
    /// Makes a wrapper of the class that is registered for the instance's GObject class or for its nearest ancestor.
    static func makeWrapper(of instance: UnsafeMutableRawPointer, transfer: OwnershipTransfer) -> Object {
        var type = cgtk_object_type(instance)
        while type != 0 {
            if let make = wrappers[String(cString: g_type_name(type))] { return make(instance, transfer) }
            type = g_type_parent(type)
        }
        return Object(instance: instance, transfer: transfer)
    }

    private typealias Make = @MainActor (UnsafeMutableRawPointer, OwnershipTransfer) -> Object

    // By name, not by `GType`: asking for a type's number registers the type, and nobody needs all of them at start-up.
    private static let wrappers: [String: Make] = [
        "GApplication": GioApplication.init(instance:transfer:),
        "GtkApplication": Application.init(instance:transfer:),
        "GtkApplicationWindow": ApplicationWindow.init(instance:transfer:),
        "GtkBox": Box.init(instance:transfer:),
        "GtkButton": Button.init(instance:transfer:),
        "GtkCssProvider": CssProvider.init(instance:transfer:),
        "GtkEntry": Entry.init(instance:transfer:),
        "GtkEventController": EventController.init(instance:transfer:),
        "GtkEventControllerKey": EventControllerKey.init(instance:transfer:),
        "GtkHeaderBar": HeaderBar.init(instance:transfer:),
        "GtkLabel": Label.init(instance:transfer:),
        "GtkNotebook": Notebook.init(instance:transfer:),
        "GtkPasswordEntry": PasswordEntry.init(instance:transfer:),
        "GtkSpinner": Spinner.init(instance:transfer:),
        "GtkStack": Stack.init(instance:transfer:),
        "GtkStackPage": StackPage.init(instance:transfer:),
        "GtkText": Text.init(instance:transfer:),
        "GtkWidget": Widget.init(instance:transfer:),
        "GtkWindow": Window.init(instance:transfer:),
    ]
}

extension Object {
    /// The wrapper of what a C function returned, as the class that the function promises.
    static func wrapped<Wrapper: Object>(
        _ instance: UnsafeMutableRawPointer?,
        transfer: OwnershipTransfer = .none
    ) -> Wrapper? {
        guard let instance else { return nil }
        let found = wrapper(for: instance, transfer: transfer)
        guard let wrapper = found as? Wrapper else {
            preconditionFailure("GTK handed out a \(type(of: found)) where a \(Wrapper.self) was expected.")
        }
        return wrapper
    }

    static func wrapped<Wrapper: Object>(
        _ instance: OpaquePointer?,
        transfer: OwnershipTransfer = .none
    ) -> Wrapper? {
        wrapped(instance.map { UnsafeMutableRawPointer($0) }, transfer: transfer)
    }
}
