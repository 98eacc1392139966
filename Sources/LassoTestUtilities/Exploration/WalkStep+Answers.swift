import Lasso

// The steps that answer what the application shows: notices and questions. The last parameter is the index of the
// window.
extension WalkStep {
    /// Ends the toast in front.
    ///
    /// - Parameters:
    ///   - text: The text of the toast.
    ///   - isByButton: Whether its button is pressed.
    ///   - window: The index of the window.
    static func toast(_ text: String, byButton isByButton: Bool, in window: Int) -> WalkStep {
        ending("toast", text, "endToast", byButton: isByButton, in: window) { shown in
            guard let posted = shown.toast, posted.toast.text == text, !isByButton || posted.toast.button != nil else {
                return false
            }
            posted.end(isByButton ? .pressedButton : .dismissed)
            return true
        }
    }

    /// Presses the button of a banner in front, or closes it.
    ///
    /// - Parameters:
    ///   - text: The text of the banner.
    ///   - isByButton: Whether its button is pressed.
    ///   - window: The index of the window.
    static func banner(_ text: String, byButton isByButton: Bool, in window: Int) -> WalkStep {
        ending("banner", text, "endBanner", byButton: isByButton, in: window) { shown in
            let outcome: BannerOutcome = isByButton ? .pressedButton : .dismissed
            guard let posted = shown.banners.first(where: { $0.banner.text == text && $0.outcomes.contains(outcome) })
            else { return false }
            posted.perform(outcome)
            return true
        }
    }

    private static func ending(
        _ kind: String,
        _ text: String,
        _ method: String,
        byButton isByButton: Bool,
        in window: Int,
        take: @escaping @MainActor (WalkWindow) -> Bool
    ) -> WalkStep {
        WalkStep(
            "\(isByButton ? "press the button of" : "close") the \(kind) “\(text)”",
            method,
            text.debugDescription,
            "byButton: \(isByButton)",
            kind: .action,
            in: window,
            take: take
        )
    }

    /// Answers an alert.
    ///
    /// - Parameters:
    ///   - button: The label of the button.
    ///   - window: The index of the window.
    static func answer(_ button: String, in window: Int) -> WalkStep {
        WalkStep("answer “\(button)”", "answer", button.debugDescription, kind: .answer, in: window) { shown in
            guard let alert = shown.controller.question as? AlertController,
                let index = alert.buttons.firstIndex(where: { $0.label == button })
            else { return false }
            alert.answer(index)
            return true
        }
    }

    /// Answers the question for files.
    ///
    /// - Parameters:
    ///   - paths: The paths of the chosen files; none cancels the question.
    ///   - window: The index of the window.
    static func files(_ paths: [String], in window: Int) -> WalkStep {
        WalkStep(
            paths.isEmpty ? "choose no file" : "choose \(paths.joined(separator: ", "))",
            "answer",
            "paths: \(paths)",
            kind: .answer,
            in: window
        ) { shown in
            guard let question = shown.controller.question as? FileQuestionController,
                paths.count < 2 || question.purpose == .openFiles
            else { return false }
            question.answer(paths.map(FileReference.init(path:)))
            return true
        }
    }
}
