// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAboutDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.AboutDialog.html)
open class AboutDialog: Window {
    /// Source: `gtk_about_dialog_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.AboutDialog.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_about_dialog_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension AboutDialog {
    /// Source: `gtk_about_dialog_get_artists`, `gtk_about_dialog_set_artists`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.artists.html)
    @_alwaysEmitIntoClient
    public var artists: [String] {
        get {
            [String](copying: gtk_about_dialog_get_artists(opaquePointer))
        }
        set {
            withStringArray(newValue) { newValueArray in
                gtk_about_dialog_set_artists(
                    opaquePointer,
                    UnsafeMutableRawPointer(newValueArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
                )
            }
        }
    }

    /// Source: `gtk_about_dialog_get_authors`, `gtk_about_dialog_set_authors`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.authors.html)
    @_alwaysEmitIntoClient
    public var authors: [String] {
        get {
            [String](copying: gtk_about_dialog_get_authors(opaquePointer))
        }
        set {
            withStringArray(newValue) { newValueArray in
                gtk_about_dialog_set_authors(
                    opaquePointer,
                    UnsafeMutableRawPointer(newValueArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
                )
            }
        }
    }

    /// Source: `gtk_about_dialog_get_comments`, `gtk_about_dialog_set_comments`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.comments.html)
    @_alwaysEmitIntoClient
    public var comments: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_comments(opaquePointer))
        }
        set {
            gtk_about_dialog_set_comments(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_copyright`, `gtk_about_dialog_set_copyright`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.copyright.html)
    @_alwaysEmitIntoClient
    public var copyright: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_copyright(opaquePointer))
        }
        set {
            gtk_about_dialog_set_copyright(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_documenters`, `gtk_about_dialog_set_documenters`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.documenters.html)
    @_alwaysEmitIntoClient
    public var documenters: [String] {
        get {
            [String](copying: gtk_about_dialog_get_documenters(opaquePointer))
        }
        set {
            withStringArray(newValue) { newValueArray in
                gtk_about_dialog_set_documenters(
                    opaquePointer,
                    UnsafeMutableRawPointer(newValueArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
                )
            }
        }
    }

    /// Source: `gtk_about_dialog_get_license`, `gtk_about_dialog_set_license`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.license.html)
    @_alwaysEmitIntoClient
    public var license: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_license(opaquePointer))
        }
        set {
            gtk_about_dialog_set_license(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_license_type`, `gtk_about_dialog_set_license_type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.license-type.html)
    @_alwaysEmitIntoClient
    public var licenseType: License {
        get {
            License(gtk_about_dialog_get_license_type(opaquePointer))
        }
        set {
            gtk_about_dialog_set_license_type(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_about_dialog_get_logo`, `gtk_about_dialog_set_logo`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.logo.html)
    @_alwaysEmitIntoClient
    public var logo: (any Paintable)? {
        get {
            wrappingInterface(gtk_about_dialog_get_logo(opaquePointer))
        }
        set {
            gtk_about_dialog_set_logo(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_about_dialog_get_logo_icon_name`, `gtk_about_dialog_set_logo_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.logo-icon-name.html)
    @_alwaysEmitIntoClient
    public var logoIconName: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_logo_icon_name(opaquePointer))
        }
        set {
            gtk_about_dialog_set_logo_icon_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_program_name`, `gtk_about_dialog_set_program_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.program-name.html)
    @_alwaysEmitIntoClient
    public var programName: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_program_name(opaquePointer))
        }
        set {
            gtk_about_dialog_set_program_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_system_information`, `gtk_about_dialog_set_system_information`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.system-information.html)
    @_alwaysEmitIntoClient
    public var systemInformation: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_system_information(opaquePointer))
        }
        set {
            gtk_about_dialog_set_system_information(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_translator_credits`, `gtk_about_dialog_set_translator_credits`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.translator-credits.html)
    @_alwaysEmitIntoClient
    public var translatorCredits: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_translator_credits(opaquePointer))
        }
        set {
            gtk_about_dialog_set_translator_credits(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_version`, `gtk_about_dialog_set_version`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.version.html)
    @_alwaysEmitIntoClient
    public var version: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_version(opaquePointer))
        }
        set {
            gtk_about_dialog_set_version(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_website`, `gtk_about_dialog_set_website`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.website.html)
    @_alwaysEmitIntoClient
    public var website: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_website(opaquePointer))
        }
        set {
            gtk_about_dialog_set_website(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_website_label`, `gtk_about_dialog_set_website_label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.website-label.html)
    @_alwaysEmitIntoClient
    public var websiteLabel: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_website_label(opaquePointer))
        }
        set {
            gtk_about_dialog_set_website_label(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_wrap_license`, `gtk_about_dialog_set_wrap_license`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.wrap-license.html)
    @_alwaysEmitIntoClient
    public var wrapLicense: Bool {
        get {
            gtk_about_dialog_get_wrap_license(opaquePointer) != 0
        }
        set {
            gtk_about_dialog_set_wrap_license(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_about_dialog_add_credit_section`.
    /// [Reference](https://docs.gtk.org/gtk4/method.AboutDialog.add_credit_section.html)
    @_alwaysEmitIntoClient
    public func addCreditSection(_ sectionName: String, people: [String]) {
        withStringArray(people) { peopleArray in
            gtk_about_dialog_add_credit_section(
                opaquePointer,
                cText(sectionName),
                UnsafeMutableRawPointer(peopleArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
    }

    /// Source: the signal `GtkAboutDialog::activate-link`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.AboutDialog.activate-link.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivateLink(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Bool
    ) -> SignalConnection {
        connect("activate-link", after: after, handler)
    }
}
