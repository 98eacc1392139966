import LassoGtk

final class FoodStepsStore: LassoStore<FoodStepsModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .step(_, .didChooseDiet(let diet)): update { $0.profile.diet = diet }
        case .step(_, .didToggle(let ingredient, let isAvoided)):
            update { $0.profile[avoids: ingredient] = isAvoided }
        case .step(_, .didChangeMealCount(let count)): update { $0.profile.mealCount = Int(count.rounded()) }
        case .step(let step, .didTapNext): dispatchOutput(.didAnswer(step))
        }
    }
}
