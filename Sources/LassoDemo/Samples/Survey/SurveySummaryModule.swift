import LassoGtk

/// The page that lists all answers.
enum SurveySummaryModule: ViewModule {
    enum ViewAction: Equatable, Codable {
        case didTapEdit(SurveyQuestion), didTapStartOver
    }

    struct ViewState: Equatable {
        /// A question and its answers.
        struct Section: Identifiable, Equatable {
            let id: SurveyQuestion
            let answers: [String]
        }

        var sections: [Section] = []
        /// Whether the answers were loaded. Before that, the user can't delete them.
        var canStartOver = false
    }
}
