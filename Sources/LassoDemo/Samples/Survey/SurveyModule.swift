import LassoGtk

/// The survey as a whole. Its screens are views of its store.
enum SurveyModule: StoreModule {
    enum Action: Equatable, Codable {
        case question(SurveyQuestion, SurveyQuestionModule.ViewAction)
        case summary(SurveySummaryModule.ViewAction)
        case didConfirmStartOver
        case didEndBanner(BannerOutcome)
    }

    enum Output: Equatable {
        case didComplete(SurveyQuestion)
        case didRequestEditing(SurveyQuestion)
        case didRequestStartOver
        case didStartOver
    }

    struct State: Equatable {
        var kept = Kept(SurveyAnswers())
        /// The texts that have not been added yet.
        var drafts: [SurveyQuestion: String] = [:]
        /// The questions whose draft is already an answer, as the user has been told.
        var repetitions: Set<SurveyQuestion> = []

        var answers: SurveyAnswers { kept.value }
    }
}

extension SurveyModule.State {
    /// The state of a question's page.
    func page(of question: SurveyQuestion) -> SurveyQuestionModule.ViewState {
        .init(
            draft: drafts[question] ?? "",
            answers: answers[question],
            isLoaded: kept.isLoaded,
            isRepeated: repetitions.contains(question)
        )
    }

    var summary: SurveySummaryModule.ViewState {
        .init(
            sections: SurveyQuestion.allCases.map { .init(id: $0, answers: answers[$0].map(\.text)) },
            canStartOver: kept.isLoaded
        )
    }
}
