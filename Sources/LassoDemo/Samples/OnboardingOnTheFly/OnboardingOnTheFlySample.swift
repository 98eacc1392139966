import LassoGtk

extension Sample {
    /// A flow that is made of an array of steps.
    static var onboardingOnTheFly: Sample {
        Sample(
            id: "onboarding-on-the-fly",
            title: translated("Onboarding on the Fly"),
            summary: translated("Makes a flow of the steps that you choose, and comes back at its end."),
            iconName: "view-list-ordered-symbolic",
            folder: "OnboardingOnTheFly"
        ) { placer in
            let flow = OnTheFlyFlow()
            flow.start(with: placer.withNavigationEmbedding())
            return flow
        }
    }
}
