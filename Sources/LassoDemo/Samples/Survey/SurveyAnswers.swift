import LassoGtk

/// The answers to all questions, as they are saved.
nonisolated struct SurveyAnswers: Equatable, Codable, Sendable {
    /// An answer. A question can have any number of them.
    struct Answer: Identifiable, Equatable, Codable, Sendable {
        let id: Int
        let question: SurveyQuestion
        var text: String
    }

    private var answers: IdentifiedArray<Answer> = []
    private var lastID = 0

    /// The answers to a question, in the user's order.
    subscript(question: SurveyQuestion) -> IdentifiedArray<Answer> { answers.filter { $0.question == question } }

    var isEmpty: Bool { answers.isEmpty }

    mutating func add(_ text: String, to question: SurveyQuestion) {
        lastID += 1
        answers.append(Answer(id: lastID, question: question, text: text))
    }

    mutating func rename(_ id: Answer.ID, to text: String) { answers[id: id]?.text = text }

    mutating func move(_ id: Answer.ID, before next: Answer.ID?) { answers.move(id, before: next) }

    mutating func remove(_ ids: Set<Answer.ID>) { answers.removeAll { ids.contains($0.id) } }
}
