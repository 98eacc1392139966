/// Shows a question to the user, in a modal dialog above a window.
///
/// The dialog goes when the question is answered, by the user or by somebody else, and when this drawing goes.
@MainActor
final class QuestionDrawing {
    private var task: Task<Void, Never>?

    /// Shows the dialog, when the main actor gets to it.
    ///
    /// - Parameters:
    ///   - question: The question, which is given the user's answer. It is not kept alive.
    ///   - window: The window below.
    init(_ question: QuestionController, above window: Window) {
        // What the dialog says is read now: nobody keeps the question while it is shown.
        let ask = Self.asking(question, above: window)
        task = Task { [weak question] in
            guard !Task.isCancelled else { return }
            do {
                let answer = try await ask()
                guard let question else { return }
                answer(question)
            } catch is CancellationError {
                // The dialog was closed because nobody needs its answer.
            } catch {
                StandardError.report("A question could not be shown and was cancelled: \(error)")
                question?.answerCancel()
            }
        }
        question.afterAnswer { [weak self] in self?.close() }
    }

    isolated deinit { close() }

    /// Takes the dialog away, if it is still shown. The question is not answered by that.
    func close() {
        task?.cancel()
        task = nil
    }

    /// Gives an answer to a question.
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
    /// The dialog that asks what an alert asks.
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
    /// The dialog that asks what a question for files asks.
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
