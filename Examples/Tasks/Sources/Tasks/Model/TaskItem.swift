import LassoGtk

/// Something to do.
nonisolated struct TaskItem: Identifiable, Equatable, Codable, Sendable {
    enum Priority: Int, CaseIterable, Codable, Sendable {
        case high, normal, low

        var name: String {
            switch self {
            case .high: translated("High")
            case .normal: translated("Normal")
            case .low: translated("Low")
            }
        }
    }

    var id: Int
    var title: String
    var notes = ""
    var priority = Priority.normal
    var isDone = false
}

nonisolated extension TaskItem {
    static let longestTitle = 200

    /// The reason why a text can't be a title, as a message for the user; `nil` if it can.
    static func problem(with title: String) -> String? {
        if !title.contains(where: { !$0.isWhitespace }) { return translated("Enter what is to be done.") }
        return title.count > longestTitle ? translated("Enter at most \(longestTitle) characters.") : nil
    }
}
