// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEntry`.
/// [Reference](https://docs.gtk.org/gtk4/class.Entry.html)
open class Entry: Widget, CellEditable, Editable {
    /// Source: `gtk_entry_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Entry.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_entry_new()))
    }

    /// Source: `gtk_entry_new_with_buffer`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Entry.new_with_buffer.html)
    @_alwaysEmitIntoClient
    public init(buffer: EntryBuffer) {
        requireDisplay()
        super.init(instance: CInstance(gtk_entry_new_with_buffer(buffer.entryBufferPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Entry {
    @_alwaysEmitIntoClient
    var entryPointer: UnsafeMutablePointer<GtkEntry> { pointer() }

    /// Source: `gtk_entry_get_activates_default`, `gtk_entry_set_activates_default`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.activates-default.html)
    @_alwaysEmitIntoClient
    public var activatesDefault: Bool {
        get {
            gtk_entry_get_activates_default(entryPointer) != 0
        }
        set {
            gtk_entry_set_activates_default(entryPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_entry_get_attributes`, `gtk_entry_set_attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.attributes.html)
    @_alwaysEmitIntoClient
    public var attributes: PangoAttrList? {
        get {
            PangoAttrList.wrapping(gtk_entry_get_attributes(entryPointer))
        }
        set {
            gtk_entry_set_attributes(entryPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_entry_get_buffer`, `gtk_entry_set_buffer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.buffer.html)
    @_alwaysEmitIntoClient
    public var buffer: EntryBuffer {
        get {
            EntryBuffer.wrapping(required: gtk_entry_get_buffer(entryPointer))
        }
        set {
            gtk_entry_set_buffer(entryPointer, newValue.entryBufferPointer)
        }
    }

    /// Source: `gtk_entry_get_completion`, `gtk_entry_set_completion`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.completion.html)
    @_alwaysEmitIntoClient
    public var completion: EntryCompletion? {
        get {
            EntryCompletion.wrapping(gtk_entry_get_completion(entryPointer))
        }
        set {
            gtk_entry_set_completion(entryPointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkEntry:enable-emoji-completion`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.enable-emoji-completion.html)
    @_alwaysEmitIntoClient
    public var enableEmojiCompletion: Bool {
        get {
            self[property: "enable-emoji-completion"]
        }
        set {
            self[property: "enable-emoji-completion"] = newValue
        }
    }

    /// Source: `gtk_entry_get_extra_menu`, `gtk_entry_set_extra_menu`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.extra-menu.html)
    @_alwaysEmitIntoClient
    public var extraMenu: MenuModel? {
        get {
            MenuModel.wrapping(gtk_entry_get_extra_menu(entryPointer))
        }
        set {
            gtk_entry_set_extra_menu(entryPointer, newValue?.menuModelPointer)
        }
    }

    /// Source: `gtk_entry_get_has_frame`, `gtk_entry_set_has_frame`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.has-frame.html)
    @_alwaysEmitIntoClient
    public var hasFrame: Bool {
        get {
            gtk_entry_get_has_frame(entryPointer) != 0
        }
        set {
            gtk_entry_set_has_frame(entryPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkEntry:im-module`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.im-module.html)
    @_alwaysEmitIntoClient
    public var imModule: String? {
        get {
            self[property: "im-module"]
        }
        set {
            self[property: "im-module"] = newValue
        }
    }

    /// Source: `gtk_entry_get_input_hints`, `gtk_entry_set_input_hints`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.input-hints.html)
    @_alwaysEmitIntoClient
    public var inputHints: InputHints {
        get {
            InputHints(gtk_entry_get_input_hints(entryPointer))
        }
        set {
            gtk_entry_set_input_hints(entryPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_entry_get_input_purpose`, `gtk_entry_set_input_purpose`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.input-purpose.html)
    @_alwaysEmitIntoClient
    public var inputPurpose: InputPurpose {
        get {
            InputPurpose(gtk_entry_get_input_purpose(entryPointer))
        }
        set {
            gtk_entry_set_input_purpose(entryPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_entry_get_invisible_char`, `gtk_entry_set_invisible_char`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.invisible-char.html)
    @_alwaysEmitIntoClient
    public var invisibleChar: Unicode.Scalar {
        get {
            cUnicodeScalar(gtk_entry_get_invisible_char(entryPointer))
        }
        set {
            gtk_entry_set_invisible_char(entryPointer, newValue.value)
        }
    }

    /// Source: the property `GtkEntry:invisible-char-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.invisible-char-set.html)
    @_alwaysEmitIntoClient
    public var invisibleCharSet: Bool {
        get {
            self[property: "invisible-char-set"]
        }
        set {
            self[property: "invisible-char-set"] = newValue
        }
    }

    /// Source: `gtk_entry_get_max_length`, `gtk_entry_set_max_length`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.max-length.html)
    @_alwaysEmitIntoClient
    public var maxLength: Int {
        get {
            swiftInteger(gtk_entry_get_max_length(entryPointer))
        }
        set {
            gtk_entry_set_max_length(entryPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_entry_get_overwrite_mode`, `gtk_entry_set_overwrite_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.overwrite-mode.html)
    @_alwaysEmitIntoClient
    public var overwriteMode: Bool {
        get {
            gtk_entry_get_overwrite_mode(entryPointer) != 0
        }
        set {
            gtk_entry_set_overwrite_mode(entryPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_entry_get_placeholder_text`, `gtk_entry_set_placeholder_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.placeholder-text.html)
    @_alwaysEmitIntoClient
    public var placeholderText: String? {
        get {
            String.optional(copying: gtk_entry_get_placeholder_text(entryPointer))
        }
        set {
            gtk_entry_set_placeholder_text(entryPointer, cText(ifAny: newValue))
        }
    }

    /// Source: the property `GtkEntry:primary-icon-activatable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.primary-icon-activatable.html)
    @_alwaysEmitIntoClient
    public var primaryIconActivatable: Bool {
        get {
            self[property: "primary-icon-activatable"]
        }
        set {
            self[property: "primary-icon-activatable"] = newValue
        }
    }

    /// Source: the property `GtkEntry:primary-icon-gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.primary-icon-gicon.html)
    @_alwaysEmitIntoClient
    public var primaryIconGicon: (any Icon)? {
        get {
            self[interfaceProperty: "primary-icon-gicon"]
        }
        set {
            self[interfaceProperty: "primary-icon-gicon"] = newValue
        }
    }

    /// Source: the property `GtkEntry:primary-icon-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.primary-icon-name.html)
    @_alwaysEmitIntoClient
    public var primaryIconName: String? {
        get {
            self[property: "primary-icon-name"]
        }
        set {
            self[property: "primary-icon-name"] = newValue
        }
    }

    /// Source: the property `GtkEntry:primary-icon-paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.primary-icon-paintable.html)
    @_alwaysEmitIntoClient
    public var primaryIconPaintable: (any Paintable)? {
        get {
            self[interfaceProperty: "primary-icon-paintable"]
        }
        set {
            self[interfaceProperty: "primary-icon-paintable"] = newValue
        }
    }

    /// Source: the property `GtkEntry:primary-icon-sensitive`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.primary-icon-sensitive.html)
    @_alwaysEmitIntoClient
    public var primaryIconSensitive: Bool {
        get {
            self[property: "primary-icon-sensitive"]
        }
        set {
            self[property: "primary-icon-sensitive"] = newValue
        }
    }

    /// Source: the property `GtkEntry:primary-icon-storage-type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.primary-icon-storage-type.html)
    @_alwaysEmitIntoClient
    public var primaryIconStorageType: ImageType {
        self[property: "primary-icon-storage-type"]
    }

    /// Source: the property `GtkEntry:primary-icon-tooltip-markup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.primary-icon-tooltip-markup.html)
    @_alwaysEmitIntoClient
    public var primaryIconTooltipMarkup: String? {
        get {
            self[property: "primary-icon-tooltip-markup"]
        }
        set {
            self[property: "primary-icon-tooltip-markup"] = newValue
        }
    }

    /// Source: the property `GtkEntry:primary-icon-tooltip-text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.primary-icon-tooltip-text.html)
    @_alwaysEmitIntoClient
    public var primaryIconTooltipText: String? {
        get {
            self[property: "primary-icon-tooltip-text"]
        }
        set {
            self[property: "primary-icon-tooltip-text"] = newValue
        }
    }

    /// Source: `gtk_entry_get_progress_fraction`, `gtk_entry_set_progress_fraction`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.progress-fraction.html)
    @_alwaysEmitIntoClient
    public var progressFraction: Double {
        get {
            gtk_entry_get_progress_fraction(entryPointer)
        }
        set {
            gtk_entry_set_progress_fraction(entryPointer, newValue)
        }
    }

    /// Source: `gtk_entry_get_progress_pulse_step`, `gtk_entry_set_progress_pulse_step`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.progress-pulse-step.html)
    @_alwaysEmitIntoClient
    public var progressPulseStep: Double {
        get {
            gtk_entry_get_progress_pulse_step(entryPointer)
        }
        set {
            gtk_entry_set_progress_pulse_step(entryPointer, newValue)
        }
    }

    /// Source: the property `GtkEntry:scroll-offset`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.scroll-offset.html)
    @_alwaysEmitIntoClient
    public var scrollOffset: Int {
        self[property: "scroll-offset"]
    }

    /// Source: the property `GtkEntry:secondary-icon-activatable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-activatable.html)
    @_alwaysEmitIntoClient
    public var secondaryIconActivatable: Bool {
        get {
            self[property: "secondary-icon-activatable"]
        }
        set {
            self[property: "secondary-icon-activatable"] = newValue
        }
    }

    /// Source: the property `GtkEntry:secondary-icon-gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-gicon.html)
    @_alwaysEmitIntoClient
    public var secondaryIconGicon: (any Icon)? {
        get {
            self[interfaceProperty: "secondary-icon-gicon"]
        }
        set {
            self[interfaceProperty: "secondary-icon-gicon"] = newValue
        }
    }

    /// Source: the property `GtkEntry:secondary-icon-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-name.html)
    @_alwaysEmitIntoClient
    public var secondaryIconName: String? {
        get {
            self[property: "secondary-icon-name"]
        }
        set {
            self[property: "secondary-icon-name"] = newValue
        }
    }

    /// Source: the property `GtkEntry:secondary-icon-paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-paintable.html)
    @_alwaysEmitIntoClient
    public var secondaryIconPaintable: (any Paintable)? {
        get {
            self[interfaceProperty: "secondary-icon-paintable"]
        }
        set {
            self[interfaceProperty: "secondary-icon-paintable"] = newValue
        }
    }

    /// Source: the property `GtkEntry:secondary-icon-sensitive`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-sensitive.html)
    @_alwaysEmitIntoClient
    public var secondaryIconSensitive: Bool {
        get {
            self[property: "secondary-icon-sensitive"]
        }
        set {
            self[property: "secondary-icon-sensitive"] = newValue
        }
    }

    /// Source: the property `GtkEntry:secondary-icon-storage-type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-storage-type.html)
    @_alwaysEmitIntoClient
    public var secondaryIconStorageType: ImageType {
        self[property: "secondary-icon-storage-type"]
    }

    /// Source: the property `GtkEntry:secondary-icon-tooltip-markup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-tooltip-markup.html)
    @_alwaysEmitIntoClient
    public var secondaryIconTooltipMarkup: String? {
        get {
            self[property: "secondary-icon-tooltip-markup"]
        }
        set {
            self[property: "secondary-icon-tooltip-markup"] = newValue
        }
    }

    /// Source: the property `GtkEntry:secondary-icon-tooltip-text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-tooltip-text.html)
    @_alwaysEmitIntoClient
    public var secondaryIconTooltipText: String? {
        get {
            self[property: "secondary-icon-tooltip-text"]
        }
        set {
            self[property: "secondary-icon-tooltip-text"] = newValue
        }
    }

    /// Source: the property `GtkEntry:show-emoji-icon`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.show-emoji-icon.html)
    @_alwaysEmitIntoClient
    public var showEmojiIcon: Bool {
        get {
            self[property: "show-emoji-icon"]
        }
        set {
            self[property: "show-emoji-icon"] = newValue
        }
    }

    /// Source: `gtk_entry_get_tabs`, `gtk_entry_set_tabs`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.tabs.html)
    @_alwaysEmitIntoClient
    public var tabs: PangoTabArray? {
        get {
            PangoTabArray.wrapping(gtk_entry_get_tabs(entryPointer))
        }
        set {
            gtk_entry_set_tabs(entryPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_entry_get_text_length`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.text-length.html)
    @_alwaysEmitIntoClient
    public var textLength: Int {
        swiftInteger(gtk_entry_get_text_length(entryPointer))
    }

    /// Source: the property `GtkEntry:truncate-multiline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.truncate-multiline.html)
    @_alwaysEmitIntoClient
    public var truncateMultiline: Bool {
        get {
            self[property: "truncate-multiline"]
        }
        set {
            self[property: "truncate-multiline"] = newValue
        }
    }

    /// Source: `gtk_entry_get_visibility`, `gtk_entry_set_visibility`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.visibility.html)
    @_alwaysEmitIntoClient
    public var visibility: Bool {
        get {
            gtk_entry_get_visibility(entryPointer) != 0
        }
        set {
            gtk_entry_set_visibility(entryPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_entry_get_alignment`, `gtk_entry_set_alignment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_alignment.html)
    @_alwaysEmitIntoClient
    public var alignment: Float {
        get {
            gtk_entry_get_alignment(entryPointer)
        }
        set {
            gtk_entry_set_alignment(entryPointer, newValue)
        }
    }

    /// Source: `gtk_entry_get_current_icon_drag_source`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_current_icon_drag_source.html)
    @_alwaysEmitIntoClient
    public var currentIconDragSource: Int {
        swiftInteger(gtk_entry_get_current_icon_drag_source(entryPointer))
    }

    /// Source: `gtk_entry_get_icon_activatable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_activatable.html)
    @_alwaysEmitIntoClient
    public func iconActivatable(for iconPos: EntryIconPosition) -> Bool {
        gtk_entry_get_icon_activatable(entryPointer, iconPos.cValue) != 0
    }

    /// Source: `gtk_entry_get_icon_area`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_area.html)
    @_alwaysEmitIntoClient
    public func iconArea(for iconPos: EntryIconPosition) -> GdkRectangle {
        var iconArea = CGtk.GdkRectangle()
        gtk_entry_get_icon_area(entryPointer, iconPos.cValue, &iconArea)
        return GdkRectangle(iconArea)
    }

    /// Source: `gtk_entry_get_icon_at_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_at_pos.html)
    @_alwaysEmitIntoClient
    public func iconAtPos(x: Int, y: Int) -> Int {
        swiftInteger(gtk_entry_get_icon_at_pos(entryPointer, cInteger(x), cInteger(y)))
    }

    /// Source: `gtk_entry_get_icon_gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_gicon.html)
    @_alwaysEmitIntoClient
    public func iconGicon(for iconPos: EntryIconPosition) -> (any Icon)? {
        wrappingInterface(gtk_entry_get_icon_gicon(entryPointer, iconPos.cValue))
    }

    /// Source: `gtk_entry_get_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_name.html)
    @_alwaysEmitIntoClient
    public func iconName(for iconPos: EntryIconPosition) -> String? {
        String.optional(copying: gtk_entry_get_icon_name(entryPointer, iconPos.cValue))
    }

    /// Source: `gtk_entry_get_icon_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_paintable.html)
    @_alwaysEmitIntoClient
    public func iconPaintable(for iconPos: EntryIconPosition) -> (any Paintable)? {
        wrappingInterface(gtk_entry_get_icon_paintable(entryPointer, iconPos.cValue))
    }

    /// Source: `gtk_entry_get_icon_sensitive`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_sensitive.html)
    @_alwaysEmitIntoClient
    public func iconSensitive(for iconPos: EntryIconPosition) -> Bool {
        gtk_entry_get_icon_sensitive(entryPointer, iconPos.cValue) != 0
    }

    /// Source: `gtk_entry_get_icon_storage_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_storage_type.html)
    @_alwaysEmitIntoClient
    public func iconStorageType(for iconPos: EntryIconPosition) -> ImageType {
        ImageType(gtk_entry_get_icon_storage_type(entryPointer, iconPos.cValue))
    }

    /// Source: `gtk_entry_get_icon_tooltip_markup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_tooltip_markup.html)
    @_alwaysEmitIntoClient
    public func iconTooltipMarkup(for iconPos: EntryIconPosition) -> String? {
        String.optional(taking: gtk_entry_get_icon_tooltip_markup(entryPointer, iconPos.cValue))
    }

    /// Source: `gtk_entry_get_icon_tooltip_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_tooltip_text.html)
    @_alwaysEmitIntoClient
    public func iconTooltipText(for iconPos: EntryIconPosition) -> String? {
        String.optional(taking: gtk_entry_get_icon_tooltip_text(entryPointer, iconPos.cValue))
    }

    /// Source: `gtk_entry_grab_focus_without_selecting`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.grab_focus_without_selecting.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func grabFocusWithoutSelecting() -> Bool {
        gtk_entry_grab_focus_without_selecting(entryPointer) != 0
    }

    /// Source: `gtk_entry_progress_pulse`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.progress_pulse.html)
    @_alwaysEmitIntoClient
    public func progressPulse() {
        gtk_entry_progress_pulse(entryPointer)
    }

    /// Source: `gtk_entry_reset_im_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.reset_im_context.html)
    @_alwaysEmitIntoClient
    public func resetImContext() {
        gtk_entry_reset_im_context(entryPointer)
    }

    /// Source: `gtk_entry_set_icon_activatable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.set_icon_activatable.html)
    @_alwaysEmitIntoClient
    public func setIconActivatable(_ iconPos: EntryIconPosition, activatable: Bool) {
        gtk_entry_set_icon_activatable(entryPointer, iconPos.cValue, activatable ? 1 : 0)
    }

    /// Source: `gtk_entry_set_icon_drag_source`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.set_icon_drag_source.html)
    @_alwaysEmitIntoClient
    public func setIconDragSource(_ iconPos: EntryIconPosition, provider: ContentProvider, actions: DragAction) {
        gtk_entry_set_icon_drag_source(entryPointer, iconPos.cValue, provider.contentProviderPointer, actions.cValue)
    }

    /// Source: `gtk_entry_set_icon_from_gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.set_icon_from_gicon.html)
    @_alwaysEmitIntoClient
    public func setIconFromGicon(_ iconPos: EntryIconPosition, icon: (any Icon)? = nil) {
        gtk_entry_set_icon_from_gicon(entryPointer, iconPos.cValue, icon?.opaquePointer)
    }

    /// Source: `gtk_entry_set_icon_from_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.set_icon_from_icon_name.html)
    @_alwaysEmitIntoClient
    public func setIconFromIconName(_ iconPos: EntryIconPosition, iconName: String? = nil) {
        gtk_entry_set_icon_from_icon_name(entryPointer, iconPos.cValue, cText(ifAny: iconName))
    }

    /// Source: `gtk_entry_set_icon_from_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.set_icon_from_paintable.html)
    @_alwaysEmitIntoClient
    public func setIconFromPaintable(_ iconPos: EntryIconPosition, paintable: (any Paintable)? = nil) {
        gtk_entry_set_icon_from_paintable(entryPointer, iconPos.cValue, paintable?.opaquePointer)
    }

    /// Source: `gtk_entry_set_icon_sensitive`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.set_icon_sensitive.html)
    @_alwaysEmitIntoClient
    public func setIconSensitive(_ iconPos: EntryIconPosition, sensitive: Bool) {
        gtk_entry_set_icon_sensitive(entryPointer, iconPos.cValue, sensitive ? 1 : 0)
    }

    /// Source: `gtk_entry_set_icon_tooltip_markup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.set_icon_tooltip_markup.html)
    @_alwaysEmitIntoClient
    public func setIconTooltipMarkup(_ iconPos: EntryIconPosition, tooltip: String? = nil) {
        gtk_entry_set_icon_tooltip_markup(entryPointer, iconPos.cValue, cText(ifAny: tooltip))
    }

    /// Source: `gtk_entry_set_icon_tooltip_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.set_icon_tooltip_text.html)
    @_alwaysEmitIntoClient
    public func setIconTooltipText(_ iconPos: EntryIconPosition, tooltip: String? = nil) {
        gtk_entry_set_icon_tooltip_text(entryPointer, iconPos.cValue, cText(ifAny: tooltip))
    }

    /// Source: `gtk_entry_unset_invisible_char`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.unset_invisible_char.html)
    @_alwaysEmitIntoClient
    public func unsetInvisibleChar() {
        gtk_entry_unset_invisible_char(entryPointer)
    }

    /// Source: the signal `GtkEntry::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Entry.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkEntry::icon-press`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Entry.icon-press.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onIconPress(
        after: Bool = false,
        _ handler: @escaping @MainActor (EntryIconPosition) -> Void
    ) -> SignalConnection {
        connect("icon-press", after: after, handler)
    }

    /// Source: the signal `GtkEntry::icon-release`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Entry.icon-release.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onIconRelease(
        after: Bool = false,
        _ handler: @escaping @MainActor (EntryIconPosition) -> Void
    ) -> SignalConnection {
        connect("icon-release", after: after, handler)
    }
}
