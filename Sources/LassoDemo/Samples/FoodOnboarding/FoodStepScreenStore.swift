import LassoGtk

final class FoodStepScreenStore: LassoStore<FoodStepScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didChooseDiet(let diet): update { $0.profile.diet = diet }
        case .didToggle(let ingredient, let isAvoided):
            update { state in
                if isAvoided {
                    state.profile.avoided.insert(ingredient)
                } else {
                    state.profile.avoided.remove(ingredient)
                }
            }
        case .didChangeMealCount(let count): update { $0.profile.mealCount = Int(count.rounded()) }
        case .didTapNext: dispatchOutput(.didAnswer(state.profile))
        }
    }
}
