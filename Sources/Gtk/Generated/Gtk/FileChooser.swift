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

    nonisolated deinit {}
}
