// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAppChooser`.
/// [Reference](https://docs.gtk.org/gtk4/iface.AppChooser.html)
public protocol AppChooser: Widget {}

extension AppChooser {
    /// Source: `gtk_app_chooser_get_content_type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooser.content-type.html)
    @_alwaysEmitIntoClient
    public var contentType: String? {
        String.optional(taking: gtk_app_chooser_get_content_type(opaquePointer))
    }

    /// Source: `gtk_app_chooser_get_app_info`.
    /// [Reference](https://docs.gtk.org/gtk4/method.AppChooser.get_app_info.html)
    @_alwaysEmitIntoClient
    public var appInfo: (any AppInfo)? {
        wrappingInterface(gtk_app_chooser_get_app_info(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_app_chooser_refresh`.
    /// [Reference](https://docs.gtk.org/gtk4/method.AppChooser.refresh.html)
    @_alwaysEmitIntoClient
    public func refresh() {
        gtk_app_chooser_refresh(opaquePointer)
    }
}

/// An object of a private C class that implements ``AppChooser``.
///
/// The functions of the C interface are static members of this class.
public final class AnyAppChooser: Widget, AppChooser {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
