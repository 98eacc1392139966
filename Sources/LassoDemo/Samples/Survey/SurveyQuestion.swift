import LassoGtk

/// A question of the survey.
nonisolated enum SurveyQuestion: String, CaseIterable, Codable, Sendable {
    case joys, skills, thanks

    /// The question, as it is asked.
    var text: String {
        switch self {
        case .joys: translated("What made you happy this week?")
        case .skills: translated("What would you like to learn?")
        case .thanks: translated("Whom do you want to thank?")
        }
    }

    /// The title of the page.
    var title: String {
        switch self {
        case .joys: translated("Joys")
        case .skills: translated("Skills")
        case .thanks: translated("Thanks")
        }
    }

    /// The number of the question, from 1.
    var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    /// The question after this one, or `nil` after the last one.
    var next: SurveyQuestion? { Self.allCases.dropFirst(number).first }
}
