import LassoGtk

/// The page that asks a question.
enum SurveyQuestionModule: ViewModule {
    enum ViewAction: Equatable, Codable {
        case didType(String), didTapAdd
        case didRename(SurveyAnswers.Answer.ID, String)
        case didMove(SurveyAnswers.Answer.ID, before: SurveyAnswers.Answer.ID?)
        case didDelete(Set<SurveyAnswers.Answer.ID>)
        case didTapNext
    }

    struct ViewState: Equatable {
        var draft = ""
        var answers: IdentifiedArray<SurveyAnswers.Answer> = []
        /// Whether the answers were loaded. Before that, the user can't change them.
        var isLoaded = false
        /// Whether the user has tried to add an answer that is in the list.
        var isRepeated = false

        /// Why the draft can't be added; `nil` if nothing is wrong.
        var problem: String? { isRepeated ? translated("This answer is already in the list.") : nil }
        var canAdd: Bool { isLoaded && !draft.trimmed.isEmpty }
        var canContinue: Bool { !answers.isEmpty }
    }
}
