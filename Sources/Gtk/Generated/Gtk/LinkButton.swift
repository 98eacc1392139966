// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkLinkButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.LinkButton.html)
open class LinkButton: Button {
    /// Source: `gtk_link_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.LinkButton.new.html)
    @_alwaysEmitIntoClient
    public init(uri: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_link_button_new(cText(uri))))
    }

    /// Source: `gtk_link_button_new_with_label`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.LinkButton.new_with_label.html)
    @_alwaysEmitIntoClient
    public init(uri: String, label: String? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_link_button_new_with_label(cText(uri), cText(ifAny: label))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension LinkButton {
    /// Source: `gtk_link_button_get_uri`, `gtk_link_button_set_uri`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LinkButton.uri.html)
    @_alwaysEmitIntoClient
    public var uri: String {
        get {
            String(copying: gtk_link_button_get_uri(opaquePointer))
        }
        set {
            gtk_link_button_set_uri(opaquePointer, cText(newValue))
        }
    }

    /// Source: `gtk_link_button_get_visited`, `gtk_link_button_set_visited`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LinkButton.visited.html)
    @_alwaysEmitIntoClient
    public var visited: Bool {
        get {
            gtk_link_button_get_visited(opaquePointer) != 0
        }
        set {
            gtk_link_button_set_visited(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkLinkButton::activate-link`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.LinkButton.activate-link.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivateLink(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("activate-link", after: after, handler)
    }
}
