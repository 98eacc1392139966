import CGtk

/// A dialog that asks the user for a file or a folder.
///
/// ```swift
/// if let file = try await FileDialog(title: "Open").open(for: window) {
///     let contents = try await file.loadContents()
/// }
/// ```
///
/// Source: `GtkFileDialog` if the running GTK has it (4.10 and newer), otherwise `GtkFileChooserNative`.
public struct FileDialog {
    /// The title of the dialog.
    public var title: String
    /// The label of the button that accepts the selection, or `nil` for GTK's own label.
    public var acceptLabel: String?
    /// The folder that is shown first.
    public var initialFolder: (any File)?
    /// The suggested name of the file to save.
    public var initialName: String?
    /// The filters that determine which files are shown.
    public var filters: [FileFilter] = []
    /// Whether the dialog blocks the parent window while it is open.
    public var modal = true

    /// Creates a file dialog.
    ///
    /// - Parameters:
    ///   - title: The title of the dialog.
    ///   - acceptLabel: The label of the button that accepts the selection, or `nil` for GTK's own label.
    public init(title: String, acceptLabel: String? = nil) {
        self.title = title
        self.acceptLabel = acceptLabel
    }

    /// Asks for a file to open.
    ///
    /// - Parameter parent: The dialog's parent window.
    /// - Returns: The file, or `nil` if the dialog was closed without a selection or the parent window is or was
    ///   destroyed.
    /// - Throws: `CancellationError` if the task is canceled. The dialog is closed in that case.
    public func open(for parent: Window?) async throws -> (any File)? {
        try await files(.open, .open, for: parent).first
    }

    /// Asks for files to open.
    ///
    /// - Parameter parent: The dialog's parent window.
    /// - Returns: The files, or an empty array if the dialog was closed without a selection or the parent window is or
    ///   was destroyed.
    /// - Throws: `CancellationError` if the task is canceled. The dialog is closed in that case.
    public func openMultiple(for parent: Window?) async throws -> [any File] {
        try await files(.openMultiple, .open, for: parent)
    }

    /// Asks for the location of a file to save.
    ///
    /// - Parameter parent: The dialog's parent window.
    /// - Returns: The file, which may not exist, or `nil` if the dialog was closed without a selection or the parent
    ///   window is or was destroyed.
    /// - Throws: `CancellationError` if the task is canceled. The dialog is closed in that case.
    public func save(for parent: Window?) async throws -> (any File)? {
        try await files(.save, .save, for: parent).first
    }

    /// Asks for a folder.
    ///
    /// - Parameter parent: The dialog's parent window.
    /// - Returns: The folder, or `nil` if the dialog was closed without a selection or the parent window is or was
    ///   destroyed.
    /// - Throws: `CancellationError` if the task is canceled. The dialog is closed in that case.
    public func selectFolder(for parent: Window?) async throws -> (any File)? {
        try await files(.selectFolder, .selectFolder, for: parent).first
    }

    /// The kind of question, with its name in `GtkFileDialog`'s functions.
    private enum Question: String {
        case open
        case openMultiple = "open_multiple"
        case save
        case selectFolder = "select_folder"
    }

    private func files(
        _ question: Question,
        _ action: FileChooserAction,
        for parent: Window?
    ) async throws -> [any File] {
        try Task.checkCancellation()
        if parent?.isDestroyed == true { return [] }
        if let dialog = NewerGtk.object("gtk_file_dialog_get_type") {
            return try await askFileDialog(dialog, question, parent)
        } else {
            return try await askFileChooser(action, selectMultiple: question == .openMultiple, parent)
        }
    }

    // MARK: GTK 4.10 and newer

    private typealias Ask =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<GtkWindow>?, UnsafeMutablePointer<GCancellable>, GAsyncReadyCallback,
            UnsafeMutableRawPointer
        ) -> Void

    private typealias Finish =
        @convention(c) (
            OpaquePointer, OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
        ) -> OpaquePointer?

    private func askFileDialog(_ dialog: Object, _ question: Question, _ parent: Window?) async throws -> [any File] {
        let name = "gtk_file_dialog_\(question.rawValue)"
        guard let ask = NewerGtk.function(name, as: Ask.self),
            let finish = NewerGtk.function(name + "_finish", as: Finish.self)
        else { preconditionFailure("GTK has GtkFileDialog but not \(name).") }
        dialog[property: "title"] = title
        dialog[property: "modal"] = modal
        if let acceptLabel { dialog[property: "accept-label"] = acceptLabel }
        if let initialFolder { dialog[interfaceProperty: "initial-folder"] = initialFolder }
        if let initialName { dialog[property: "initial-name"] = initialName }
        if !filters.isEmpty {
            let model = GioListStore(of: FileFilter.self)
            model.append(contentsOf: filters)
            dialog[interfaceProperty: "filters"] = model as any ListModel
        }
        var parentGoes: SignalConnection?
        defer { parentGoes?.disconnect() }
        do {
            return try await asyncOperation { cancellable, callback, data in
                parentGoes = parent?.cancelWhenDestroyed(cancellable)
                ask(dialog.opaquePointer, parent?.windowPointer, cancellable, callback, data)
            } finish: { result throws(GLibError) -> [any File] in
                let answer = try GLibError.check { error in finish(dialog.opaquePointer, result, error) }
                if question == .openMultiple {
                    let model: any ListModel = wrappingInterface(required: answer, transfer: .full)
                    return Array(model.items(as: (any File).self))
                }
                return [wrappingInterface(required: answer, transfer: .full)]
            }
        } catch let error as GLibError where error.isDismissal {
            if Task.isCancelled { throw CancellationError() }
            return []
        }
    }

    // MARK: GTK 4.8

    private func askFileChooser(
        _ action: FileChooserAction,
        selectMultiple: Bool,
        _ parent: Window?
    ) async throws -> [any File] {
        let chooser = FileChooserNative(
            title: title,
            parent: parent,
            action: action,
            acceptLabel: acceptLabel,
            cancelLabel: nil
        )
        chooser.modal = modal
        chooser.selectMultiple = selectMultiple
        filters.forEach { chooser.addFilter($0) }
        if let initialFolder { try chooser.setCurrentFolder(initialFolder) }
        if let initialName, action == .save { chooser.currentName = initialName }
        defer { chooser.destroy() }
        let response = try await dialogAnswer(for: parent, as: Int.self) { answer in
            chooser.onResponse(answer)
            chooser.show()
        }
        guard response == Int(GTK_RESPONSE_ACCEPT.rawValue) else { return [] }
        return Array(chooser.files.items(as: (any File).self))
    }
}
