/// A drawing that shows a question to the user, in a modal dialog above a window.
///
/// The dialog is closed when the question is answered, by the user or by code, and when this drawing is released.
@MainActor
final class QuestionDrawing {
    private var task: Task<Void, Never>?

    /// Creates a drawing, and shows the dialog in the next turn of the main actor.
    ///
    /// - Parameters:
    ///   - question: The question, which is passed the user's answer. It is not kept alive.
    ///   - window: The window below.
    init(_ question: QuestionController, above window: Window) {
        // The dialog's texts are read now, because the question is not kept alive while the dialog is shown.
        let ask = Self.asking(question, above: window)
        task = Task { [weak question] in
            guard !Task.isCancelled else { return }
            do {
                let answer = try await ask()
                guard let question else { return }
                Run.byUser { answer(question) }
            } catch is CancellationError {
                // The dialog was closed because its answer is no longer needed.
            } catch {
                StandardError.report("A question could not be shown and was canceled: \(error)")
                question?.answerCancel()
            }
        }
        question.afterAnswer { [weak self] in self?.close() }
    }

    isolated deinit { close() }

    /// Closes the dialog if it is still shown. This does not answer the question.
    func close() {
        task?.cancel()
        task = nil
    }

    /// A closure that answers a question.
    private typealias Answering = @MainActor (QuestionController) -> Void

    private static func asking(
        _ question: QuestionController,
        above window: Window
    ) -> @MainActor () async throws -> Answering {
        switch question {
        case let alert as AlertController:
            let dialog = AlertDialog(alert)
            return {
                let button = try await dialog.choose(for: window)
                return { question in
                    guard let button else { return question.answerCancel() }
                    (question as? AlertController)?.answer(button)
                }
            }
        case let files as FileQuestionController:
            let dialog = FileDialog(files), purpose = files.purpose
            return {
                let chosen = try await dialog.files(for: purpose, above: window).map { FileReference($0) }
                return { question in (question as? FileQuestionController)?.answer(chosen) }
            }
        default:
            preconditionFailure("LassoGtk cannot draw a \(type(of: question)).")
        }
    }
}

extension AlertDialog {
    /// Creates a dialog for an alert.
    fileprivate init(_ alert: AlertController) {
        self.init(
            alert.message,
            detail: alert.detail,
            buttons: alert.buttons.map(\.label),
            defaultButton: alert.defaultButton,
            cancelButton: alert.cancelButton
        )
        destructiveButtons = Set(alert.buttons.indices.filter { alert.buttons[$0].role == .destructive })
    }
}

extension FileDialog {
    /// Creates a dialog for a file question.
    fileprivate init(_ question: FileQuestionController) {
        self.init(title: question.title ?? "", acceptLabel: question.accept)
        initialFolder = question.initialFolder?.file
        initialName = question.proposedName
        filters = question.kinds.map { kind in
            let filter = FileFilter()
            filter.name = kind.name
            kind.patterns.forEach { filter.addPattern($0) }
            kind.mimeTypes.forEach { filter.addMimeType($0) }
            return filter
        }
    }

    fileprivate func files(
        for purpose: FileQuestionController.Purpose,
        above window: Window
    ) async throws -> [any File] {
        switch purpose {
        case .openFile: try await [open(for: window)].compactMap { $0 }
        case .openFiles: try await openMultiple(for: window)
        case .saveFile: try await [save(for: window)].compactMap { $0 }
        case .chooseFolder: try await [selectFolder(for: window)].compactMap { $0 }
        }
    }
}
