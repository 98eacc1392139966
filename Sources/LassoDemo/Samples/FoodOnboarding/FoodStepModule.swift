import LassoGtk

/// The dialog with a question about what the user eats.
enum FoodStepModule: ViewModule {
    enum ViewAction: Equatable, Codable {
        case didChooseDiet(FoodProfile.Diet)
        case didToggle(FoodProfile.Ingredient, Bool)
        case didChangeMealCount(Double)
        case didTapNext
    }

    struct ViewState: Equatable {
        let step: FoodStep
        var profile: FoodProfile
    }
}
