extension Sample {
    /// The samples of the gallery, in the order in which it shows them.
    static var all: [Sample] {
        [
            search, searchAndTrack, randomItems, welcomePages, foodOnboarding, onboardingOnTheFly, viewModules,
            survey, myDay, product, replay, transitions, questions, files, notices,
        ]
    }
}
