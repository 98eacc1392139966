extension Button {
    /// Asks the user for a file or a folder whenever the button is clicked, and sends a store an action with the
    /// choice.
    ///
    /// ```swift
    /// open.bindFileChoice(with: FileDialog(title: "Open"), to: store) { .didChoosePicture($0) }
    /// ```
    ///
    /// If the user chooses nothing, no action is sent. Use this method where the file is a value of a form. In a flow,
    /// ask with `openFile`, which a test can answer.
    ///
    /// - Parameters:
    ///   - choice: The kind of choice.
    ///   - dialog: The dialog.
    ///   - store: The store, which the button keeps alive.
    ///   - mapping: A closure that returns the action for the chosen file.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: `GtkFileDialog`.
    @discardableResult
    public func bindFileChoice<Target: ActionDispatchable>(
        _ choice: FileChoice = .open,
        with dialog: FileDialog,
        to store: Target,
        mapping: @escaping @MainActor (FileReference) -> Target.Action
    ) -> SignalConnection {
        let asking = FileAsking(choice, dialog)
        return onClicked { [weak self] in
            guard let self else { return }
            asking.ask(above: self.root as? Window) { store.dispatchReported(mapping($0)) }
        }
    }
}

/// A kind of choice of a file.
public enum FileChoice: Sendable {
    /// An existing file.
    case open
    /// The place of a file to save.
    case save
    /// A folder.
    case folder
}

/// A dialog of which one is open at a time.
private final class FileAsking {
    private let choice: FileChoice
    private let dialog: FileDialog
    private var isOpen = false

    init(_ choice: FileChoice, _ dialog: FileDialog) {
        (self.choice, self.dialog) = (choice, dialog)
    }

    func ask(above window: Window?, _ choose: @escaping @MainActor (FileReference) -> Void) {
        guard !isOpen else { return }
        isOpen = true
        Task {
            defer { isOpen = false }
            do {
                if let file = try await file(above: window) { choose(FileReference(file)) }
            } catch {
                StandardError.report("The dialog for the choice of a file failed: \(error)")
            }
        }
    }

    private func file(above window: Window?) async throws -> (any File)? {
        switch choice {
        case .open: try await dialog.open(for: window)
        case .save: try await dialog.save(for: window)
        case .folder: try await dialog.selectFolder(for: window)
        }
    }
}
