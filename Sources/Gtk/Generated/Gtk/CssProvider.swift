// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCssProvider`.
/// [Reference](https://docs.gtk.org/gtk4/class.CssProvider.html)
open class CssProvider: Object, StyleProvider {
    /// Source: `gtk_css_provider_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CssProvider.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_css_provider_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension CssProvider {
    @_alwaysEmitIntoClient
    var cssProviderPointer: UnsafeMutablePointer<GtkCssProvider> { pointer() }

    /// Source: `gtk_css_provider_load_from_data`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssProvider.load_from_data.html)
    @_alwaysEmitIntoClient
    public func loadFromData(_ data: [UInt8]) {
        var dataValues = data.map { CChar(bitPattern: $0) }
        gtk_css_provider_load_from_data(cssProviderPointer, &dataValues, cInteger(data.count))
    }

    /// Source: `gtk_css_provider_load_from_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssProvider.load_from_file.html)
    @_alwaysEmitIntoClient
    public func loadFromFile(_ file: any File) {
        gtk_css_provider_load_from_file(cssProviderPointer, file.opaquePointer)
    }

    /// Source: `gtk_css_provider_load_from_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssProvider.load_from_path.html)
    @_alwaysEmitIntoClient
    public func loadFromPath(_ path: String) {
        gtk_css_provider_load_from_path(cssProviderPointer, cText(path))
    }

    /// Source: `gtk_css_provider_load_from_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssProvider.load_from_resource.html)
    @_alwaysEmitIntoClient
    public func loadFromResource(_ resourcePath: String) {
        gtk_css_provider_load_from_resource(cssProviderPointer, cText(resourcePath))
    }

    /// Source: `gtk_css_provider_load_named`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssProvider.load_named.html)
    @_alwaysEmitIntoClient
    public func loadNamed(_ name: String, variant: String? = nil) {
        gtk_css_provider_load_named(cssProviderPointer, cText(name), cText(ifAny: variant))
    }

    /// Source: `gtk_css_provider_to_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssProvider.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String {
        String(taking: gtk_css_provider_to_string(cssProviderPointer))
    }

    /// Source: the signal `GtkCssProvider::parsing-error`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CssProvider.parsing-error.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onParsingError(
        after: Bool = false,
        _ handler: @escaping @MainActor (CssSection, GLibError) -> Void
    ) -> SignalConnection {
        connect("parsing-error", after: after, handler)
    }
}
