// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFileChooser`.
/// [Reference](https://docs.gtk.org/gtk4/iface.FileChooser.html)
public protocol FileChooser: Object {}

extension FileChooser {
    /// Source: `gtk_file_chooser_get_action`, `gtk_file_chooser_set_action`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FileChooser.action.html)
    @_alwaysEmitIntoClient
    public var action: FileChooserAction {
        get {
            FileChooserAction(gtk_file_chooser_get_action(opaquePointer))
        }
        set {
            gtk_file_chooser_set_action(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_file_chooser_get_create_folders`, `gtk_file_chooser_set_create_folders`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FileChooser.create-folders.html)
    @_alwaysEmitIntoClient
    public var createFolders: Bool {
        get {
            gtk_file_chooser_get_create_folders(opaquePointer) != 0
        }
        set {
            gtk_file_chooser_set_create_folders(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_file_chooser_get_filter`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FileChooser.filter.html)
    @_alwaysEmitIntoClient
    public var filter: FileFilter? {
        FileFilter.wrapping(gtk_file_chooser_get_filter(opaquePointer))
    }

    /// Source: `gtk_file_chooser_get_filters`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FileChooser.filters.html)
    @_alwaysEmitIntoClient
    public var filters: any ListModel {
        wrappingInterface(required: gtk_file_chooser_get_filters(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_file_chooser_get_select_multiple`, `gtk_file_chooser_set_select_multiple`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FileChooser.select-multiple.html)
    @_alwaysEmitIntoClient
    public var selectMultiple: Bool {
        get {
            gtk_file_chooser_get_select_multiple(opaquePointer) != 0
        }
        set {
            gtk_file_chooser_set_select_multiple(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_file_chooser_get_shortcut_folders`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FileChooser.shortcut-folders.html)
    @_alwaysEmitIntoClient
    public var shortcutFolders: any ListModel {
        wrappingInterface(required: gtk_file_chooser_get_shortcut_folders(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_file_chooser_get_current_folder`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileChooser.get_current_folder.html)
    @_alwaysEmitIntoClient
    public var currentFolder: (any File)? {
        wrappingInterface(gtk_file_chooser_get_current_folder(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_file_chooser_get_current_name`, `gtk_file_chooser_set_current_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileChooser.get_current_name.html)
    @_alwaysEmitIntoClient
    public var currentName: String {
        get {
            String.optional(taking: gtk_file_chooser_get_current_name(opaquePointer)) ?? ""
        }
        set {
            gtk_file_chooser_set_current_name(opaquePointer, cText(newValue))
        }
    }

    /// Source: `gtk_file_chooser_get_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileChooser.get_file.html)
    @_alwaysEmitIntoClient
    public var file: (any File)? {
        wrappingInterface(gtk_file_chooser_get_file(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_file_chooser_get_files`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileChooser.get_files.html)
    @_alwaysEmitIntoClient
    public var files: any ListModel {
        wrappingInterface(required: gtk_file_chooser_get_files(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_file_chooser_add_choice`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileChooser.add_choice.html)
    @_alwaysEmitIntoClient
    public func addChoice(_ id: String, label: String, options: [String]? = nil, optionLabels: [String]? = nil) {
        withStringArray(options) { optionsArray in
            withStringArray(optionLabels) { optionLabelsArray in
                gtk_file_chooser_add_choice(
                    opaquePointer,
                    cText(id),
                    cText(label),
                    UnsafeMutableRawPointer(optionsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                    UnsafeMutableRawPointer(optionLabelsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
                )
            }
        }
    }

    /// Source: `gtk_file_chooser_add_filter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileChooser.add_filter.html)
    @_alwaysEmitIntoClient
    public func addFilter(_ filter: FileFilter) {
        gtk_file_chooser_add_filter(opaquePointer, filter.opaquePointer)
    }

    /// Source: `gtk_file_chooser_add_shortcut_folder`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileChooser.add_shortcut_folder.html)
    @_alwaysEmitIntoClient
    public func addShortcutFolder(_ folder: any File) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_file_chooser_add_shortcut_folder(opaquePointer, folder.opaquePointer, error)
        }
    }

    /// Source: `gtk_file_chooser_get_choice`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileChooser.get_choice.html)
    @_alwaysEmitIntoClient
    public func choice(for id: String) -> String? {
        String.optional(copying: gtk_file_chooser_get_choice(opaquePointer, cText(id)))
    }

    /// Source: `gtk_file_chooser_remove_choice`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileChooser.remove_choice.html)
    @_alwaysEmitIntoClient
    public func removeChoice(_ id: String) {
        gtk_file_chooser_remove_choice(opaquePointer, cText(id))
    }

    /// Source: `gtk_file_chooser_remove_filter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileChooser.remove_filter.html)
    @_alwaysEmitIntoClient
    public func removeFilter(_ filter: FileFilter) {
        gtk_file_chooser_remove_filter(opaquePointer, filter.opaquePointer)
    }

    /// Source: `gtk_file_chooser_remove_shortcut_folder`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileChooser.remove_shortcut_folder.html)
    @_alwaysEmitIntoClient
    public func removeShortcutFolder(_ folder: any File) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_file_chooser_remove_shortcut_folder(opaquePointer, folder.opaquePointer, error)
        }
    }

    /// Source: `gtk_file_chooser_set_choice`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileChooser.set_choice.html)
    @_alwaysEmitIntoClient
    public func setChoice(_ id: String, option: String) {
        gtk_file_chooser_set_choice(opaquePointer, cText(id), cText(option))
    }

    /// Source: `gtk_file_chooser_set_current_folder`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileChooser.set_current_folder.html)
    @_alwaysEmitIntoClient
    public func setCurrentFolder(_ file: (any File)?) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_file_chooser_set_current_folder(opaquePointer, file?.opaquePointer, error)
        }
    }

    /// Source: `gtk_file_chooser_set_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileChooser.set_file.html)
    @_alwaysEmitIntoClient
    public func setFile(_ file: any File) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_file_chooser_set_file(opaquePointer, file.opaquePointer, error)
        }
    }

    /// Source: `gtk_file_chooser_set_filter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileChooser.set_filter.html)
    @_alwaysEmitIntoClient
    public func setFilter(_ filter: FileFilter) {
        gtk_file_chooser_set_filter(opaquePointer, filter.opaquePointer)
    }
}

/// An object of a private C class that implements ``FileChooser``.
///
/// The functions of the C interface are static members of this class.
public final class AnyFileChooser: Object, FileChooser {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkFileChooserAction`.
/// [Reference](https://docs.gtk.org/gtk4/enum.FileChooserAction.html)
nonisolated public enum FileChooserAction: Enumeration {
    /// Source: `GTK_FILE_CHOOSER_ACTION_OPEN`.
    case open
    /// Source: `GTK_FILE_CHOOSER_ACTION_SAVE`.
    case save
    /// Source: `GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER`.
    case selectFolder
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FileChooserAction] = [
        .open,
        .save,
        .selectFolder,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .open
        case 1: self = .save
        case 2: self = .selectFolder
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .open: 0
        case .save: 1
        case .selectFolder: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkFileChooserAction) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkFileChooserAction { GtkFileChooserAction(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileChooserAction: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_file_chooser_action_get_type()) }
}

/// Source: `GtkFileChooserDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.FileChooserDialog.html)
open class FileChooserDialog: Dialog, FileChooser {
    /// Source: `g_object_new`.
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(g_object_new_with_properties(gtk_file_chooser_dialog_get_type(), 0, nil, nil)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkFileChooserError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.FileChooserError.html)
nonisolated public enum FileChooserError: Enumeration {
    /// Source: `GTK_FILE_CHOOSER_ERROR_NONEXISTENT`.
    case nonexistent
    /// Source: `GTK_FILE_CHOOSER_ERROR_BAD_FILENAME`.
    case badFilename
    /// Source: `GTK_FILE_CHOOSER_ERROR_ALREADY_EXISTS`.
    case alreadyExists
    /// Source: `GTK_FILE_CHOOSER_ERROR_INCOMPLETE_HOSTNAME`.
    case incompleteHostname
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FileChooserError] = [
        .nonexistent,
        .badFilename,
        .alreadyExists,
        .incompleteHostname,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .nonexistent
        case 1: self = .badFilename
        case 2: self = .alreadyExists
        case 3: self = .incompleteHostname
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .nonexistent: 0
        case .badFilename: 1
        case .alreadyExists: 2
        case .incompleteHostname: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkFileChooserError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkFileChooserError { GtkFileChooserError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileChooserError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_file_chooser_error_get_type()) }
}

/// Source: `GtkFileChooserNative`.
/// [Reference](https://docs.gtk.org/gtk4/class.FileChooserNative.html)
open class FileChooserNative: NativeDialog, FileChooser {
    /// Source: `gtk_file_chooser_native_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FileChooserNative.new.html)
    @_alwaysEmitIntoClient
    public init(
        title: String? = nil,
        parent: Window? = nil,
        action: FileChooserAction,
        acceptLabel: String? = nil,
        cancelLabel: String? = nil
    ) {
        requireDisplay()
        super.init(
            instance: CInstance(
                gtk_file_chooser_native_new(
                    cText(ifAny: title),
                    parent?.windowPointer,
                    action.cValue,
                    cText(ifAny: acceptLabel),
                    cText(ifAny: cancelLabel)
                )
            ),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FileChooserNative {
    /// Source: `gtk_file_chooser_native_get_accept_label`, `gtk_file_chooser_native_set_accept_label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FileChooserNative.accept-label.html)
    @_alwaysEmitIntoClient
    public var acceptLabel: String? {
        get {
            String.optional(copying: gtk_file_chooser_native_get_accept_label(opaquePointer))
        }
        set {
            gtk_file_chooser_native_set_accept_label(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_file_chooser_native_get_cancel_label`, `gtk_file_chooser_native_set_cancel_label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FileChooserNative.cancel-label.html)
    @_alwaysEmitIntoClient
    public var cancelLabel: String? {
        get {
            String.optional(copying: gtk_file_chooser_native_get_cancel_label(opaquePointer))
        }
        set {
            gtk_file_chooser_native_set_cancel_label(opaquePointer, cText(ifAny: newValue))
        }
    }
}

/// Source: `GtkFileChooserWidget`.
/// [Reference](https://docs.gtk.org/gtk4/class.FileChooserWidget.html)
open class FileChooserWidget: Widget, FileChooser {
    /// Source: `gtk_file_chooser_widget_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FileChooserWidget.new.html)
    @_alwaysEmitIntoClient
    public init(action: FileChooserAction) {
        requireDisplay()
        super.init(instance: CInstance(gtk_file_chooser_widget_new(action.cValue)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FileChooserWidget {
    /// Source: the property `GtkFileChooserWidget:search-mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FileChooserWidget.search-mode.html)
    @_alwaysEmitIntoClient
    public var searchMode: Bool {
        get {
            self[property: "search-mode"]
        }
        set {
            self[property: "search-mode"] = newValue
        }
    }

    /// Source: the property `GtkFileChooserWidget:subtitle`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FileChooserWidget.subtitle.html)
    @_alwaysEmitIntoClient
    public var subtitle: String? {
        self[property: "subtitle"]
    }

    /// Source: the signal `GtkFileChooserWidget::desktop-folder`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.desktop-folder.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDesktopFolder(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("desktop-folder", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::down-folder`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.down-folder.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDownFolder(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("down-folder", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::home-folder`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.home-folder.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onHomeFolder(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("home-folder", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::location-popup`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.location-popup.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLocationPopup(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("location-popup", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::location-popup-on-paste`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.location-popup-on-paste.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLocationPopupOnPaste(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("location-popup-on-paste", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::location-toggle-popup`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.location-toggle-popup.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLocationTogglePopup(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("location-toggle-popup", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::places-shortcut`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.places-shortcut.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPlacesShortcut(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("places-shortcut", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::quick-bookmark`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.quick-bookmark.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onQuickBookmark(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Void
    ) -> SignalConnection {
        connect("quick-bookmark", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::recent-shortcut`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.recent-shortcut.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRecentShortcut(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("recent-shortcut", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::search-shortcut`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.search-shortcut.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSearchShortcut(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("search-shortcut", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::show-hidden`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.show-hidden.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onShowHidden(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("show-hidden", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::up-folder`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.up-folder.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUpFolder(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("up-folder", after: after, handler)
    }
}

/// Source: `GtkFileFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.FileFilter.html)
open class FileFilter: Filter, Buildable {
    /// Source: `gtk_file_filter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FileFilter.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_file_filter_new()), transfer: .full)
    }

    /// Source: `gtk_file_filter_new_from_gvariant`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FileFilter.new_from_gvariant.html)
    @_alwaysEmitIntoClient
    public init(gvariant variant: Variant) {
        super.init(instance: CInstance(gtk_file_filter_new_from_gvariant(variant.opaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FileFilter {
    /// Source: `gtk_file_filter_get_name`, `gtk_file_filter_set_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FileFilter.name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        get {
            String.optional(copying: gtk_file_filter_get_name(opaquePointer))
        }
        set {
            gtk_file_filter_set_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_file_filter_get_attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileFilter.get_attributes.html)
    @_alwaysEmitIntoClient
    public var attributes: [String] {
        [String](copying: gtk_file_filter_get_attributes(opaquePointer))
    }

    /// Source: `gtk_file_filter_add_mime_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileFilter.add_mime_type.html)
    @_alwaysEmitIntoClient
    public func addMimeType(_ mimeType: String) {
        gtk_file_filter_add_mime_type(opaquePointer, cText(mimeType))
    }

    /// Source: `gtk_file_filter_add_pattern`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileFilter.add_pattern.html)
    @_alwaysEmitIntoClient
    public func addPattern(_ pattern: String) {
        gtk_file_filter_add_pattern(opaquePointer, cText(pattern))
    }

    /// Source: `gtk_file_filter_add_pixbuf_formats`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileFilter.add_pixbuf_formats.html)
    @_alwaysEmitIntoClient
    public func addPixbufFormats() {
        gtk_file_filter_add_pixbuf_formats(opaquePointer)
    }

    /// Source: `gtk_file_filter_add_suffix`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileFilter.add_suffix.html)
    @_alwaysEmitIntoClient
    public func addSuffix(_ suffix: String) {
        gtk_file_filter_add_suffix(opaquePointer, cText(suffix))
    }

    /// Source: `gtk_file_filter_to_gvariant`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileFilter.to_gvariant.html)
    @_alwaysEmitIntoClient
    public func toGvariant() -> Variant {
        Variant.wrapping(required: gtk_file_filter_to_gvariant(opaquePointer))
    }
}

/// Source: `GtkFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.Filter.html)
open class Filter: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Filter {
    @_alwaysEmitIntoClient
    var filterPointer: UnsafeMutablePointer<GtkFilter> { pointer() }

    /// Source: `gtk_filter_get_strictness`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Filter.get_strictness.html)
    @_alwaysEmitIntoClient
    public var strictness: FilterMatch {
        FilterMatch(gtk_filter_get_strictness(filterPointer))
    }

    /// Source: `gtk_filter_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Filter.changed.html)
    @_alwaysEmitIntoClient
    public func changed(_ change: FilterChange) {
        gtk_filter_changed(filterPointer, change.cValue)
    }

    /// Source: `gtk_filter_match`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Filter.match.html)
    @_alwaysEmitIntoClient
    public func match(_ item: Object) -> Bool {
        gtk_filter_match(filterPointer, item.instance.pointer) != 0
    }

    /// Source: the signal `GtkFilter::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Filter.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (FilterChange) -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }
}

/// Source: `GtkFilterChange`.
/// [Reference](https://docs.gtk.org/gtk4/enum.FilterChange.html)
nonisolated public enum FilterChange: Enumeration {
    /// Source: `GTK_FILTER_CHANGE_DIFFERENT`.
    case different
    /// Source: `GTK_FILTER_CHANGE_LESS_STRICT`.
    case lessStrict
    /// Source: `GTK_FILTER_CHANGE_MORE_STRICT`.
    case moreStrict
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FilterChange] = [
        .different,
        .lessStrict,
        .moreStrict,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .different
        case 1: self = .lessStrict
        case 2: self = .moreStrict
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .different: 0
        case .lessStrict: 1
        case .moreStrict: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkFilterChange) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkFilterChange { GtkFilterChange(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FilterChange: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_filter_change_get_type()) }
}

/// Source: `GtkFilterListModel`.
/// [Reference](https://docs.gtk.org/gtk4/class.FilterListModel.html)
open class FilterListModel: Object, ListModel {
    /// Source: `gtk_filter_list_model_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FilterListModel.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil, filter: Filter? = nil) {
        super.init(
            instance: CInstance(gtk_filter_list_model_new(model?.retainedOpaquePointer, filter?.retainedPointer())),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FilterListModel {
    /// Source: `gtk_filter_list_model_get_filter`, `gtk_filter_list_model_set_filter`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FilterListModel.filter.html)
    @_alwaysEmitIntoClient
    public var filter: Filter? {
        get {
            Filter.wrapping(gtk_filter_list_model_get_filter(opaquePointer))
        }
        set {
            gtk_filter_list_model_set_filter(opaquePointer, newValue?.filterPointer)
        }
    }

    /// Source: `gtk_filter_list_model_get_incremental`, `gtk_filter_list_model_set_incremental`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FilterListModel.incremental.html)
    @_alwaysEmitIntoClient
    public var incremental: Bool {
        get {
            gtk_filter_list_model_get_incremental(opaquePointer) != 0
        }
        set {
            gtk_filter_list_model_set_incremental(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkFilterListModel:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.FilterListModel.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_filter_list_model_get_model`, `gtk_filter_list_model_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FilterListModel.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        get {
            wrappingInterface(gtk_filter_list_model_get_model(opaquePointer))
        }
        set {
            gtk_filter_list_model_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkFilterListModel:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.FilterListModel.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_filter_list_model_get_pending`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FilterListModel.pending.html)
    @_alwaysEmitIntoClient
    public var pending: Int {
        Int(gtk_filter_list_model_get_pending(opaquePointer))
    }
}

/// Source: `GtkFilterMatch`.
/// [Reference](https://docs.gtk.org/gtk4/enum.FilterMatch.html)
nonisolated public enum FilterMatch: Enumeration {
    /// Source: `GTK_FILTER_MATCH_SOME`.
    case some
    /// Source: `GTK_FILTER_MATCH_NONE`.
    case none
    /// Source: `GTK_FILTER_MATCH_ALL`.
    case all
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FilterMatch] = [
        .some,
        .none,
        .all,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .some
        case 1: self = .none
        case 2: self = .all
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .some: 0
        case .none: 1
        case .all: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkFilterMatch) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkFilterMatch { GtkFilterMatch(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FilterMatch: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_filter_match_get_type()) }
}

/// Source: `GtkFixed`.
/// [Reference](https://docs.gtk.org/gtk4/class.Fixed.html)
open class Fixed: Widget {
    /// Source: `gtk_fixed_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Fixed.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_fixed_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Fixed {
    @_alwaysEmitIntoClient
    var fixedPointer: UnsafeMutablePointer<GtkFixed> { pointer() }

    /// Source: `gtk_fixed_get_child_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Fixed.get_child_position.html)
    @_alwaysEmitIntoClient
    public func childPosition(for widget: Widget) -> (x: Double, y: Double) {
        var x: Double = 0
        var y: Double = 0
        gtk_fixed_get_child_position(fixedPointer, widget.widgetPointer, &x, &y)
        return (x, y)
    }

    /// Source: `gtk_fixed_get_child_transform`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Fixed.get_child_transform.html)
    @_alwaysEmitIntoClient
    public func childTransform(for widget: Widget) -> Transform? {
        Transform.wrapping(gtk_fixed_get_child_transform(fixedPointer, widget.widgetPointer))
    }

    /// Source: `gtk_fixed_move`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Fixed.move.html)
    @_alwaysEmitIntoClient
    public func move(_ widget: Widget, x: Double, y: Double) {
        gtk_fixed_move(fixedPointer, widget.widgetPointer, x, y)
    }

    /// Source: `gtk_fixed_put`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Fixed.put.html)
    @_alwaysEmitIntoClient
    public func put(_ widget: Widget, x: Double, y: Double) {
        gtk_fixed_put(fixedPointer, widget.widgetPointer, x, y)
    }

    /// Source: `gtk_fixed_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Fixed.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ widget: Widget) {
        gtk_fixed_remove(fixedPointer, widget.widgetPointer)
    }

    /// Source: `gtk_fixed_set_child_transform`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Fixed.set_child_transform.html)
    @_alwaysEmitIntoClient
    public func setChildTransform(_ widget: Widget, transform: Transform? = nil) {
        gtk_fixed_set_child_transform(fixedPointer, widget.widgetPointer, transform?.opaquePointer)
    }
}

/// Source: `GtkFixedLayout`.
/// [Reference](https://docs.gtk.org/gtk4/class.FixedLayout.html)
open class FixedLayout: LayoutManager {
    /// Source: `gtk_fixed_layout_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FixedLayout.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_fixed_layout_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkFixedLayoutChild`.
/// [Reference](https://docs.gtk.org/gtk4/class.FixedLayoutChild.html)
open class FixedLayoutChild: LayoutChild {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FixedLayoutChild {
    /// Source: `gtk_fixed_layout_child_get_transform`, `gtk_fixed_layout_child_set_transform`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FixedLayoutChild.transform.html)
    @_alwaysEmitIntoClient
    public var transform: Transform? {
        get {
            Transform.wrapping(gtk_fixed_layout_child_get_transform(opaquePointer))
        }
        set {
            gtk_fixed_layout_child_set_transform(opaquePointer, newValue?.opaquePointer)
        }
    }
}

/// Source: `GtkFlattenListModel`.
/// [Reference](https://docs.gtk.org/gtk4/class.FlattenListModel.html)
open class FlattenListModel: Object, ListModel {
    /// Source: `gtk_flatten_list_model_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FlattenListModel.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil) {
        super.init(instance: CInstance(gtk_flatten_list_model_new(model?.retainedOpaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FlattenListModel {
    /// Source: the property `GtkFlattenListModel:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlattenListModel.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_flatten_list_model_get_model`, `gtk_flatten_list_model_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlattenListModel.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        get {
            wrappingInterface(gtk_flatten_list_model_get_model(opaquePointer))
        }
        set {
            gtk_flatten_list_model_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkFlattenListModel:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlattenListModel.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_flatten_list_model_get_model_for_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlattenListModel.get_model_for_item.html)
    @_alwaysEmitIntoClient
    public func modelForItem(_ position: Int) -> (any ListModel)? {
        wrappingInterface(gtk_flatten_list_model_get_model_for_item(opaquePointer, cInteger(position)))
    }
}

/// Source: `GtkFlowBox`.
/// [Reference](https://docs.gtk.org/gtk4/class.FlowBox.html)
open class FlowBox: Widget, Orientable {
    /// Source: `gtk_flow_box_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FlowBox.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_flow_box_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FlowBox {
    /// Source: the property `GtkFlowBox:accept-unpaired-release`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBox.accept-unpaired-release.html)
    @_alwaysEmitIntoClient
    public var acceptUnpairedRelease: Bool {
        get {
            self[property: "accept-unpaired-release"]
        }
        set {
            self[property: "accept-unpaired-release"] = newValue
        }
    }

    /// Source: `gtk_flow_box_get_activate_on_single_click`, `gtk_flow_box_set_activate_on_single_click`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBox.activate-on-single-click.html)
    @_alwaysEmitIntoClient
    public var activateOnSingleClick: Bool {
        get {
            gtk_flow_box_get_activate_on_single_click(opaquePointer) != 0
        }
        set {
            gtk_flow_box_set_activate_on_single_click(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_flow_box_get_column_spacing`, `gtk_flow_box_set_column_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBox.column-spacing.html)
    @_alwaysEmitIntoClient
    public var columnSpacing: Int {
        get {
            Int(gtk_flow_box_get_column_spacing(opaquePointer))
        }
        set {
            gtk_flow_box_set_column_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_flow_box_get_homogeneous`, `gtk_flow_box_set_homogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBox.homogeneous.html)
    @_alwaysEmitIntoClient
    public var homogeneous: Bool {
        get {
            gtk_flow_box_get_homogeneous(opaquePointer) != 0
        }
        set {
            gtk_flow_box_set_homogeneous(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_flow_box_get_max_children_per_line`, `gtk_flow_box_set_max_children_per_line`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBox.max-children-per-line.html)
    @_alwaysEmitIntoClient
    public var maxChildrenPerLine: Int {
        get {
            Int(gtk_flow_box_get_max_children_per_line(opaquePointer))
        }
        set {
            gtk_flow_box_set_max_children_per_line(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_flow_box_get_min_children_per_line`, `gtk_flow_box_set_min_children_per_line`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBox.min-children-per-line.html)
    @_alwaysEmitIntoClient
    public var minChildrenPerLine: Int {
        get {
            Int(gtk_flow_box_get_min_children_per_line(opaquePointer))
        }
        set {
            gtk_flow_box_set_min_children_per_line(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_flow_box_get_row_spacing`, `gtk_flow_box_set_row_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBox.row-spacing.html)
    @_alwaysEmitIntoClient
    public var rowSpacing: Int {
        get {
            Int(gtk_flow_box_get_row_spacing(opaquePointer))
        }
        set {
            gtk_flow_box_set_row_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_flow_box_get_selection_mode`, `gtk_flow_box_set_selection_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBox.selection-mode.html)
    @_alwaysEmitIntoClient
    public var selectionMode: SelectionMode {
        get {
            SelectionMode(gtk_flow_box_get_selection_mode(opaquePointer))
        }
        set {
            gtk_flow_box_set_selection_mode(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_flow_box_get_selected_children`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.get_selected_children.html)
    @_alwaysEmitIntoClient
    public var selectedChildren: [FlowBoxChild] {
        cElements(of: gtk_flow_box_get_selected_children(opaquePointer), transfer: .container) {
            FlowBoxChild.wrapping(required: $0)
        }
    }

    /// Source: `gtk_flow_box_append`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.append.html)
    @_alwaysEmitIntoClient
    public func append(_ child: Widget) {
        gtk_flow_box_append(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_flow_box_bind_model`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.bind_model.html)
    @_alwaysEmitIntoClient
    public func bindModel(_ model: (any ListModel)?, createWidgetFunc: @escaping FlowBoxCreateWidgetFunc) {
        gtk_flow_box_bind_model(
            opaquePointer,
            model?.opaquePointer,
            callFlowBoxCreateWidgetFunc,
            retainedClosure(createWidgetFunc),
            releaseClosure
        )
    }

    /// Source: `gtk_flow_box_get_child_at_index`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.get_child_at_index.html)
    @_alwaysEmitIntoClient
    public func childAtIndex(_ idx: Int) -> FlowBoxChild? {
        FlowBoxChild.wrapping(gtk_flow_box_get_child_at_index(opaquePointer, cInteger(idx)))
    }

    /// Source: `gtk_flow_box_get_child_at_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.get_child_at_pos.html)
    @_alwaysEmitIntoClient
    public func childAtPos(x: Int, y: Int) -> FlowBoxChild? {
        FlowBoxChild.wrapping(gtk_flow_box_get_child_at_pos(opaquePointer, cInteger(x), cInteger(y)))
    }

    /// Source: `gtk_flow_box_insert`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.insert.html)
    @_alwaysEmitIntoClient
    public func insert(_ widget: Widget, position: Int) {
        gtk_flow_box_insert(opaquePointer, widget.widgetPointer, cInteger(position))
    }

    /// Source: `gtk_flow_box_invalidate_filter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.invalidate_filter.html)
    @_alwaysEmitIntoClient
    public func invalidateFilter() {
        gtk_flow_box_invalidate_filter(opaquePointer)
    }

    /// Source: `gtk_flow_box_invalidate_sort`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.invalidate_sort.html)
    @_alwaysEmitIntoClient
    public func invalidateSort() {
        gtk_flow_box_invalidate_sort(opaquePointer)
    }

    /// Source: `gtk_flow_box_prepend`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.prepend.html)
    @_alwaysEmitIntoClient
    public func prepend(_ child: Widget) {
        gtk_flow_box_prepend(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_flow_box_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ widget: Widget) {
        gtk_flow_box_remove(opaquePointer, widget.widgetPointer)
    }

    /// Source: `gtk_flow_box_select_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.select_all.html)
    @_alwaysEmitIntoClient
    public func selectAll() {
        gtk_flow_box_select_all(opaquePointer)
    }

    /// Source: `gtk_flow_box_select_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.select_child.html)
    @_alwaysEmitIntoClient
    public func selectChild(_ child: FlowBoxChild) {
        gtk_flow_box_select_child(opaquePointer, child.flowBoxChildPointer)
    }

    /// Source: `gtk_flow_box_selected_foreach`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.selected_foreach.html)
    @_alwaysEmitIntoClient
    public func selectedForeach(_ handler: FlowBoxForeachFunc) {
        withoutActuallyEscaping(handler) { handler in
            withClosure(handler) { handlerData in
                gtk_flow_box_selected_foreach(opaquePointer, callFlowBoxForeachFunc, handlerData)
            }
        }
    }

    /// Source: `gtk_flow_box_set_filter_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.set_filter_func.html)
    @_alwaysEmitIntoClient
    public func setFilterFunc(_ filterFunc: FlowBoxFilterFunc?) {
        gtk_flow_box_set_filter_func(
            opaquePointer,
            filterFunc == nil ? nil : callFlowBoxFilterFunc,
            retainedClosure(ifAny: filterFunc),
            filterFunc == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_flow_box_set_hadjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.set_hadjustment.html)
    @_alwaysEmitIntoClient
    public func setHadjustment(_ adjustment: Adjustment) {
        gtk_flow_box_set_hadjustment(opaquePointer, adjustment.adjustmentPointer)
    }

    /// Source: `gtk_flow_box_set_sort_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.set_sort_func.html)
    @_alwaysEmitIntoClient
    public func setSortFunc(_ sortFunc: FlowBoxSortFunc?) {
        gtk_flow_box_set_sort_func(
            opaquePointer,
            sortFunc == nil ? nil : callFlowBoxSortFunc,
            retainedClosure(ifAny: sortFunc),
            sortFunc == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_flow_box_set_vadjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.set_vadjustment.html)
    @_alwaysEmitIntoClient
    public func setVadjustment(_ adjustment: Adjustment) {
        gtk_flow_box_set_vadjustment(opaquePointer, adjustment.adjustmentPointer)
    }

    /// Source: `gtk_flow_box_unselect_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.unselect_all.html)
    @_alwaysEmitIntoClient
    public func unselectAll() {
        gtk_flow_box_unselect_all(opaquePointer)
    }

    /// Source: `gtk_flow_box_unselect_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.unselect_child.html)
    @_alwaysEmitIntoClient
    public func unselectChild(_ child: FlowBoxChild) {
        gtk_flow_box_unselect_child(opaquePointer, child.flowBoxChildPointer)
    }

    /// Source: the signal `GtkFlowBox::activate-cursor-child`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FlowBox.activate-cursor-child.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivateCursorChild(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate-cursor-child", after: after, handler)
    }

    /// Source: the signal `GtkFlowBox::child-activated`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FlowBox.child-activated.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChildActivated(
        after: Bool = false,
        _ handler: @escaping @MainActor (FlowBoxChild) -> Void
    ) -> SignalConnection {
        connect("child-activated", after: after, handler)
    }

    /// Source: the signal `GtkFlowBox::move-cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FlowBox.move-cursor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveCursor(
        after: Bool = false,
        _ handler: @escaping @MainActor (MovementStep, Int, Bool, Bool) -> Bool
    ) -> SignalConnection {
        connect("move-cursor", after: after, handler)
    }

    /// Source: the signal `GtkFlowBox::select-all`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FlowBox.select-all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectAll(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("select-all", after: after, handler)
    }

    /// Source: the signal `GtkFlowBox::selected-children-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FlowBox.selected-children-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectedChildrenChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("selected-children-changed", after: after, handler)
    }

    /// Source: the signal `GtkFlowBox::toggle-cursor-child`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FlowBox.toggle-cursor-child.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggleCursorChild(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggle-cursor-child", after: after, handler)
    }

    /// Source: the signal `GtkFlowBox::unselect-all`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FlowBox.unselect-all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUnselectAll(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("unselect-all", after: after, handler)
    }
}

/// Source: `GtkFlowBoxChild`.
/// [Reference](https://docs.gtk.org/gtk4/class.FlowBoxChild.html)
open class FlowBoxChild: Widget {
    /// Source: `gtk_flow_box_child_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FlowBoxChild.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_flow_box_child_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FlowBoxChild {
    @_alwaysEmitIntoClient
    var flowBoxChildPointer: UnsafeMutablePointer<GtkFlowBoxChild> { pointer() }

    /// Source: `gtk_flow_box_child_get_child`, `gtk_flow_box_child_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBoxChild.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_flow_box_child_get_child(flowBoxChildPointer))
        }
        set {
            gtk_flow_box_child_set_child(flowBoxChildPointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_flow_box_child_get_index`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBoxChild.get_index.html)
    @_alwaysEmitIntoClient
    public var index: Int {
        Int(gtk_flow_box_child_get_index(flowBoxChildPointer))
    }

    /// Source: `gtk_flow_box_child_is_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBoxChild.is_selected.html)
    @_alwaysEmitIntoClient
    public var isSelected: Bool {
        gtk_flow_box_child_is_selected(flowBoxChildPointer) != 0
    }

    /// Source: `gtk_flow_box_child_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBoxChild.changed.html)
    @_alwaysEmitIntoClient
    public func changed() {
        gtk_flow_box_child_changed(flowBoxChildPointer)
    }

    /// Source: the signal `GtkFlowBoxChild::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FlowBoxChild.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }
}

/// Source: `GtkFlowBoxCreateWidgetFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.FlowBoxCreateWidgetFunc.html)
public typealias FlowBoxCreateWidgetFunc = @MainActor (Object) -> Widget

@_alwaysEmitIntoClient
nonisolated var callFlowBoxCreateWidgetFunc: GtkFlowBoxCreateWidgetFunc {
    { item, userData in
        onMainActor((item, userData)) { item, userData in
            let handler: FlowBoxCreateWidgetFunc = cClosure(userData)
            return handler(Object.wrapping(required: item)).retainedPointer()
        }
    }
}

/// Source: `GtkFlowBoxFilterFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.FlowBoxFilterFunc.html)
public typealias FlowBoxFilterFunc = @MainActor (FlowBoxChild) -> Bool

@_alwaysEmitIntoClient
nonisolated var callFlowBoxFilterFunc: GtkFlowBoxFilterFunc {
    { child, userData in
        onMainActor((child, userData)) { child, userData in
            let handler: FlowBoxFilterFunc = cClosure(userData)
            return handler(FlowBoxChild.wrapping(required: child)) ? 1 : 0
        }
    }
}

/// Source: `GtkFlowBoxForeachFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.FlowBoxForeachFunc.html)
public typealias FlowBoxForeachFunc = @MainActor (FlowBox, FlowBoxChild) -> Void

@_alwaysEmitIntoClient
nonisolated var callFlowBoxForeachFunc: GtkFlowBoxForeachFunc {
    { box, child, userData in
        onMainActor((box, child, userData)) { box, child, userData in
            let handler: FlowBoxForeachFunc = cClosure(userData)
            handler(FlowBox.wrapping(required: box), FlowBoxChild.wrapping(required: child))
        }
    }
}

/// Source: `GtkFlowBoxSortFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.FlowBoxSortFunc.html)
public typealias FlowBoxSortFunc = @MainActor (FlowBoxChild, FlowBoxChild) -> Int

@_alwaysEmitIntoClient
nonisolated var callFlowBoxSortFunc: GtkFlowBoxSortFunc {
    { child1, child2, userData in
        onMainActor((child1, child2, userData)) { child1, child2, userData in
            let handler: FlowBoxSortFunc = cClosure(userData)
            return cInteger(handler(FlowBoxChild.wrapping(required: child1), FlowBoxChild.wrapping(required: child2)))
                as Int32
        }
    }
}

/// Source: `GtkFontButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.FontButton.html)
open class FontButton: Widget, FontChooser {
    /// Source: `gtk_font_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FontButton.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_font_button_new()))
    }

    /// Source: `gtk_font_button_new_with_font`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FontButton.new_with_font.html)
    @_alwaysEmitIntoClient
    public init(font fontname: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_font_button_new_with_font(cText(fontname))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FontButton {
    /// Source: `gtk_font_button_get_modal`, `gtk_font_button_set_modal`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontButton.modal.html)
    @_alwaysEmitIntoClient
    public var modal: Bool {
        get {
            gtk_font_button_get_modal(opaquePointer) != 0
        }
        set {
            gtk_font_button_set_modal(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_font_button_get_title`, `gtk_font_button_set_title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontButton.title.html)
    @_alwaysEmitIntoClient
    public var title: String {
        get {
            String(copying: gtk_font_button_get_title(opaquePointer))
        }
        set {
            gtk_font_button_set_title(opaquePointer, cText(newValue))
        }
    }

    /// Source: `gtk_font_button_get_use_font`, `gtk_font_button_set_use_font`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontButton.use-font.html)
    @_alwaysEmitIntoClient
    public var useFont: Bool {
        get {
            gtk_font_button_get_use_font(opaquePointer) != 0
        }
        set {
            gtk_font_button_set_use_font(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_font_button_get_use_size`, `gtk_font_button_set_use_size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontButton.use-size.html)
    @_alwaysEmitIntoClient
    public var useSize: Bool {
        get {
            gtk_font_button_get_use_size(opaquePointer) != 0
        }
        set {
            gtk_font_button_set_use_size(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkFontButton::activate`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FontButton.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkFontButton::font-set`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FontButton.font-set.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onFontSet(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("font-set", after: after, handler)
    }
}

/// Source: `GtkFontChooser`.
/// [Reference](https://docs.gtk.org/gtk4/iface.FontChooser.html)
public protocol FontChooser: Object {}

extension FontChooser {
    /// Source: `gtk_font_chooser_get_font`, `gtk_font_chooser_set_font`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontChooser.font.html)
    @_alwaysEmitIntoClient
    public var font: String {
        get {
            String.optional(taking: gtk_font_chooser_get_font(opaquePointer)) ?? ""
        }
        set {
            gtk_font_chooser_set_font(opaquePointer, cText(newValue))
        }
    }

    /// Source: `gtk_font_chooser_get_font_desc`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontChooser.font-desc.html)
    @_alwaysEmitIntoClient
    public var fontDesc: PangoFontDescription? {
        PangoFontDescription.wrapping(gtk_font_chooser_get_font_desc(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_font_chooser_get_font_features`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontChooser.font-features.html)
    @_alwaysEmitIntoClient
    public var fontFeatures: String? {
        String.optional(taking: gtk_font_chooser_get_font_features(opaquePointer))
    }

    /// Source: `gtk_font_chooser_get_language`, `gtk_font_chooser_set_language`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontChooser.language.html)
    @_alwaysEmitIntoClient
    public var language: String {
        get {
            String(taking: gtk_font_chooser_get_language(opaquePointer))
        }
        set {
            gtk_font_chooser_set_language(opaquePointer, cText(newValue))
        }
    }

    /// Source: `gtk_font_chooser_get_level`, `gtk_font_chooser_set_level`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontChooser.level.html)
    @_alwaysEmitIntoClient
    public var level: FontChooserLevel {
        get {
            FontChooserLevel(gtk_font_chooser_get_level(opaquePointer))
        }
        set {
            gtk_font_chooser_set_level(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_font_chooser_get_preview_text`, `gtk_font_chooser_set_preview_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontChooser.preview-text.html)
    @_alwaysEmitIntoClient
    public var previewText: String {
        get {
            String.optional(taking: gtk_font_chooser_get_preview_text(opaquePointer)) ?? ""
        }
        set {
            gtk_font_chooser_set_preview_text(opaquePointer, cText(newValue))
        }
    }

    /// Source: `gtk_font_chooser_get_show_preview_entry`, `gtk_font_chooser_set_show_preview_entry`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontChooser.show-preview-entry.html)
    @_alwaysEmitIntoClient
    public var showPreviewEntry: Bool {
        get {
            gtk_font_chooser_get_show_preview_entry(opaquePointer) != 0
        }
        set {
            gtk_font_chooser_set_show_preview_entry(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_font_chooser_get_font_face`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FontChooser.get_font_face.html)
    @_alwaysEmitIntoClient
    public var fontFace: PangoFontFace? {
        PangoFontFace.wrapping(gtk_font_chooser_get_font_face(opaquePointer))
    }

    /// Source: `gtk_font_chooser_get_font_family`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FontChooser.get_font_family.html)
    @_alwaysEmitIntoClient
    public var fontFamily: PangoFontFamily? {
        PangoFontFamily.wrapping(gtk_font_chooser_get_font_family(opaquePointer))
    }

    /// Source: `gtk_font_chooser_get_font_map`, `gtk_font_chooser_set_font_map`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FontChooser.get_font_map.html)
    @_alwaysEmitIntoClient
    public var fontMap: PangoFontMap? {
        get {
            PangoFontMap.wrapping(gtk_font_chooser_get_font_map(opaquePointer), transfer: .full)
        }
        set {
            gtk_font_chooser_set_font_map(opaquePointer, newValue?.pangoFontMapPointer)
        }
    }

    /// Source: `gtk_font_chooser_get_font_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FontChooser.get_font_size.html)
    @_alwaysEmitIntoClient
    public var fontSize: Int {
        Int(gtk_font_chooser_get_font_size(opaquePointer))
    }

    /// Source: `gtk_font_chooser_set_filter_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FontChooser.set_filter_func.html)
    @_alwaysEmitIntoClient
    public func setFilterFunc(_ filter: FontFilterFunc?) {
        gtk_font_chooser_set_filter_func(
            opaquePointer,
            filter == nil ? nil : callFontFilterFunc,
            retainedClosure(ifAny: filter),
            filter == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_font_chooser_set_font_desc`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FontChooser.set_font_desc.html)
    @_alwaysEmitIntoClient
    public func setFontDesc(_ fontDesc: PangoFontDescription) {
        gtk_font_chooser_set_font_desc(opaquePointer, fontDesc.opaquePointer)
    }

    /// Source: the signal `GtkFontChooser::font-activated`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FontChooser.font-activated.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onFontActivated(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("font-activated", after: after, handler)
    }
}

/// An object of a private C class that implements ``FontChooser``.
///
/// The functions of the C interface are static members of this class.
public final class AnyFontChooser: Object, FontChooser {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkFontChooserDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.FontChooserDialog.html)
open class FontChooserDialog: Dialog, FontChooser {
    /// Source: `gtk_font_chooser_dialog_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FontChooserDialog.new.html)
    @_alwaysEmitIntoClient
    public init(title: String? = nil, parent: Window? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_font_chooser_dialog_new(cText(ifAny: title), parent?.windowPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkFontChooserLevel`.
/// [Reference](https://docs.gtk.org/gtk4/flags.FontChooserLevel.html)
nonisolated public struct FontChooserLevel: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_FONT_CHOOSER_LEVEL_STYLE`.
    @_alwaysEmitIntoClient
    public static var style: FontChooserLevel { FontChooserLevel(rawValue: 0x1) }
    /// Source: `GTK_FONT_CHOOSER_LEVEL_SIZE`.
    @_alwaysEmitIntoClient
    public static var size: FontChooserLevel { FontChooserLevel(rawValue: 0x2) }
    /// Source: `GTK_FONT_CHOOSER_LEVEL_VARIATIONS`.
    @_alwaysEmitIntoClient
    public static var variations: FontChooserLevel { FontChooserLevel(rawValue: 0x4) }
    /// Source: `GTK_FONT_CHOOSER_LEVEL_FEATURES`.
    @_alwaysEmitIntoClient
    public static var features: FontChooserLevel { FontChooserLevel(rawValue: 0x8) }

    @_alwaysEmitIntoClient
    init(_ value: GtkFontChooserLevel) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkFontChooserLevel { GtkFontChooserLevel(rawValue: rawValue) }
}

extension FontChooserLevel: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_font_chooser_level_get_type()) }
}

/// Source: `GtkFontChooserWidget`.
/// [Reference](https://docs.gtk.org/gtk4/class.FontChooserWidget.html)
open class FontChooserWidget: Widget, FontChooser {
    /// Source: `gtk_font_chooser_widget_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FontChooserWidget.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_font_chooser_widget_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FontChooserWidget {
    /// Source: the property `GtkFontChooserWidget:tweak-action`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontChooserWidget.tweak-action.html)
    @_alwaysEmitIntoClient
    public var tweakAction: (any Action)? {
        self[interfaceProperty: "tweak-action"]
    }
}

/// Source: `GtkFontFilterFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.FontFilterFunc.html)
public typealias FontFilterFunc = @MainActor (PangoFontFamily, PangoFontFace) -> Bool

@_alwaysEmitIntoClient
nonisolated var callFontFilterFunc: GtkFontFilterFunc {
    { family, face, data in
        onMainActor((family, face, data)) { family, face, data in
            let handler: FontFilterFunc = cClosure(data)
            return handler(PangoFontFamily.wrapping(required: family), PangoFontFace.wrapping(required: face)) ? 1 : 0
        }
    }
}

/// Source: `GtkFrame`.
/// [Reference](https://docs.gtk.org/gtk4/class.Frame.html)
open class Frame: Widget {
    /// Source: `gtk_frame_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Frame.new.html)
    @_alwaysEmitIntoClient
    public init(label: String? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_frame_new(cText(ifAny: label))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Frame {
    @_alwaysEmitIntoClient
    var framePointer: UnsafeMutablePointer<GtkFrame> { pointer() }

    /// Source: `gtk_frame_get_child`, `gtk_frame_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Frame.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_frame_get_child(framePointer))
        }
        set {
            gtk_frame_set_child(framePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_frame_get_label`, `gtk_frame_set_label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Frame.label.html)
    @_alwaysEmitIntoClient
    public var label: String? {
        get {
            String.optional(copying: gtk_frame_get_label(framePointer))
        }
        set {
            gtk_frame_set_label(framePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_frame_get_label_widget`, `gtk_frame_set_label_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Frame.label-widget.html)
    @_alwaysEmitIntoClient
    public var labelWidget: Widget? {
        get {
            Widget.wrapping(gtk_frame_get_label_widget(framePointer))
        }
        set {
            gtk_frame_set_label_widget(framePointer, newValue?.widgetPointer)
        }
    }

    /// Source: the property `GtkFrame:label-xalign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Frame.label-xalign.html)
    @_alwaysEmitIntoClient
    public var labelXalign: Float {
        get {
            self[property: "label-xalign"]
        }
        set {
            self[property: "label-xalign"] = newValue
        }
    }

    /// Source: `gtk_frame_get_label_align`, `gtk_frame_set_label_align`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Frame.get_label_align.html)
    @_alwaysEmitIntoClient
    public var labelAlign: Float {
        get {
            gtk_frame_get_label_align(framePointer)
        }
        set {
            gtk_frame_set_label_align(framePointer, newValue)
        }
    }
}
