// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSettings`.
/// [Reference](https://docs.gtk.org/gtk4/class.Settings.html)
open class Settings: Object, StyleProvider {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Settings {
    /// Source: the property `GtkSettings:gtk-alternative-button-order`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-alternative-button-order.html)
    @_alwaysEmitIntoClient
    public var gtkAlternativeButtonOrder: Bool {
        get {
            self[property: "gtk-alternative-button-order"]
        }
        set {
            self[property: "gtk-alternative-button-order"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-alternative-sort-arrows`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-alternative-sort-arrows.html)
    @_alwaysEmitIntoClient
    public var gtkAlternativeSortArrows: Bool {
        get {
            self[property: "gtk-alternative-sort-arrows"]
        }
        set {
            self[property: "gtk-alternative-sort-arrows"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-application-prefer-dark-theme`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-application-prefer-dark-theme.html)
    @_alwaysEmitIntoClient
    public var gtkApplicationPreferDarkTheme: Bool {
        get {
            self[property: "gtk-application-prefer-dark-theme"]
        }
        set {
            self[property: "gtk-application-prefer-dark-theme"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-cursor-aspect-ratio`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-aspect-ratio.html)
    @_alwaysEmitIntoClient
    public var gtkCursorAspectRatio: Double {
        get {
            self[property: "gtk-cursor-aspect-ratio"]
        }
        set {
            self[property: "gtk-cursor-aspect-ratio"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-cursor-blink`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink.html)
    @_alwaysEmitIntoClient
    public var gtkCursorBlink: Bool {
        get {
            self[property: "gtk-cursor-blink"]
        }
        set {
            self[property: "gtk-cursor-blink"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-cursor-blink-time`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink-time.html)
    @_alwaysEmitIntoClient
    public var gtkCursorBlinkTime: Int {
        get {
            self[property: "gtk-cursor-blink-time"]
        }
        set {
            self[property: "gtk-cursor-blink-time"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-cursor-blink-timeout`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink-timeout.html)
    @_alwaysEmitIntoClient
    public var gtkCursorBlinkTimeout: Int {
        get {
            self[property: "gtk-cursor-blink-timeout"]
        }
        set {
            self[property: "gtk-cursor-blink-timeout"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-cursor-theme-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-theme-name.html)
    @_alwaysEmitIntoClient
    public var gtkCursorThemeName: String? {
        get {
            self[property: "gtk-cursor-theme-name"]
        }
        set {
            self[property: "gtk-cursor-theme-name"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-cursor-theme-size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-theme-size.html)
    @_alwaysEmitIntoClient
    public var gtkCursorThemeSize: Int {
        get {
            self[property: "gtk-cursor-theme-size"]
        }
        set {
            self[property: "gtk-cursor-theme-size"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-decoration-layout`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-decoration-layout.html)
    @_alwaysEmitIntoClient
    public var gtkDecorationLayout: String? {
        get {
            self[property: "gtk-decoration-layout"]
        }
        set {
            self[property: "gtk-decoration-layout"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-dialogs-use-header`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-dialogs-use-header.html)
    @_alwaysEmitIntoClient
    public var gtkDialogsUseHeader: Bool {
        get {
            self[property: "gtk-dialogs-use-header"]
        }
        set {
            self[property: "gtk-dialogs-use-header"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-dnd-drag-threshold`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-dnd-drag-threshold.html)
    @_alwaysEmitIntoClient
    public var gtkDndDragThreshold: Int {
        get {
            self[property: "gtk-dnd-drag-threshold"]
        }
        set {
            self[property: "gtk-dnd-drag-threshold"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-double-click-distance`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-double-click-distance.html)
    @_alwaysEmitIntoClient
    public var gtkDoubleClickDistance: Int {
        get {
            self[property: "gtk-double-click-distance"]
        }
        set {
            self[property: "gtk-double-click-distance"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-double-click-time`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-double-click-time.html)
    @_alwaysEmitIntoClient
    public var gtkDoubleClickTime: Int {
        get {
            self[property: "gtk-double-click-time"]
        }
        set {
            self[property: "gtk-double-click-time"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-enable-accels`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-accels.html)
    @_alwaysEmitIntoClient
    public var gtkEnableAccels: Bool {
        get {
            self[property: "gtk-enable-accels"]
        }
        set {
            self[property: "gtk-enable-accels"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-enable-animations`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-animations.html)
    @_alwaysEmitIntoClient
    public var gtkEnableAnimations: Bool {
        get {
            self[property: "gtk-enable-animations"]
        }
        set {
            self[property: "gtk-enable-animations"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-enable-event-sounds`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-event-sounds.html)
    @_alwaysEmitIntoClient
    public var gtkEnableEventSounds: Bool {
        get {
            self[property: "gtk-enable-event-sounds"]
        }
        set {
            self[property: "gtk-enable-event-sounds"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-enable-input-feedback-sounds`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-input-feedback-sounds.html)
    @_alwaysEmitIntoClient
    public var gtkEnableInputFeedbackSounds: Bool {
        get {
            self[property: "gtk-enable-input-feedback-sounds"]
        }
        set {
            self[property: "gtk-enable-input-feedback-sounds"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-enable-primary-paste`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-primary-paste.html)
    @_alwaysEmitIntoClient
    public var gtkEnablePrimaryPaste: Bool {
        get {
            self[property: "gtk-enable-primary-paste"]
        }
        set {
            self[property: "gtk-enable-primary-paste"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-entry-password-hint-timeout`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-entry-password-hint-timeout.html)
    @_alwaysEmitIntoClient
    public var gtkEntryPasswordHintTimeout: Int {
        get {
            self[property: "gtk-entry-password-hint-timeout"]
        }
        set {
            self[property: "gtk-entry-password-hint-timeout"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-entry-select-on-focus`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-entry-select-on-focus.html)
    @_alwaysEmitIntoClient
    public var gtkEntrySelectOnFocus: Bool {
        get {
            self[property: "gtk-entry-select-on-focus"]
        }
        set {
            self[property: "gtk-entry-select-on-focus"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-error-bell`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-error-bell.html)
    @_alwaysEmitIntoClient
    public var gtkErrorBell: Bool {
        get {
            self[property: "gtk-error-bell"]
        }
        set {
            self[property: "gtk-error-bell"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-font-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-font-name.html)
    @_alwaysEmitIntoClient
    public var gtkFontName: String? {
        get {
            self[property: "gtk-font-name"]
        }
        set {
            self[property: "gtk-font-name"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-fontconfig-timestamp`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-fontconfig-timestamp.html)
    @_alwaysEmitIntoClient
    public var gtkFontconfigTimestamp: Int {
        get {
            self[property: "gtk-fontconfig-timestamp"]
        }
        set {
            self[property: "gtk-fontconfig-timestamp"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-hint-font-metrics`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-hint-font-metrics.html)
    @_alwaysEmitIntoClient
    public var gtkHintFontMetrics: Bool {
        get {
            self[property: "gtk-hint-font-metrics"]
        }
        set {
            self[property: "gtk-hint-font-metrics"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-icon-theme-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-icon-theme-name.html)
    @_alwaysEmitIntoClient
    public var gtkIconThemeName: String? {
        get {
            self[property: "gtk-icon-theme-name"]
        }
        set {
            self[property: "gtk-icon-theme-name"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-im-module`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-im-module.html)
    @_alwaysEmitIntoClient
    public var gtkImModule: String? {
        get {
            self[property: "gtk-im-module"]
        }
        set {
            self[property: "gtk-im-module"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-keynav-use-caret`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-keynav-use-caret.html)
    @_alwaysEmitIntoClient
    public var gtkKeynavUseCaret: Bool {
        get {
            self[property: "gtk-keynav-use-caret"]
        }
        set {
            self[property: "gtk-keynav-use-caret"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-label-select-on-focus`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-label-select-on-focus.html)
    @_alwaysEmitIntoClient
    public var gtkLabelSelectOnFocus: Bool {
        get {
            self[property: "gtk-label-select-on-focus"]
        }
        set {
            self[property: "gtk-label-select-on-focus"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-long-press-time`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-long-press-time.html)
    @_alwaysEmitIntoClient
    public var gtkLongPressTime: Int {
        get {
            self[property: "gtk-long-press-time"]
        }
        set {
            self[property: "gtk-long-press-time"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-overlay-scrolling`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-overlay-scrolling.html)
    @_alwaysEmitIntoClient
    public var gtkOverlayScrolling: Bool {
        get {
            self[property: "gtk-overlay-scrolling"]
        }
        set {
            self[property: "gtk-overlay-scrolling"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-primary-button-warps-slider`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-primary-button-warps-slider.html)
    @_alwaysEmitIntoClient
    public var gtkPrimaryButtonWarpsSlider: Bool {
        get {
            self[property: "gtk-primary-button-warps-slider"]
        }
        set {
            self[property: "gtk-primary-button-warps-slider"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-print-backends`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-print-backends.html)
    @_alwaysEmitIntoClient
    public var gtkPrintBackends: String? {
        get {
            self[property: "gtk-print-backends"]
        }
        set {
            self[property: "gtk-print-backends"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-print-preview-command`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-print-preview-command.html)
    @_alwaysEmitIntoClient
    public var gtkPrintPreviewCommand: String? {
        get {
            self[property: "gtk-print-preview-command"]
        }
        set {
            self[property: "gtk-print-preview-command"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-recent-files-enabled`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-recent-files-enabled.html)
    @_alwaysEmitIntoClient
    public var gtkRecentFilesEnabled: Bool {
        get {
            self[property: "gtk-recent-files-enabled"]
        }
        set {
            self[property: "gtk-recent-files-enabled"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-recent-files-max-age`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-recent-files-max-age.html)
    @_alwaysEmitIntoClient
    public var gtkRecentFilesMaxAge: Int {
        get {
            self[property: "gtk-recent-files-max-age"]
        }
        set {
            self[property: "gtk-recent-files-max-age"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-shell-shows-app-menu`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-app-menu.html)
    @_alwaysEmitIntoClient
    public var gtkShellShowsAppMenu: Bool {
        get {
            self[property: "gtk-shell-shows-app-menu"]
        }
        set {
            self[property: "gtk-shell-shows-app-menu"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-shell-shows-desktop`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-desktop.html)
    @_alwaysEmitIntoClient
    public var gtkShellShowsDesktop: Bool {
        get {
            self[property: "gtk-shell-shows-desktop"]
        }
        set {
            self[property: "gtk-shell-shows-desktop"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-shell-shows-menubar`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-menubar.html)
    @_alwaysEmitIntoClient
    public var gtkShellShowsMenubar: Bool {
        get {
            self[property: "gtk-shell-shows-menubar"]
        }
        set {
            self[property: "gtk-shell-shows-menubar"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-sound-theme-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-sound-theme-name.html)
    @_alwaysEmitIntoClient
    public var gtkSoundThemeName: String? {
        get {
            self[property: "gtk-sound-theme-name"]
        }
        set {
            self[property: "gtk-sound-theme-name"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-split-cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-split-cursor.html)
    @_alwaysEmitIntoClient
    public var gtkSplitCursor: Bool {
        get {
            self[property: "gtk-split-cursor"]
        }
        set {
            self[property: "gtk-split-cursor"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-theme-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-theme-name.html)
    @_alwaysEmitIntoClient
    public var gtkThemeName: String? {
        get {
            self[property: "gtk-theme-name"]
        }
        set {
            self[property: "gtk-theme-name"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-titlebar-double-click`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-double-click.html)
    @_alwaysEmitIntoClient
    public var gtkTitlebarDoubleClick: String? {
        get {
            self[property: "gtk-titlebar-double-click"]
        }
        set {
            self[property: "gtk-titlebar-double-click"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-titlebar-middle-click`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-middle-click.html)
    @_alwaysEmitIntoClient
    public var gtkTitlebarMiddleClick: String? {
        get {
            self[property: "gtk-titlebar-middle-click"]
        }
        set {
            self[property: "gtk-titlebar-middle-click"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-titlebar-right-click`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-right-click.html)
    @_alwaysEmitIntoClient
    public var gtkTitlebarRightClick: String? {
        get {
            self[property: "gtk-titlebar-right-click"]
        }
        set {
            self[property: "gtk-titlebar-right-click"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-xft-antialias`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-antialias.html)
    @_alwaysEmitIntoClient
    public var gtkXftAntialias: Int {
        get {
            self[property: "gtk-xft-antialias"]
        }
        set {
            self[property: "gtk-xft-antialias"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-xft-dpi`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-dpi.html)
    @_alwaysEmitIntoClient
    public var gtkXftDpi: Int {
        get {
            self[property: "gtk-xft-dpi"]
        }
        set {
            self[property: "gtk-xft-dpi"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-xft-hinting`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-hinting.html)
    @_alwaysEmitIntoClient
    public var gtkXftHinting: Int {
        get {
            self[property: "gtk-xft-hinting"]
        }
        set {
            self[property: "gtk-xft-hinting"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-xft-hintstyle`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-hintstyle.html)
    @_alwaysEmitIntoClient
    public var gtkXftHintstyle: String? {
        get {
            self[property: "gtk-xft-hintstyle"]
        }
        set {
            self[property: "gtk-xft-hintstyle"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-xft-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-rgba.html)
    @_alwaysEmitIntoClient
    public var gtkXftRgba: String? {
        get {
            self[property: "gtk-xft-rgba"]
        }
        set {
            self[property: "gtk-xft-rgba"] = newValue
        }
    }

    /// Source: `gtk_settings_reset_property`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Settings.reset_property.html)
    @_alwaysEmitIntoClient
    public func resetProperty(_ name: String) {
        gtk_settings_reset_property(opaquePointer, cText(name))
    }

    /// Source: `gtk_settings_get_default`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.Settings.get_default.html)
    @_alwaysEmitIntoClient
    public static var `default`: Settings? {
        Settings.wrapping(gtk_settings_get_default())
    }

    /// Source: `gtk_settings_get_for_display`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.Settings.get_for_display.html)
    @_alwaysEmitIntoClient
    public static func forDisplay(_ display: Display) -> Settings {
        Settings.wrapping(required: gtk_settings_get_for_display(display.opaquePointer))
    }
}
