// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkIMContext`.
/// [Reference](https://docs.gtk.org/gtk4/class.IMContext.html)
open class IMContext: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension IMContext {
    @_alwaysEmitIntoClient
    var imContextPointer: UnsafeMutablePointer<GtkIMContext> { pointer() }

    /// Source: the property `GtkIMContext:input-hints`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IMContext.input-hints.html)
    @_alwaysEmitIntoClient
    public var inputHints: InputHints {
        get {
            self[property: "input-hints"]
        }
        set {
            self[property: "input-hints"] = newValue
        }
    }

    /// Source: the property `GtkIMContext:input-purpose`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IMContext.input-purpose.html)
    @_alwaysEmitIntoClient
    public var inputPurpose: InputPurpose {
        get {
            self[property: "input-purpose"]
        }
        set {
            self[property: "input-purpose"] = newValue
        }
    }

    /// Source: `gtk_im_context_delete_surrounding`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.delete_surrounding.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteSurrounding(offset: Int, nChars: Int) -> Bool {
        gtk_im_context_delete_surrounding(imContextPointer, cInteger(offset), cInteger(nChars)) != 0
    }

    /// Source: `gtk_im_context_filter_key`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.filter_key.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func filterKey(
        press: Bool,
        surface: GdkSurface,
        device: GdkDevice,
        time: Int,
        keycode: Int,
        state: ModifierType = [],
        group: Int
    ) -> Bool {
        gtk_im_context_filter_key(
            imContextPointer,
            press ? 1 : 0,
            surface.opaquePointer,
            device.opaquePointer,
            cInteger(time),
            cInteger(keycode),
            state.cValue,
            cInteger(group)
        ) != 0
    }

    /// Source: `gtk_im_context_filter_keypress`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.filter_keypress.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func filterKeypress(_ event: Event) -> Bool {
        gtk_im_context_filter_keypress(imContextPointer, event.opaquePointer) != 0
    }

    /// Source: `gtk_im_context_focus_in`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.focus_in.html)
    @_alwaysEmitIntoClient
    public func focusIn() {
        gtk_im_context_focus_in(imContextPointer)
    }

    /// Source: `gtk_im_context_focus_out`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.focus_out.html)
    @_alwaysEmitIntoClient
    public func focusOut() {
        gtk_im_context_focus_out(imContextPointer)
    }

    /// Source: `gtk_im_context_get_preedit_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.get_preedit_string.html)
    @_alwaysEmitIntoClient
    public func preeditString() -> (text: String?, attrs: PangoAttrList?, cursorPos: Int) {
        var str: UnsafeMutablePointer<CChar>? = nil
        var attrs: OpaquePointer? = nil
        var cursorPos: Int32 = 0
        gtk_im_context_get_preedit_string(imContextPointer, &str, &attrs, &cursorPos)
        return (String.optional(taking: str), PangoAttrList.wrapping(attrs, transfer: .full), Int(cursorPos))
    }

    /// Source: `gtk_im_context_get_surrounding`; deprecated.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.get_surrounding.html)
    @_alwaysEmitIntoClient
    public func surrounding() -> (text: String?, cursorIndex: Int)? {
        var text: UnsafeMutablePointer<CChar>? = nil
        var cursorIndex: Int32 = 0
        guard gtk_im_context_get_surrounding(imContextPointer, &text, &cursorIndex) != 0 else { return nil }
        return (String.optional(taking: text), Int(cursorIndex))
    }

    /// Source: `gtk_im_context_get_surrounding_with_selection`, since GTK 4.2.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.get_surrounding_with_selection.html)
    @_alwaysEmitIntoClient
    public func surroundingWithSelection() -> (text: String?, cursorIndex: Int, anchorIndex: Int)? {
        var text: UnsafeMutablePointer<CChar>? = nil
        var cursorIndex: Int32 = 0
        var anchorIndex: Int32 = 0
        guard gtk_im_context_get_surrounding_with_selection(imContextPointer, &text, &cursorIndex, &anchorIndex) != 0
        else { return nil }
        return (String.optional(taking: text), Int(cursorIndex), Int(anchorIndex))
    }

    /// Source: `gtk_im_context_reset`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.reset.html)
    @_alwaysEmitIntoClient
    public func reset() {
        gtk_im_context_reset(imContextPointer)
    }

    /// Source: `gtk_im_context_set_client_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.set_client_widget.html)
    @_alwaysEmitIntoClient
    public func setClientWidget(_ widget: Widget?) {
        gtk_im_context_set_client_widget(imContextPointer, widget?.widgetPointer)
    }

    /// Source: `gtk_im_context_set_cursor_location`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.set_cursor_location.html)
    @_alwaysEmitIntoClient
    public func setCursorLocation(_ area: GdkRectangle) {
        var areaValue = area.cValue
        gtk_im_context_set_cursor_location(imContextPointer, &areaValue)
    }

    /// Source: `gtk_im_context_set_surrounding`; deprecated.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.set_surrounding.html)
    @_alwaysEmitIntoClient
    public func setSurrounding(_ text: String, cursorIndex: Int) {
        gtk_im_context_set_surrounding(imContextPointer, cText(text), -1, cInteger(cursorIndex))
    }

    /// Source: `gtk_im_context_set_surrounding_with_selection`, since GTK 4.2.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.set_surrounding_with_selection.html)
    @_alwaysEmitIntoClient
    public func setSurroundingWithSelection(_ text: String, cursorIndex: Int, anchorIndex: Int) {
        gtk_im_context_set_surrounding_with_selection(
            imContextPointer,
            cText(text),
            -1,
            cInteger(cursorIndex),
            cInteger(anchorIndex)
        )
    }

    /// Source: `gtk_im_context_set_use_preedit`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.set_use_preedit.html)
    @_alwaysEmitIntoClient
    public func setUsePreedit(_ usePreedit: Bool) {
        gtk_im_context_set_use_preedit(imContextPointer, usePreedit ? 1 : 0)
    }

    /// Source: the signal `GtkIMContext::commit`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IMContext.commit.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCommit(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("commit", after: after, handler)
    }

    /// Source: the signal `GtkIMContext::delete-surrounding`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IMContext.delete-surrounding.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDeleteSurrounding(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int) -> Bool
    ) -> SignalConnection {
        connect("delete-surrounding", after: after, handler)
    }

    /// Source: the signal `GtkIMContext::preedit-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IMContext.preedit-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPreeditChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("preedit-changed", after: after, handler)
    }

    /// Source: the signal `GtkIMContext::preedit-end`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IMContext.preedit-end.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPreeditEnd(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("preedit-end", after: after, handler)
    }

    /// Source: the signal `GtkIMContext::preedit-start`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IMContext.preedit-start.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPreeditStart(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("preedit-start", after: after, handler)
    }

    /// Source: the signal `GtkIMContext::retrieve-surrounding`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IMContext.retrieve-surrounding.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRetrieveSurrounding(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("retrieve-surrounding", after: after, handler)
    }
}

/// Source: `GtkIMContextSimple`.
/// [Reference](https://docs.gtk.org/gtk4/class.IMContextSimple.html)
open class IMContextSimple: IMContext {
    /// Source: `gtk_im_context_simple_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.IMContextSimple.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_im_context_simple_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension IMContextSimple {
    @_alwaysEmitIntoClient
    var imContextSimplePointer: UnsafeMutablePointer<GtkIMContextSimple> { pointer() }

    /// Source: `gtk_im_context_simple_add_compose_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContextSimple.add_compose_file.html)
    @_alwaysEmitIntoClient
    public func addComposeFile(_ composeFile: String) {
        gtk_im_context_simple_add_compose_file(imContextSimplePointer, cText(composeFile))
    }
}

/// Source: `GtkIMMulticontext`.
/// [Reference](https://docs.gtk.org/gtk4/class.IMMulticontext.html)
open class IMMulticontext: IMContext {
    /// Source: `gtk_im_multicontext_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.IMMulticontext.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_im_multicontext_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension IMMulticontext {
    @_alwaysEmitIntoClient
    var imMulticontextPointer: UnsafeMutablePointer<GtkIMMulticontext> { pointer() }

    /// Source: `gtk_im_multicontext_get_context_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMMulticontext.get_context_id.html)
    @_alwaysEmitIntoClient
    public var contextId: String {
        String(copying: gtk_im_multicontext_get_context_id(imMulticontextPointer))
    }

    /// Source: `gtk_im_multicontext_set_context_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMMulticontext.set_context_id.html)
    @_alwaysEmitIntoClient
    public func setContextId(_ contextId: String?) {
        gtk_im_multicontext_set_context_id(imMulticontextPointer, cText(ifAny: contextId))
    }
}

/// Source: `GtkIconLookupFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.IconLookupFlags.html)
nonisolated public struct IconLookupFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_ICON_LOOKUP_FORCE_REGULAR`.
    @_alwaysEmitIntoClient
    public static var forceRegular: IconLookupFlags { IconLookupFlags(rawValue: 0x1) }
    /// Source: `GTK_ICON_LOOKUP_FORCE_SYMBOLIC`.
    @_alwaysEmitIntoClient
    public static var forceSymbolic: IconLookupFlags { IconLookupFlags(rawValue: 0x2) }
    /// Source: `GTK_ICON_LOOKUP_PRELOAD`.
    @_alwaysEmitIntoClient
    public static var preload: IconLookupFlags { IconLookupFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GtkIconLookupFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkIconLookupFlags { GtkIconLookupFlags(rawValue: rawValue) }
}

extension IconLookupFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_icon_lookup_flags_get_type()) }
}

/// Source: `GtkIconPaintable`.
/// [Reference](https://docs.gtk.org/gtk4/class.IconPaintable.html)
open class IconPaintable: Object, SymbolicPaintable {
    /// Source: `gtk_icon_paintable_new_for_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.IconPaintable.new_for_file.html)
    @_alwaysEmitIntoClient
    public init(file: any File, size: Int, scale: Int) {
        super.init(
            instance: CInstance(gtk_icon_paintable_new_for_file(file.opaquePointer, cInteger(size), cInteger(scale))),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension IconPaintable {
    /// Source: `gtk_icon_paintable_get_file`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconPaintable.file.html)
    @_alwaysEmitIntoClient
    public var file: (any File)? {
        wrappingInterface(gtk_icon_paintable_get_file(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_icon_paintable_get_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconPaintable.icon-name.html)
    @_alwaysEmitIntoClient
    public var iconName: String? {
        String.optional(copying: gtk_icon_paintable_get_icon_name(opaquePointer))
    }

    /// Source: `gtk_icon_paintable_is_symbolic`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconPaintable.is-symbolic.html)
    @_alwaysEmitIntoClient
    public var isSymbolic: Bool {
        gtk_icon_paintable_is_symbolic(opaquePointer) != 0
    }
}

/// Source: `GtkIconSize`.
/// [Reference](https://docs.gtk.org/gtk4/enum.IconSize.html)
nonisolated public enum IconSize: Enumeration {
    /// Source: `GTK_ICON_SIZE_INHERIT`.
    case inherit
    /// Source: `GTK_ICON_SIZE_NORMAL`.
    case normal
    /// Source: `GTK_ICON_SIZE_LARGE`.
    case large
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [IconSize] = [
        .inherit,
        .normal,
        .large,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .inherit
        case 1: self = .normal
        case 2: self = .large
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .inherit: 0
        case .normal: 1
        case .large: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkIconSize) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkIconSize { GtkIconSize(rawValue: UInt32(bitPattern: rawValue)) }
}

extension IconSize: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_icon_size_get_type()) }
}

/// Source: `GtkIconTheme`.
/// [Reference](https://docs.gtk.org/gtk4/class.IconTheme.html)
open class IconTheme: Object {
    /// Source: `gtk_icon_theme_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.IconTheme.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_icon_theme_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension IconTheme {
    /// Source: the property `GtkIconTheme:display`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconTheme.display.html)
    @_alwaysEmitIntoClient
    public var display: Display? {
        get {
            Display.wrapping(gtk_icon_theme_get_display(opaquePointer))
        }
        set {
            self[property: "display"] = newValue
        }
    }

    /// Source: `gtk_icon_theme_get_icon_names`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconTheme.icon-names.html)
    @_alwaysEmitIntoClient
    public var iconNames: [String] {
        [String](taking: gtk_icon_theme_get_icon_names(opaquePointer))
    }

    /// Source: `gtk_icon_theme_get_resource_path`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconTheme.resource-path.html)
    @_alwaysEmitIntoClient
    public var resourcePath: [String] {
        [String](taking: gtk_icon_theme_get_resource_path(opaquePointer))
    }

    /// Source: `gtk_icon_theme_get_search_path`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconTheme.search-path.html)
    @_alwaysEmitIntoClient
    public var searchPath: [String] {
        [String](taking: gtk_icon_theme_get_search_path(opaquePointer))
    }

    /// Source: `gtk_icon_theme_get_theme_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconTheme.theme-name.html)
    @_alwaysEmitIntoClient
    public var themeName: String {
        String(taking: gtk_icon_theme_get_theme_name(opaquePointer))
    }

    /// Source: `gtk_icon_theme_add_resource_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconTheme.add_resource_path.html)
    @_alwaysEmitIntoClient
    public func addResourcePath(_ path: String) {
        gtk_icon_theme_add_resource_path(opaquePointer, cText(path))
    }

    /// Source: `gtk_icon_theme_add_search_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconTheme.add_search_path.html)
    @_alwaysEmitIntoClient
    public func addSearchPath(_ path: String) {
        gtk_icon_theme_add_search_path(opaquePointer, cText(path))
    }

    /// Source: `gtk_icon_theme_has_gicon`, since GTK 4.2.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconTheme.has_gicon.html)
    @_alwaysEmitIntoClient
    public func hasGicon(_ gicon: any Icon) -> Bool {
        gtk_icon_theme_has_gicon(opaquePointer, gicon.opaquePointer) != 0
    }

    /// Source: `gtk_icon_theme_has_icon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconTheme.has_icon.html)
    @_alwaysEmitIntoClient
    public func hasIcon(_ iconName: String) -> Bool {
        gtk_icon_theme_has_icon(opaquePointer, cText(iconName)) != 0
    }

    /// Source: `gtk_icon_theme_lookup_by_gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconTheme.lookup_by_gicon.html)
    @_alwaysEmitIntoClient
    public func lookupByGicon(
        _ icon: any Icon,
        size: Int,
        scale: Int,
        direction: TextDirection,
        flags: IconLookupFlags = []
    ) -> IconPaintable {
        IconPaintable.wrapping(
            required: gtk_icon_theme_lookup_by_gicon(
                opaquePointer,
                icon.opaquePointer,
                cInteger(size),
                cInteger(scale),
                direction.cValue,
                flags.cValue
            ),
            transfer: .full
        )
    }

    /// Source: `gtk_icon_theme_lookup_icon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconTheme.lookup_icon.html)
    @_alwaysEmitIntoClient
    public func lookupIcon(
        _ iconName: String,
        fallbacks: [String]? = nil,
        size: Int,
        scale: Int,
        direction: TextDirection,
        flags: IconLookupFlags = []
    ) -> IconPaintable {
        let result = withStringArray(fallbacks) { fallbacksArray in
            gtk_icon_theme_lookup_icon(
                opaquePointer,
                cText(iconName),
                UnsafeMutableRawPointer(fallbacksArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                cInteger(size),
                cInteger(scale),
                direction.cValue,
                flags.cValue
            )
        }
        return IconPaintable.wrapping(required: result, transfer: .full)
    }

    /// Source: `gtk_icon_theme_set_resource_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconTheme.set_resource_path.html)
    @_alwaysEmitIntoClient
    public func setResourcePath(_ path: [String]?) {
        withStringArray(path) { pathArray in
            gtk_icon_theme_set_resource_path(
                opaquePointer,
                UnsafeMutableRawPointer(pathArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
    }

    /// Source: `gtk_icon_theme_set_search_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconTheme.set_search_path.html)
    @_alwaysEmitIntoClient
    public func setSearchPath(_ path: [String]?) {
        withStringArray(path) { pathArray in
            gtk_icon_theme_set_search_path(
                opaquePointer,
                UnsafeMutableRawPointer(pathArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
    }

    /// Source: `gtk_icon_theme_set_theme_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconTheme.set_theme_name.html)
    @_alwaysEmitIntoClient
    public func setThemeName(_ themeName: String?) {
        gtk_icon_theme_set_theme_name(opaquePointer, cText(ifAny: themeName))
    }

    /// Source: `gtk_icon_theme_get_for_display`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.IconTheme.get_for_display.html)
    @_alwaysEmitIntoClient
    public static func forDisplay(_ display: Display) -> IconTheme {
        IconTheme.wrapping(required: gtk_icon_theme_get_for_display(display.opaquePointer))
    }

    /// Source: the signal `GtkIconTheme::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconTheme.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }
}

/// Source: `GtkIconThemeError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.IconThemeError.html)
nonisolated public enum IconThemeError: Enumeration {
    /// Source: `GTK_ICON_THEME_NOT_FOUND`.
    case notFound
    /// Source: `GTK_ICON_THEME_FAILED`.
    case failed
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [IconThemeError] = [
        .notFound,
        .failed,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .notFound
        case 1: self = .failed
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .notFound: 0
        case .failed: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkIconThemeError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkIconThemeError { GtkIconThemeError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension IconThemeError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_icon_theme_error_get_type()) }
}

/// Source: `GtkIconView`.
/// [Reference](https://docs.gtk.org/gtk4/class.IconView.html)
open class IconView: Widget, CellLayout, Scrollable {
    /// Source: `gtk_icon_view_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.IconView.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_icon_view_new()))
    }

    /// Source: `gtk_icon_view_new_with_area`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.IconView.new_with_area.html)
    @_alwaysEmitIntoClient
    public init(area: CellArea) {
        requireDisplay()
        super.init(instance: CInstance(gtk_icon_view_new_with_area(area.cellAreaPointer)))
    }

    /// Source: `gtk_icon_view_new_with_model`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.IconView.new_with_model.html)
    @_alwaysEmitIntoClient
    public init(model: any TreeModel) {
        requireDisplay()
        super.init(instance: CInstance(gtk_icon_view_new_with_model(model.opaquePointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension IconView {
    /// Source: `gtk_icon_view_get_activate_on_single_click`, `gtk_icon_view_set_activate_on_single_click`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.activate-on-single-click.html)
    @_alwaysEmitIntoClient
    public var activateOnSingleClick: Bool {
        get {
            gtk_icon_view_get_activate_on_single_click(opaquePointer) != 0
        }
        set {
            gtk_icon_view_set_activate_on_single_click(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkIconView:cell-area`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.cell-area.html)
    @_alwaysEmitIntoClient
    public var cellArea: CellArea? {
        self[property: "cell-area"]
    }

    /// Source: `gtk_icon_view_get_column_spacing`, `gtk_icon_view_set_column_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.column-spacing.html)
    @_alwaysEmitIntoClient
    public var columnSpacing: Int {
        get {
            Int(gtk_icon_view_get_column_spacing(opaquePointer))
        }
        set {
            gtk_icon_view_set_column_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_columns`, `gtk_icon_view_set_columns`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.columns.html)
    @_alwaysEmitIntoClient
    public var columns: Int {
        get {
            Int(gtk_icon_view_get_columns(opaquePointer))
        }
        set {
            gtk_icon_view_set_columns(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_item_orientation`, `gtk_icon_view_set_item_orientation`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.item-orientation.html)
    @_alwaysEmitIntoClient
    public var itemOrientation: Orientation {
        get {
            Orientation(gtk_icon_view_get_item_orientation(opaquePointer))
        }
        set {
            gtk_icon_view_set_item_orientation(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_icon_view_get_item_padding`, `gtk_icon_view_set_item_padding`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.item-padding.html)
    @_alwaysEmitIntoClient
    public var itemPadding: Int {
        get {
            Int(gtk_icon_view_get_item_padding(opaquePointer))
        }
        set {
            gtk_icon_view_set_item_padding(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_item_width`, `gtk_icon_view_set_item_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.item-width.html)
    @_alwaysEmitIntoClient
    public var itemWidth: Int {
        get {
            Int(gtk_icon_view_get_item_width(opaquePointer))
        }
        set {
            gtk_icon_view_set_item_width(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_margin`, `gtk_icon_view_set_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.margin.html)
    @_alwaysEmitIntoClient
    public var margin: Int {
        get {
            Int(gtk_icon_view_get_margin(opaquePointer))
        }
        set {
            gtk_icon_view_set_margin(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_markup_column`, `gtk_icon_view_set_markup_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.markup-column.html)
    @_alwaysEmitIntoClient
    public var markupColumn: Int {
        get {
            Int(gtk_icon_view_get_markup_column(opaquePointer))
        }
        set {
            gtk_icon_view_set_markup_column(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_model`, `gtk_icon_view_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.model.html)
    @_alwaysEmitIntoClient
    public var model: (any TreeModel)? {
        get {
            wrappingInterface(gtk_icon_view_get_model(opaquePointer))
        }
        set {
            gtk_icon_view_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_icon_view_get_pixbuf_column`, `gtk_icon_view_set_pixbuf_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.pixbuf-column.html)
    @_alwaysEmitIntoClient
    public var pixbufColumn: Int {
        get {
            Int(gtk_icon_view_get_pixbuf_column(opaquePointer))
        }
        set {
            gtk_icon_view_set_pixbuf_column(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_reorderable`, `gtk_icon_view_set_reorderable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.reorderable.html)
    @_alwaysEmitIntoClient
    public var reorderable: Bool {
        get {
            gtk_icon_view_get_reorderable(opaquePointer) != 0
        }
        set {
            gtk_icon_view_set_reorderable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_icon_view_get_row_spacing`, `gtk_icon_view_set_row_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.row-spacing.html)
    @_alwaysEmitIntoClient
    public var rowSpacing: Int {
        get {
            Int(gtk_icon_view_get_row_spacing(opaquePointer))
        }
        set {
            gtk_icon_view_set_row_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_selection_mode`, `gtk_icon_view_set_selection_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.selection-mode.html)
    @_alwaysEmitIntoClient
    public var selectionMode: SelectionMode {
        get {
            SelectionMode(gtk_icon_view_get_selection_mode(opaquePointer))
        }
        set {
            gtk_icon_view_set_selection_mode(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_icon_view_get_spacing`, `gtk_icon_view_set_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.spacing.html)
    @_alwaysEmitIntoClient
    public var spacing: Int {
        get {
            Int(gtk_icon_view_get_spacing(opaquePointer))
        }
        set {
            gtk_icon_view_set_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_text_column`, `gtk_icon_view_set_text_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.text-column.html)
    @_alwaysEmitIntoClient
    public var textColumn: Int {
        get {
            Int(gtk_icon_view_get_text_column(opaquePointer))
        }
        set {
            gtk_icon_view_set_text_column(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_tooltip_column`, `gtk_icon_view_set_tooltip_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.tooltip-column.html)
    @_alwaysEmitIntoClient
    public var tooltipColumn: Int {
        get {
            Int(gtk_icon_view_get_tooltip_column(opaquePointer))
        }
        set {
            gtk_icon_view_set_tooltip_column(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_selected_items`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_selected_items.html)
    @_alwaysEmitIntoClient
    public var selectedItems: [TreePath] {
        cElements(of: gtk_icon_view_get_selected_items(opaquePointer), transfer: .full) {
            TreePath.wrapping(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `gtk_icon_view_create_drag_icon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.create_drag_icon.html)
    @_alwaysEmitIntoClient
    public func createDragIcon(_ path: TreePath) -> (any Paintable)? {
        wrappingInterface(gtk_icon_view_create_drag_icon(opaquePointer, path.opaquePointer), transfer: .full)
    }

    /// Source: `gtk_icon_view_enable_model_drag_dest`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.enable_model_drag_dest.html)
    @_alwaysEmitIntoClient
    public func enableModelDragDest(_ formats: ContentFormats, actions: DragAction = []) {
        gtk_icon_view_enable_model_drag_dest(opaquePointer, formats.opaquePointer, actions.cValue)
    }

    /// Source: `gtk_icon_view_enable_model_drag_source`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.enable_model_drag_source.html)
    @_alwaysEmitIntoClient
    public func enableModelDragSource(
        _ startButtonMask: ModifierType = [],
        formats: ContentFormats,
        actions: DragAction = []
    ) {
        gtk_icon_view_enable_model_drag_source(
            opaquePointer,
            startButtonMask.cValue,
            formats.opaquePointer,
            actions.cValue
        )
    }

    /// Source: `gtk_icon_view_get_cell_rect`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_cell_rect.html)
    @_alwaysEmitIntoClient
    public func cellRect(for path: TreePath, cell: CellRenderer? = nil) -> GdkRectangle? {
        var rect = CGtk.GdkRectangle()
        guard gtk_icon_view_get_cell_rect(opaquePointer, path.opaquePointer, cell?.cellRendererPointer, &rect) != 0
        else { return nil }
        return GdkRectangle(rect)
    }

    /// Source: `gtk_icon_view_get_cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_cursor.html)
    @_alwaysEmitIntoClient
    public func getCursor() -> (path: TreePath?, cell: CellRenderer?)? {
        var path: OpaquePointer? = nil
        var cell: UnsafeMutablePointer<GtkCellRenderer>? = nil
        guard gtk_icon_view_get_cursor(opaquePointer, &path, &cell) != 0 else { return nil }
        return (TreePath.wrapping(path, transfer: .full), CellRenderer.wrapping(cell))
    }

    /// Source: `gtk_icon_view_get_dest_item_at_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_dest_item_at_pos.html)
    @_alwaysEmitIntoClient
    public func destItemAtPos(dragX: Int, dragY: Int) -> (path: TreePath?, pos: IconViewDropPosition)? {
        var path: OpaquePointer? = nil
        var pos: GtkIconViewDropPosition = GtkIconViewDropPosition(rawValue: 0)
        guard gtk_icon_view_get_dest_item_at_pos(opaquePointer, cInteger(dragX), cInteger(dragY), &path, &pos) != 0
        else { return nil }
        return (TreePath.wrapping(path, transfer: .full), IconViewDropPosition(pos))
    }

    /// Source: `gtk_icon_view_get_drag_dest_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_drag_dest_item.html)
    @_alwaysEmitIntoClient
    public func dragDestItem() -> (path: TreePath?, pos: IconViewDropPosition) {
        var path: OpaquePointer? = nil
        var pos: GtkIconViewDropPosition = GtkIconViewDropPosition(rawValue: 0)
        gtk_icon_view_get_drag_dest_item(opaquePointer, &path, &pos)
        return (TreePath.wrapping(path, transfer: .full), IconViewDropPosition(pos))
    }

    /// Source: `gtk_icon_view_get_item_at_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_item_at_pos.html)
    @_alwaysEmitIntoClient
    public func itemAtPos(x: Int, y: Int) -> (path: TreePath?, cell: CellRenderer?)? {
        var path: OpaquePointer? = nil
        var cell: UnsafeMutablePointer<GtkCellRenderer>? = nil
        guard gtk_icon_view_get_item_at_pos(opaquePointer, cInteger(x), cInteger(y), &path, &cell) != 0 else {
            return nil
        }
        return (TreePath.wrapping(path, transfer: .full), CellRenderer.wrapping(cell))
    }

    /// Source: `gtk_icon_view_get_item_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_item_column.html)
    @_alwaysEmitIntoClient
    public func itemColumn(for path: TreePath) -> Int {
        Int(gtk_icon_view_get_item_column(opaquePointer, path.opaquePointer))
    }

    /// Source: `gtk_icon_view_get_item_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_item_row.html)
    @_alwaysEmitIntoClient
    public func itemRow(for path: TreePath) -> Int {
        Int(gtk_icon_view_get_item_row(opaquePointer, path.opaquePointer))
    }

    /// Source: `gtk_icon_view_get_path_at_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_path_at_pos.html)
    @_alwaysEmitIntoClient
    public func pathAtPos(x: Int, y: Int) -> TreePath? {
        TreePath.wrapping(gtk_icon_view_get_path_at_pos(opaquePointer, cInteger(x), cInteger(y)), transfer: .full)
    }

    /// Source: `gtk_icon_view_get_tooltip_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_tooltip_context.html)
    @_alwaysEmitIntoClient
    public func tooltipContext(x: Int, y: Int, keyboardTip: Bool) -> (
        model: (any TreeModel)?, path: TreePath?, iter: TreeIter
    )? {
        var model: OpaquePointer? = nil
        var path: OpaquePointer? = nil
        var iter = GtkTreeIter()
        guard
            gtk_icon_view_get_tooltip_context(
                opaquePointer,
                cInteger(x),
                cInteger(y),
                keyboardTip ? 1 : 0,
                &model,
                &path,
                &iter
            ) != 0
        else { return nil }
        return (wrappingInterface(model), TreePath.wrapping(path, transfer: .full), TreeIter.wrapping(required: &iter))
    }

    /// Source: `gtk_icon_view_get_visible_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_visible_range.html)
    @_alwaysEmitIntoClient
    public func visibleRange() -> (startPath: TreePath?, endPath: TreePath?)? {
        var startPath: OpaquePointer? = nil
        var endPath: OpaquePointer? = nil
        guard gtk_icon_view_get_visible_range(opaquePointer, &startPath, &endPath) != 0 else { return nil }
        return (TreePath.wrapping(startPath, transfer: .full), TreePath.wrapping(endPath, transfer: .full))
    }

    /// Source: `gtk_icon_view_item_activated`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.item_activated.html)
    @_alwaysEmitIntoClient
    public func itemActivated(_ path: TreePath) {
        gtk_icon_view_item_activated(opaquePointer, path.opaquePointer)
    }

    /// Source: `gtk_icon_view_path_is_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.path_is_selected.html)
    @_alwaysEmitIntoClient
    public func pathIsSelected(_ path: TreePath) -> Bool {
        gtk_icon_view_path_is_selected(opaquePointer, path.opaquePointer) != 0
    }

    /// Source: `gtk_icon_view_scroll_to_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.scroll_to_path.html)
    @_alwaysEmitIntoClient
    public func scrollToPath(_ path: TreePath, useAlign: Bool, rowAlign: Float, colAlign: Float) {
        gtk_icon_view_scroll_to_path(opaquePointer, path.opaquePointer, useAlign ? 1 : 0, rowAlign, colAlign)
    }

    /// Source: `gtk_icon_view_select_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.select_all.html)
    @_alwaysEmitIntoClient
    public func selectAll() {
        gtk_icon_view_select_all(opaquePointer)
    }

    /// Source: `gtk_icon_view_select_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.select_path.html)
    @_alwaysEmitIntoClient
    public func selectPath(_ path: TreePath) {
        gtk_icon_view_select_path(opaquePointer, path.opaquePointer)
    }

    /// Source: `gtk_icon_view_selected_foreach`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.selected_foreach.html)
    @_alwaysEmitIntoClient
    public func selectedForeach(_ handler: IconViewForeachFunc) {
        withoutActuallyEscaping(handler) { handler in
            withClosure(handler) { handlerData in
                gtk_icon_view_selected_foreach(opaquePointer, callIconViewForeachFunc, handlerData)
            }
        }
    }

    /// Source: `gtk_icon_view_set_cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.set_cursor.html)
    @_alwaysEmitIntoClient
    public func setCursor(_ path: TreePath, cell: CellRenderer? = nil, startEditing: Bool) {
        gtk_icon_view_set_cursor(opaquePointer, path.opaquePointer, cell?.cellRendererPointer, startEditing ? 1 : 0)
    }

    /// Source: `gtk_icon_view_set_drag_dest_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.set_drag_dest_item.html)
    @_alwaysEmitIntoClient
    public func setDragDestItem(_ path: TreePath?, pos: IconViewDropPosition) {
        gtk_icon_view_set_drag_dest_item(opaquePointer, path?.opaquePointer, pos.cValue)
    }

    /// Source: `gtk_icon_view_set_tooltip_cell`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.set_tooltip_cell.html)
    @_alwaysEmitIntoClient
    public func setTooltipCell(_ tooltip: Tooltip, path: TreePath, cell: CellRenderer? = nil) {
        gtk_icon_view_set_tooltip_cell(
            opaquePointer,
            tooltip.opaquePointer,
            path.opaquePointer,
            cell?.cellRendererPointer
        )
    }

    /// Source: `gtk_icon_view_set_tooltip_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.set_tooltip_item.html)
    @_alwaysEmitIntoClient
    public func setTooltipItem(_ tooltip: Tooltip, path: TreePath) {
        gtk_icon_view_set_tooltip_item(opaquePointer, tooltip.opaquePointer, path.opaquePointer)
    }

    /// Source: `gtk_icon_view_unselect_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.unselect_all.html)
    @_alwaysEmitIntoClient
    public func unselectAll() {
        gtk_icon_view_unselect_all(opaquePointer)
    }

    /// Source: `gtk_icon_view_unselect_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.unselect_path.html)
    @_alwaysEmitIntoClient
    public func unselectPath(_ path: TreePath) {
        gtk_icon_view_unselect_path(opaquePointer, path.opaquePointer)
    }

    /// Source: `gtk_icon_view_unset_model_drag_dest`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.unset_model_drag_dest.html)
    @_alwaysEmitIntoClient
    public func unsetModelDragDest() {
        gtk_icon_view_unset_model_drag_dest(opaquePointer)
    }

    /// Source: `gtk_icon_view_unset_model_drag_source`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.unset_model_drag_source.html)
    @_alwaysEmitIntoClient
    public func unsetModelDragSource() {
        gtk_icon_view_unset_model_drag_source(opaquePointer)
    }

    /// Source: the signal `GtkIconView::activate-cursor-item`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconView.activate-cursor-item.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivateCursorItem(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("activate-cursor-item", after: after, handler)
    }

    /// Source: the signal `GtkIconView::item-activated`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconView.item-activated.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onItemActivated(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreePath) -> Void
    ) -> SignalConnection {
        connect("item-activated", after: after, handler)
    }

    /// Source: the signal `GtkIconView::move-cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconView.move-cursor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveCursor(
        after: Bool = false,
        _ handler: @escaping @MainActor (MovementStep, Int, Bool, Bool) -> Bool
    ) -> SignalConnection {
        connect("move-cursor", after: after, handler)
    }

    /// Source: the signal `GtkIconView::select-all`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconView.select-all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectAll(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("select-all", after: after, handler)
    }

    /// Source: the signal `GtkIconView::select-cursor-item`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconView.select-cursor-item.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectCursorItem(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("select-cursor-item", after: after, handler)
    }

    /// Source: the signal `GtkIconView::selection-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconView.selection-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectionChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("selection-changed", after: after, handler)
    }

    /// Source: the signal `GtkIconView::toggle-cursor-item`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconView.toggle-cursor-item.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggleCursorItem(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggle-cursor-item", after: after, handler)
    }

    /// Source: the signal `GtkIconView::unselect-all`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconView.unselect-all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUnselectAll(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("unselect-all", after: after, handler)
    }
}

/// Source: `GtkIconViewDropPosition`.
/// [Reference](https://docs.gtk.org/gtk4/enum.IconViewDropPosition.html)
nonisolated public enum IconViewDropPosition: Enumeration {
    /// Source: `GTK_ICON_VIEW_NO_DROP`.
    case noDrop
    /// Source: `GTK_ICON_VIEW_DROP_INTO`.
    case dropInto
    /// Source: `GTK_ICON_VIEW_DROP_LEFT`.
    case dropLeft
    /// Source: `GTK_ICON_VIEW_DROP_RIGHT`.
    case dropRight
    /// Source: `GTK_ICON_VIEW_DROP_ABOVE`.
    case dropAbove
    /// Source: `GTK_ICON_VIEW_DROP_BELOW`.
    case dropBelow
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [IconViewDropPosition] = [
        .noDrop,
        .dropInto,
        .dropLeft,
        .dropRight,
        .dropAbove,
        .dropBelow,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .noDrop
        case 1: self = .dropInto
        case 2: self = .dropLeft
        case 3: self = .dropRight
        case 4: self = .dropAbove
        case 5: self = .dropBelow
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .noDrop: 0
        case .dropInto: 1
        case .dropLeft: 2
        case .dropRight: 3
        case .dropAbove: 4
        case .dropBelow: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkIconViewDropPosition) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkIconViewDropPosition { GtkIconViewDropPosition(rawValue: UInt32(bitPattern: rawValue)) }
}

extension IconViewDropPosition: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_icon_view_drop_position_get_type()) }
}

/// Source: `GtkIconViewForeachFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.IconViewForeachFunc.html)
public typealias IconViewForeachFunc = @MainActor (IconView, TreePath) -> Void

@_alwaysEmitIntoClient
nonisolated var callIconViewForeachFunc: GtkIconViewForeachFunc {
    { iconView, path, data in
        onMainActor((iconView, path, data)) { iconView, path, data in
            let handler: IconViewForeachFunc = cClosure(data)
            handler(IconView.wrapping(required: iconView), TreePath.wrapping(required: path))
        }
    }
}

/// Source: `GtkImage`.
/// [Reference](https://docs.gtk.org/gtk4/class.Image.html)
open class Image: Widget {
    /// Source: `gtk_image_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Image.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_image_new()))
    }

    /// Source: `gtk_image_new_from_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Image.new_from_file.html)
    @_alwaysEmitIntoClient
    public init(file filename: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_image_new_from_file(cText(filename))))
    }

    /// Source: `gtk_image_new_from_gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Image.new_from_gicon.html)
    @_alwaysEmitIntoClient
    public init(gicon icon: any Icon) {
        requireDisplay()
        super.init(instance: CInstance(gtk_image_new_from_gicon(icon.opaquePointer)))
    }

    /// Source: `gtk_image_new_from_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Image.new_from_icon_name.html)
    @_alwaysEmitIntoClient
    public init(iconName: String?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_image_new_from_icon_name(cText(ifAny: iconName))))
    }

    /// Source: `gtk_image_new_from_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Image.new_from_paintable.html)
    @_alwaysEmitIntoClient
    public init(paintable: (any Paintable)?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_image_new_from_paintable(paintable?.opaquePointer)))
    }

    /// Source: `gtk_image_new_from_pixbuf`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Image.new_from_pixbuf.html)
    @_alwaysEmitIntoClient
    public init(pixbuf: Pixbuf?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_image_new_from_pixbuf(pixbuf?.opaquePointer)))
    }

    /// Source: `gtk_image_new_from_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Image.new_from_resource.html)
    @_alwaysEmitIntoClient
    public init(resource resourcePath: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_image_new_from_resource(cText(resourcePath))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Image {
    /// Source: the property `GtkImage:file`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.file.html)
    @_alwaysEmitIntoClient
    public var file: String? {
        get {
            self[property: "file"]
        }
        set {
            self[property: "file"] = newValue
        }
    }

    /// Source: the property `GtkImage:gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.gicon.html)
    @_alwaysEmitIntoClient
    public var gicon: (any Icon)? {
        get {
            wrappingInterface(gtk_image_get_gicon(opaquePointer))
        }
        set {
            self[interfaceProperty: "gicon"] = newValue
        }
    }

    /// Source: the property `GtkImage:icon-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.icon-name.html)
    @_alwaysEmitIntoClient
    public var iconName: String? {
        get {
            String.optional(copying: gtk_image_get_icon_name(opaquePointer))
        }
        set {
            self[property: "icon-name"] = newValue
        }
    }

    /// Source: `gtk_image_get_icon_size`, `gtk_image_set_icon_size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.icon-size.html)
    @_alwaysEmitIntoClient
    public var iconSize: IconSize {
        get {
            IconSize(gtk_image_get_icon_size(opaquePointer))
        }
        set {
            gtk_image_set_icon_size(opaquePointer, newValue.cValue)
        }
    }

    /// Source: the property `GtkImage:paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.paintable.html)
    @_alwaysEmitIntoClient
    public var paintable: (any Paintable)? {
        get {
            wrappingInterface(gtk_image_get_paintable(opaquePointer))
        }
        set {
            self[interfaceProperty: "paintable"] = newValue
        }
    }

    /// Source: `gtk_image_get_pixel_size`, `gtk_image_set_pixel_size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.pixel-size.html)
    @_alwaysEmitIntoClient
    public var pixelSize: Int {
        get {
            Int(gtk_image_get_pixel_size(opaquePointer))
        }
        set {
            gtk_image_set_pixel_size(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: the property `GtkImage:resource`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.resource.html)
    @_alwaysEmitIntoClient
    public var resource: String? {
        get {
            self[property: "resource"]
        }
        set {
            self[property: "resource"] = newValue
        }
    }

    /// Source: `gtk_image_get_storage_type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.storage-type.html)
    @_alwaysEmitIntoClient
    public var storageType: ImageType {
        ImageType(gtk_image_get_storage_type(opaquePointer))
    }

    /// Source: the property `GtkImage:use-fallback`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.use-fallback.html)
    @_alwaysEmitIntoClient
    public var useFallback: Bool {
        get {
            self[property: "use-fallback"]
        }
        set {
            self[property: "use-fallback"] = newValue
        }
    }

    /// Source: `gtk_image_clear`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Image.clear.html)
    @_alwaysEmitIntoClient
    public func clear() {
        gtk_image_clear(opaquePointer)
    }

    /// Source: `gtk_image_set_from_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Image.set_from_file.html)
    @_alwaysEmitIntoClient
    public func setFromFile(_ filename: String?) {
        gtk_image_set_from_file(opaquePointer, cText(ifAny: filename))
    }

    /// Source: `gtk_image_set_from_gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Image.set_from_gicon.html)
    @_alwaysEmitIntoClient
    public func setFromGicon(_ icon: any Icon) {
        gtk_image_set_from_gicon(opaquePointer, icon.opaquePointer)
    }

    /// Source: `gtk_image_set_from_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Image.set_from_icon_name.html)
    @_alwaysEmitIntoClient
    public func setFromIconName(_ iconName: String?) {
        gtk_image_set_from_icon_name(opaquePointer, cText(ifAny: iconName))
    }

    /// Source: `gtk_image_set_from_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Image.set_from_paintable.html)
    @_alwaysEmitIntoClient
    public func setFromPaintable(_ paintable: (any Paintable)?) {
        gtk_image_set_from_paintable(opaquePointer, paintable?.opaquePointer)
    }

    /// Source: `gtk_image_set_from_pixbuf`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Image.set_from_pixbuf.html)
    @_alwaysEmitIntoClient
    public func setFromPixbuf(_ pixbuf: Pixbuf?) {
        gtk_image_set_from_pixbuf(opaquePointer, pixbuf?.opaquePointer)
    }

    /// Source: `gtk_image_set_from_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Image.set_from_resource.html)
    @_alwaysEmitIntoClient
    public func setFromResource(_ resourcePath: String?) {
        gtk_image_set_from_resource(opaquePointer, cText(ifAny: resourcePath))
    }
}

/// Source: `GtkImageType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ImageType.html)
nonisolated public enum ImageType: Enumeration {
    /// Source: `GTK_IMAGE_EMPTY`.
    case empty
    /// Source: `GTK_IMAGE_ICON_NAME`.
    case iconName
    /// Source: `GTK_IMAGE_GICON`.
    case gicon
    /// Source: `GTK_IMAGE_PAINTABLE`.
    case paintable
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ImageType] = [
        .empty,
        .iconName,
        .gicon,
        .paintable,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .empty
        case 1: self = .iconName
        case 2: self = .gicon
        case 3: self = .paintable
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .empty: 0
        case .iconName: 1
        case .gicon: 2
        case .paintable: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkImageType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkImageType { GtkImageType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ImageType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_image_type_get_type()) }
}

/// Source: `GtkInfoBar`.
/// [Reference](https://docs.gtk.org/gtk4/class.InfoBar.html)
open class InfoBar: Widget {
    /// Source: `gtk_info_bar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.InfoBar.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_info_bar_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension InfoBar {
    /// Source: `gtk_info_bar_get_message_type`, `gtk_info_bar_set_message_type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.InfoBar.message-type.html)
    @_alwaysEmitIntoClient
    public var messageType: MessageType {
        get {
            MessageType(gtk_info_bar_get_message_type(opaquePointer))
        }
        set {
            gtk_info_bar_set_message_type(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_info_bar_get_revealed`, `gtk_info_bar_set_revealed`.
    /// [Reference](https://docs.gtk.org/gtk4/property.InfoBar.revealed.html)
    @_alwaysEmitIntoClient
    public var revealed: Bool {
        get {
            gtk_info_bar_get_revealed(opaquePointer) != 0
        }
        set {
            gtk_info_bar_set_revealed(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_info_bar_get_show_close_button`, `gtk_info_bar_set_show_close_button`.
    /// [Reference](https://docs.gtk.org/gtk4/property.InfoBar.show-close-button.html)
    @_alwaysEmitIntoClient
    public var showCloseButton: Bool {
        get {
            gtk_info_bar_get_show_close_button(opaquePointer) != 0
        }
        set {
            gtk_info_bar_set_show_close_button(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_info_bar_add_action_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.InfoBar.add_action_widget.html)
    @_alwaysEmitIntoClient
    public func addActionWidget(_ child: Widget, responseId: Int) {
        gtk_info_bar_add_action_widget(opaquePointer, child.widgetPointer, cInteger(responseId))
    }

    /// Source: `gtk_info_bar_add_button`.
    /// [Reference](https://docs.gtk.org/gtk4/method.InfoBar.add_button.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addButton(_ buttonText: String, responseId: Int) -> Button {
        Button.wrapping(required: gtk_info_bar_add_button(opaquePointer, cText(buttonText), cInteger(responseId)))
    }

    /// Source: `gtk_info_bar_add_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.InfoBar.add_child.html)
    @_alwaysEmitIntoClient
    public func addChild(_ widget: Widget) {
        gtk_info_bar_add_child(opaquePointer, widget.widgetPointer)
    }

    /// Source: `gtk_info_bar_remove_action_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.InfoBar.remove_action_widget.html)
    @_alwaysEmitIntoClient
    public func removeActionWidget(_ widget: Widget) {
        gtk_info_bar_remove_action_widget(opaquePointer, widget.widgetPointer)
    }

    /// Source: `gtk_info_bar_remove_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.InfoBar.remove_child.html)
    @_alwaysEmitIntoClient
    public func removeChild(_ widget: Widget) {
        gtk_info_bar_remove_child(opaquePointer, widget.widgetPointer)
    }

    /// Source: `gtk_info_bar_response`.
    /// [Reference](https://docs.gtk.org/gtk4/method.InfoBar.response.html)
    @_alwaysEmitIntoClient
    public func response(_ responseId: Int) {
        gtk_info_bar_response(opaquePointer, cInteger(responseId))
    }

    /// Source: `gtk_info_bar_set_default_response`.
    /// [Reference](https://docs.gtk.org/gtk4/method.InfoBar.set_default_response.html)
    @_alwaysEmitIntoClient
    public func setDefaultResponse(_ responseId: Int) {
        gtk_info_bar_set_default_response(opaquePointer, cInteger(responseId))
    }

    /// Source: `gtk_info_bar_set_response_sensitive`.
    /// [Reference](https://docs.gtk.org/gtk4/method.InfoBar.set_response_sensitive.html)
    @_alwaysEmitIntoClient
    public func setResponseSensitive(responseId: Int, setting: Bool) {
        gtk_info_bar_set_response_sensitive(opaquePointer, cInteger(responseId), setting ? 1 : 0)
    }

    /// Source: the signal `GtkInfoBar::close`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.InfoBar.close.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onClose(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("close", after: after, handler)
    }

    /// Source: the signal `GtkInfoBar::response`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.InfoBar.response.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onResponse(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Void
    ) -> SignalConnection {
        connect("response", after: after, handler)
    }
}

/// Source: `GtkInputHints`.
/// [Reference](https://docs.gtk.org/gtk4/flags.InputHints.html)
nonisolated public struct InputHints: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_INPUT_HINT_SPELLCHECK`.
    @_alwaysEmitIntoClient
    public static var spellcheck: InputHints { InputHints(rawValue: 0x1) }
    /// Source: `GTK_INPUT_HINT_NO_SPELLCHECK`.
    @_alwaysEmitIntoClient
    public static var noSpellcheck: InputHints { InputHints(rawValue: 0x2) }
    /// Source: `GTK_INPUT_HINT_WORD_COMPLETION`.
    @_alwaysEmitIntoClient
    public static var wordCompletion: InputHints { InputHints(rawValue: 0x4) }
    /// Source: `GTK_INPUT_HINT_LOWERCASE`.
    @_alwaysEmitIntoClient
    public static var lowercase: InputHints { InputHints(rawValue: 0x8) }
    /// Source: `GTK_INPUT_HINT_UPPERCASE_CHARS`.
    @_alwaysEmitIntoClient
    public static var uppercaseChars: InputHints { InputHints(rawValue: 0x10) }
    /// Source: `GTK_INPUT_HINT_UPPERCASE_WORDS`.
    @_alwaysEmitIntoClient
    public static var uppercaseWords: InputHints { InputHints(rawValue: 0x20) }
    /// Source: `GTK_INPUT_HINT_UPPERCASE_SENTENCES`.
    @_alwaysEmitIntoClient
    public static var uppercaseSentences: InputHints { InputHints(rawValue: 0x40) }
    /// Source: `GTK_INPUT_HINT_INHIBIT_OSK`.
    @_alwaysEmitIntoClient
    public static var inhibitOsk: InputHints { InputHints(rawValue: 0x80) }
    /// Source: `GTK_INPUT_HINT_VERTICAL_WRITING`.
    @_alwaysEmitIntoClient
    public static var verticalWriting: InputHints { InputHints(rawValue: 0x100) }
    /// Source: `GTK_INPUT_HINT_EMOJI`.
    @_alwaysEmitIntoClient
    public static var emoji: InputHints { InputHints(rawValue: 0x200) }
    /// Source: `GTK_INPUT_HINT_NO_EMOJI`.
    @_alwaysEmitIntoClient
    public static var noEmoji: InputHints { InputHints(rawValue: 0x400) }
    /// Source: `GTK_INPUT_HINT_PRIVATE`.
    @_alwaysEmitIntoClient
    public static var `private`: InputHints { InputHints(rawValue: 0x800) }

    @_alwaysEmitIntoClient
    init(_ value: GtkInputHints) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkInputHints { GtkInputHints(rawValue: rawValue) }
}

extension InputHints: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_input_hints_get_type()) }
}

/// Source: `GtkInputPurpose`.
/// [Reference](https://docs.gtk.org/gtk4/enum.InputPurpose.html)
nonisolated public enum InputPurpose: Enumeration {
    /// Source: `GTK_INPUT_PURPOSE_FREE_FORM`.
    case freeForm
    /// Source: `GTK_INPUT_PURPOSE_ALPHA`.
    case alpha
    /// Source: `GTK_INPUT_PURPOSE_DIGITS`.
    case digits
    /// Source: `GTK_INPUT_PURPOSE_NUMBER`.
    case number
    /// Source: `GTK_INPUT_PURPOSE_PHONE`.
    case phone
    /// Source: `GTK_INPUT_PURPOSE_URL`.
    case url
    /// Source: `GTK_INPUT_PURPOSE_EMAIL`.
    case email
    /// Source: `GTK_INPUT_PURPOSE_NAME`.
    case name
    /// Source: `GTK_INPUT_PURPOSE_PASSWORD`.
    case password
    /// Source: `GTK_INPUT_PURPOSE_PIN`.
    case pin
    /// Source: `GTK_INPUT_PURPOSE_TERMINAL`.
    case terminal
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [InputPurpose] = [
        .freeForm,
        .alpha,
        .digits,
        .number,
        .phone,
        .url,
        .email,
        .name,
        .password,
        .pin,
        .terminal,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .freeForm
        case 1: self = .alpha
        case 2: self = .digits
        case 3: self = .number
        case 4: self = .phone
        case 5: self = .url
        case 6: self = .email
        case 7: self = .name
        case 8: self = .password
        case 9: self = .pin
        case 10: self = .terminal
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .freeForm: 0
        case .alpha: 1
        case .digits: 2
        case .number: 3
        case .phone: 4
        case .url: 5
        case .email: 6
        case .name: 7
        case .password: 8
        case .pin: 9
        case .terminal: 10
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkInputPurpose) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkInputPurpose { GtkInputPurpose(rawValue: UInt32(bitPattern: rawValue)) }
}

extension InputPurpose: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_input_purpose_get_type()) }
}

/// Source: `GtkInscription`, since GTK 4.8.
/// [Reference](https://docs.gtk.org/gtk4/class.Inscription.html)
open class Inscription: Widget {
    /// Source: `gtk_inscription_new`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Inscription.new.html)
    @_alwaysEmitIntoClient
    public init(text: String? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_inscription_new(cText(ifAny: text))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Inscription {
    /// Source: `gtk_inscription_get_attributes`, `gtk_inscription_set_attributes`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.attributes.html)
    @_alwaysEmitIntoClient
    public var attributes: PangoAttrList? {
        get {
            PangoAttrList.wrapping(gtk_inscription_get_attributes(opaquePointer))
        }
        set {
            gtk_inscription_set_attributes(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_inscription_get_min_chars`, `gtk_inscription_set_min_chars`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.min-chars.html)
    @_alwaysEmitIntoClient
    public var minChars: Int {
        get {
            Int(gtk_inscription_get_min_chars(opaquePointer))
        }
        set {
            gtk_inscription_set_min_chars(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_inscription_get_min_lines`, `gtk_inscription_set_min_lines`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.min-lines.html)
    @_alwaysEmitIntoClient
    public var minLines: Int {
        get {
            Int(gtk_inscription_get_min_lines(opaquePointer))
        }
        set {
            gtk_inscription_set_min_lines(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_inscription_get_nat_chars`, `gtk_inscription_set_nat_chars`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.nat-chars.html)
    @_alwaysEmitIntoClient
    public var natChars: Int {
        get {
            Int(gtk_inscription_get_nat_chars(opaquePointer))
        }
        set {
            gtk_inscription_set_nat_chars(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_inscription_get_nat_lines`, `gtk_inscription_set_nat_lines`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.nat-lines.html)
    @_alwaysEmitIntoClient
    public var natLines: Int {
        get {
            Int(gtk_inscription_get_nat_lines(opaquePointer))
        }
        set {
            gtk_inscription_set_nat_lines(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_inscription_get_text`, `gtk_inscription_set_text`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.text.html)
    @_alwaysEmitIntoClient
    public var text: String? {
        get {
            String.optional(copying: gtk_inscription_get_text(opaquePointer))
        }
        set {
            gtk_inscription_set_text(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_inscription_get_text_overflow`, `gtk_inscription_set_text_overflow`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.text-overflow.html)
    @_alwaysEmitIntoClient
    public var textOverflow: InscriptionOverflow {
        get {
            InscriptionOverflow(gtk_inscription_get_text_overflow(opaquePointer))
        }
        set {
            gtk_inscription_set_text_overflow(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_inscription_get_wrap_mode`, `gtk_inscription_set_wrap_mode`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.wrap-mode.html)
    @_alwaysEmitIntoClient
    public var wrapMode: PangoWrapMode {
        get {
            PangoWrapMode(gtk_inscription_get_wrap_mode(opaquePointer))
        }
        set {
            gtk_inscription_set_wrap_mode(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_inscription_get_xalign`, `gtk_inscription_set_xalign`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.xalign.html)
    @_alwaysEmitIntoClient
    public var xalign: Float {
        get {
            gtk_inscription_get_xalign(opaquePointer)
        }
        set {
            gtk_inscription_set_xalign(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_inscription_get_yalign`, `gtk_inscription_set_yalign`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.yalign.html)
    @_alwaysEmitIntoClient
    public var yalign: Float {
        get {
            gtk_inscription_get_yalign(opaquePointer)
        }
        set {
            gtk_inscription_set_yalign(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_inscription_set_markup`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/method.Inscription.set_markup.html)
    @_alwaysEmitIntoClient
    public func setMarkup(_ markup: String?) {
        gtk_inscription_set_markup(opaquePointer, cText(ifAny: markup))
    }
}

/// Source: `GtkInscriptionOverflow`, since GTK 4.8.
/// [Reference](https://docs.gtk.org/gtk4/enum.InscriptionOverflow.html)
nonisolated public enum InscriptionOverflow: Enumeration {
    /// Source: `GTK_INSCRIPTION_OVERFLOW_CLIP`.
    case clip
    /// Source: `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_START`.
    case ellipsizeStart
    /// Source: `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_MIDDLE`.
    case ellipsizeMiddle
    /// Source: `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END`.
    case ellipsizeEnd
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [InscriptionOverflow] = [
        .clip,
        .ellipsizeStart,
        .ellipsizeMiddle,
        .ellipsizeEnd,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .clip
        case 1: self = .ellipsizeStart
        case 2: self = .ellipsizeMiddle
        case 3: self = .ellipsizeEnd
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .clip: 0
        case .ellipsizeStart: 1
        case .ellipsizeMiddle: 2
        case .ellipsizeEnd: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkInscriptionOverflow) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkInscriptionOverflow { GtkInscriptionOverflow(rawValue: UInt32(bitPattern: rawValue)) }
}

extension InscriptionOverflow: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_inscription_overflow_get_type()) }
}
