import Lasso

/// A reason why a question could not be answered.
enum QuestionFailure: LassoError {
    case noQuestion(Duration, hierarchy: String)
    case noButton(String, of: String, buttons: [String])
    case asksForFiles(String, button: String)
    case asksForButton(of: String, buttons: [String])
    case tooManyFiles(String, paths: [String])
    case notCancelled(String, hierarchy: String)

    func message(verbose: Bool) -> String {
        switch self {
        case .noQuestion(let time, let hierarchy):
            "No question was shown within \(time). The hierarchy:\n\(hierarchy)"
        case .noButton(let button, let question, let buttons):
            "\(question) has no button \"\(button)\". Its buttons: \(Self.list(buttons))."
        case .asksForFiles(let question, let button):
            "\(question) asks for files. It has no button \"\(button)\"; answer it with paths, or cancel it."
        case .asksForButton(let question, let buttons):
            "\(question) does not ask for files. Its buttons: \(Self.list(buttons))."
        case .tooManyFiles(let question, let paths):
            "\(question) asks for one file, and cannot be answered with \(Self.list(paths))."
        case .notCancelled(let question, let hierarchy):
            "\(question) was not canceled: a controller above it cannot be left. The hierarchy:\n\(hierarchy)"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}

extension QuestionController {
    /// The description of the question in failure messages.
    var nameInFailure: String {
        let text = (self as? AlertController)?.message ?? title ?? ""
        return "The question \"\(text)\""
    }
}
