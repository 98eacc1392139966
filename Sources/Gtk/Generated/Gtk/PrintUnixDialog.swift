// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrintUnixDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.PrintUnixDialog.html)
open class PrintUnixDialog: Dialog {
    /// Source: `gtk_print_unix_dialog_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PrintUnixDialog.new.html)
    @_alwaysEmitIntoClient
    public init(title: String? = nil, parent: Window? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_print_unix_dialog_new(cText(ifAny: title), parent?.windowPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension PrintUnixDialog {
    /// Source: `gtk_print_unix_dialog_get_current_page`, `gtk_print_unix_dialog_set_current_page`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintUnixDialog.current-page.html)
    @_alwaysEmitIntoClient
    public var currentPage: Int {
        get {
            swiftInteger(gtk_print_unix_dialog_get_current_page(opaquePointer))
        }
        set {
            gtk_print_unix_dialog_set_current_page(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_print_unix_dialog_get_embed_page_setup`, `gtk_print_unix_dialog_set_embed_page_setup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintUnixDialog.embed-page-setup.html)
    @_alwaysEmitIntoClient
    public var embedPageSetup: Bool {
        get {
            gtk_print_unix_dialog_get_embed_page_setup(opaquePointer) != 0
        }
        set {
            gtk_print_unix_dialog_set_embed_page_setup(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_unix_dialog_get_has_selection`, `gtk_print_unix_dialog_set_has_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintUnixDialog.has-selection.html)
    @_alwaysEmitIntoClient
    public var hasSelection: Bool {
        get {
            gtk_print_unix_dialog_get_has_selection(opaquePointer) != 0
        }
        set {
            gtk_print_unix_dialog_set_has_selection(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_unix_dialog_get_manual_capabilities`, `gtk_print_unix_dialog_set_manual_capabilities`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintUnixDialog.manual-capabilities.html)
    @_alwaysEmitIntoClient
    public var manualCapabilities: PrintCapabilities {
        get {
            PrintCapabilities(gtk_print_unix_dialog_get_manual_capabilities(opaquePointer))
        }
        set {
            gtk_print_unix_dialog_set_manual_capabilities(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_unix_dialog_get_page_setup`, `gtk_print_unix_dialog_set_page_setup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintUnixDialog.page-setup.html)
    @_alwaysEmitIntoClient
    public var pageSetup: PageSetup {
        get {
            PageSetup.wrapping(required: gtk_print_unix_dialog_get_page_setup(opaquePointer))
        }
        set {
            gtk_print_unix_dialog_set_page_setup(opaquePointer, newValue.opaquePointer)
        }
    }

    /// Source: the property `GtkPrintUnixDialog:print-settings`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintUnixDialog.print-settings.html)
    @_alwaysEmitIntoClient
    public var printSettings: PrintSettings? {
        get {
            self[property: "print-settings"]
        }
        set {
            self[property: "print-settings"] = newValue
        }
    }

    /// Source: `gtk_print_unix_dialog_get_selected_printer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintUnixDialog.selected-printer.html)
    @_alwaysEmitIntoClient
    public var selectedPrinter: Printer? {
        Printer.wrapping(gtk_print_unix_dialog_get_selected_printer(opaquePointer))
    }

    /// Source: `gtk_print_unix_dialog_get_support_selection`, `gtk_print_unix_dialog_set_support_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintUnixDialog.support-selection.html)
    @_alwaysEmitIntoClient
    public var supportSelection: Bool {
        get {
            gtk_print_unix_dialog_get_support_selection(opaquePointer) != 0
        }
        set {
            gtk_print_unix_dialog_set_support_selection(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_unix_dialog_get_page_setup_set`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintUnixDialog.get_page_setup_set.html)
    @_alwaysEmitIntoClient
    public var pageSetupSet: Bool {
        gtk_print_unix_dialog_get_page_setup_set(opaquePointer) != 0
    }

    /// Source: `gtk_print_unix_dialog_get_settings`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintUnixDialog.get_settings.html)
    @_alwaysEmitIntoClient
    public var printUnixDialogSettings: PrintSettings {
        PrintSettings.wrapping(required: gtk_print_unix_dialog_get_settings(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_print_unix_dialog_add_custom_tab`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintUnixDialog.add_custom_tab.html)
    @_alwaysEmitIntoClient
    public func addCustomTab(_ child: Widget, tabLabel: Widget) {
        gtk_print_unix_dialog_add_custom_tab(opaquePointer, child.widgetPointer, tabLabel.widgetPointer)
    }

    /// Source: `gtk_print_unix_dialog_set_settings`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintUnixDialog.set_settings.html)
    @_alwaysEmitIntoClient
    public func setSettings(_ settings: PrintSettings?) {
        gtk_print_unix_dialog_set_settings(opaquePointer, settings?.opaquePointer)
    }
}
