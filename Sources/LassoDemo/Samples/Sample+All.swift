import LassoGtk

extension Sample {
    /// The samples of the gallery, in the order in which it shows them.
    static var sections: [SampleSection] {
        [
            SampleSection(
                title: translated("Screens"),
                samples: [.counter, .login, .signUp, .bindings, .viewModules, .product]
            ),
            SampleSection(
                title: translated("Flows"),
                samples: [
                    .counterFlow, .tabs, .welcomePages, .foodOnboarding, .onboardingOnTheFly, .strangeFlow,
                    .transitions,
                ]
            ),
            SampleSection(title: translated("Searches"), samples: [.search, .searchAndTrack]),
            SampleSection(title: translated("Lists"), samples: [.randomItems, .millionRows]),
            SampleSection(title: translated("Data"), samples: [.survey, .myDay, .replay]),
            SampleSection(
                title: translated("Questions and Notices"),
                samples: [.questions, .files, .notices]
            ),
        ]
    }

    static var all: [Sample] { sections.flatMap(\.samples) }
}
