import LassoGtk

/// The survey as a whole. Its screens are views of its store.
enum SurveyModule: StoreModule {
    enum Action: Equatable {
        case question(SurveyQuestion, SurveyQuestionModule.ViewAction)
        case summary(SurveySummaryModule.ViewAction)
        case didConfirmStartOver
        case didChangeStorage(StorageEvent)
        case didDismissBanner
    }

    enum Output: Equatable {
        case didComplete(SurveyQuestion)
        case didRequestEditing(SurveyQuestion)
        case didRequestStartOver
        case didStartOver
    }

    struct State: Equatable {
        var answers = SurveyAnswers()
        /// The texts that have not been added yet.
        var drafts: [SurveyQuestion: String] = [:]
        /// Why the answers can't be saved.
        var banner: Banner?
    }
}

/// The page that asks a question.
enum SurveyQuestionModule: ViewModule {
    enum ViewAction: Equatable {
        case didType(String), didTapAdd
        case didRename(SurveyAnswers.Answer.ID, String)
        case didMove(SurveyAnswers.Answer.ID, before: SurveyAnswers.Answer.ID?)
        case didDelete(Set<SurveyAnswers.Answer.ID>)
        case didTapNext
    }

    struct ViewState: Equatable {
        var draft = ""
        var answers: IdentifiedArray<SurveyAnswers.Answer> = []

        /// Why the draft can't be added; `nil` if there is none.
        var problem: String? {
            answers.contains { $0.text == draft.trimmed } ? translated("This answer is already in the list.") : nil
        }

        var canAdd: Bool { !draft.trimmed.isEmpty && problem == nil }
        var canContinue: Bool { !answers.isEmpty }
    }
}

/// The page that lists all answers.
enum SurveySummaryModule: ViewModule {
    enum ViewAction: Equatable {
        case didTapEdit(SurveyQuestion), didTapStartOver
    }

    struct ViewState: Equatable {
        /// A question and its answers.
        struct Section: Identifiable, Equatable {
            let id: SurveyQuestion
            let answers: [String]
        }

        var sections: [Section] = []
    }
}

extension SurveyModule.State {
    /// The state of a question's page.
    func page(of question: SurveyQuestion) -> SurveyQuestionModule.ViewState {
        .init(draft: drafts[question] ?? "", answers: answers[question])
    }

    var summary: SurveySummaryModule.ViewState {
        .init(sections: SurveyQuestion.allCases.map { .init(id: $0, answers: answers[$0].map(\.text)) })
    }
}
