// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAppChooserWidget`.
/// [Reference](https://docs.gtk.org/gtk4/class.AppChooserWidget.html)
open class AppChooserWidget: Widget, AppChooser {
    /// Source: `gtk_app_chooser_widget_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.AppChooserWidget.new.html)
    @_alwaysEmitIntoClient
    public init(contentType: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_app_chooser_widget_new(cText(contentType))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension AppChooserWidget {
    /// Source: `gtk_app_chooser_widget_get_default_text`, `gtk_app_chooser_widget_set_default_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserWidget.default-text.html)
    @_alwaysEmitIntoClient
    public var defaultText: String? {
        get {
            String.optional(copying: gtk_app_chooser_widget_get_default_text(opaquePointer))
        }
        set {
            gtk_app_chooser_widget_set_default_text(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_app_chooser_widget_get_show_all`, `gtk_app_chooser_widget_set_show_all`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-all.html)
    @_alwaysEmitIntoClient
    public var showAll: Bool {
        get {
            gtk_app_chooser_widget_get_show_all(opaquePointer) != 0
        }
        set {
            gtk_app_chooser_widget_set_show_all(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_app_chooser_widget_get_show_default`, `gtk_app_chooser_widget_set_show_default`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-default.html)
    @_alwaysEmitIntoClient
    public var showDefault: Bool {
        get {
            gtk_app_chooser_widget_get_show_default(opaquePointer) != 0
        }
        set {
            gtk_app_chooser_widget_set_show_default(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_app_chooser_widget_get_show_fallback`, `gtk_app_chooser_widget_set_show_fallback`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-fallback.html)
    @_alwaysEmitIntoClient
    public var showFallback: Bool {
        get {
            gtk_app_chooser_widget_get_show_fallback(opaquePointer) != 0
        }
        set {
            gtk_app_chooser_widget_set_show_fallback(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_app_chooser_widget_get_show_other`, `gtk_app_chooser_widget_set_show_other`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-other.html)
    @_alwaysEmitIntoClient
    public var showOther: Bool {
        get {
            gtk_app_chooser_widget_get_show_other(opaquePointer) != 0
        }
        set {
            gtk_app_chooser_widget_set_show_other(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_app_chooser_widget_get_show_recommended`, `gtk_app_chooser_widget_set_show_recommended`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-recommended.html)
    @_alwaysEmitIntoClient
    public var showRecommended: Bool {
        get {
            gtk_app_chooser_widget_get_show_recommended(opaquePointer) != 0
        }
        set {
            gtk_app_chooser_widget_set_show_recommended(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkAppChooserWidget::application-activated`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.AppChooserWidget.application-activated.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onApplicationActivated(
        after: Bool = false,
        _ handler: @escaping @MainActor (any AppInfo) -> Void
    ) -> SignalConnection {
        connect("application-activated", after: after) { (application: InterfaceValue<any AppInfo>) -> Void in
            handler(application.object)
        }
    }

    /// Source: the signal `GtkAppChooserWidget::application-selected`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.AppChooserWidget.application-selected.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onApplicationSelected(
        after: Bool = false,
        _ handler: @escaping @MainActor (any AppInfo) -> Void
    ) -> SignalConnection {
        connect("application-selected", after: after) { (application: InterfaceValue<any AppInfo>) -> Void in
            handler(application.object)
        }
    }
}
