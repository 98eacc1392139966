import LassoGtk

extension Sample {
    /// Dialogs above each other, which all close at once.
    static var foodOnboarding: Sample {
        Sample(
            id: "food-onboarding",
            title: translated("Food Onboarding"),
            summary: translated("Asks in one dialog above another, closes all of them at once, and keeps the answers."),
            iconName: "emoji-food-symbolic",
            folder: "FoodOnboarding"
        ) { placer in
            let flow = FoodOnboardingFlow()
            flow.start(with: placer)
            return flow
        }
    }
}
