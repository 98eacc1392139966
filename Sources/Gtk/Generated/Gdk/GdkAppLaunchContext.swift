// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkAppLaunchContext`.
/// [Reference](https://docs.gtk.org/gdk4/class.AppLaunchContext.html)
open class GdkAppLaunchContext: GioAppLaunchContext {
    /// Unavailable: only C creates instances of this class.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "Only C creates instances of this class.")
    public override init() {
        preconditionFailure("Only C creates instances of this class.")
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GdkAppLaunchContext {
    /// Source: `gdk_app_launch_context_get_display`.
    /// [Reference](https://docs.gtk.org/gdk4/property.AppLaunchContext.display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        Display.wrapping(required: gdk_app_launch_context_get_display(opaquePointer))
    }

    /// Source: `gdk_app_launch_context_set_desktop`.
    /// [Reference](https://docs.gtk.org/gdk4/method.AppLaunchContext.set_desktop.html)
    @_alwaysEmitIntoClient
    public func setDesktop(_ desktop: Int) {
        gdk_app_launch_context_set_desktop(opaquePointer, cInteger(desktop))
    }

    /// Source: `gdk_app_launch_context_set_icon`.
    /// [Reference](https://docs.gtk.org/gdk4/method.AppLaunchContext.set_icon.html)
    @_alwaysEmitIntoClient
    public func setIcon(_ icon: (any Icon)?) {
        gdk_app_launch_context_set_icon(opaquePointer, icon?.opaquePointer)
    }

    /// Source: `gdk_app_launch_context_set_icon_name`.
    /// [Reference](https://docs.gtk.org/gdk4/method.AppLaunchContext.set_icon_name.html)
    @_alwaysEmitIntoClient
    public func setIconName(_ iconName: String?) {
        gdk_app_launch_context_set_icon_name(opaquePointer, cText(ifAny: iconName))
    }

    /// Source: `gdk_app_launch_context_set_timestamp`.
    /// [Reference](https://docs.gtk.org/gdk4/method.AppLaunchContext.set_timestamp.html)
    @_alwaysEmitIntoClient
    public func setTimestamp(_ timestamp: Int) {
        gdk_app_launch_context_set_timestamp(opaquePointer, cInteger(timestamp))
    }
}
