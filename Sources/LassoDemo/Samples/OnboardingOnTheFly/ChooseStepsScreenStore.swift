import LassoGtk

final class ChooseStepsScreenStore: LassoStore<ChooseStepsScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didToggle(let step, let isIncluded): update { $0.choices[id: step]?.isIncluded = isIncluded }
        case .didMove(let step, let next): update { $0.choices.move(step, before: next) }
        case .didTapStart: if state.canStart { dispatchOutput(.didStart(state.steps)) }
        }
    }
}
