import LassoGtk

extension Sample {
    /// The samples of the gallery, in the order in which it shows them.
    static var sections: [SampleSection] {
        [
            SampleSection(title: translated("Screens"), samples: [.counter, .login, .signUp, .bindings, .viewModules]),
            SampleSection(
                title: translated("Flows"),
                samples: [.counterFlow, .tabs, .welcomePages, .foodOnboarding, .onboardingOnTheFly, .strangeFlow]
            ),
            SampleSection(title: translated("Searches"), samples: [.search, .searchAndTrack]),
            SampleSection(title: translated("Lists"), samples: [.millionRows, .randomItems]),
        ]
    }

    static var all: [Sample] { sections.flatMap(\.samples) }
}
