import LassoGtk

/// The questions about what the user eats. Each dialog shows a part of their store.
enum FoodStepsModule: StoreModule {
    enum Action: Equatable, Codable {
        case step(FoodStep, FoodStepModule.ViewAction)
    }

    enum Output: Equatable {
        case didAnswer(FoodStep)
    }

    struct State: Equatable {
        /// The answers so far. Going back removes none of them.
        var profile = FoodProfile()
    }
}
