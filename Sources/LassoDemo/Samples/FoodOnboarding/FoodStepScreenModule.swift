import LassoGtk

/// The dialog with a question about what the user eats.
enum FoodStepScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didChooseDiet(FoodProfile.Diet)
        case didToggle(FoodProfile.Ingredient, Bool)
        case didChangeMealCount(Double)
        case didTapNext
    }

    enum Output: Equatable {
        case didAnswer(FoodProfile)
    }

    struct State: Equatable {
        let step: FoodStep
        var profile = FoodProfile()
    }

    static var defaultInitialState: State { State(step: .diet) }

    static func createScreen(with store: FoodStepScreenStore) -> Screen {
        Screen(store, FoodStepViewController(store.asViewStore()))
    }
}
