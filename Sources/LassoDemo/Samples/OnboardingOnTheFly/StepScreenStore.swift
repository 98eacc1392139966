import LassoGtk

final class StepScreenStore: LassoStore<StepScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didChangeName(let name): update { $0.answers.name = name }
        case .didChooseTime(let time): update { $0.answers.time = time }
        case .didChangeReminders(let wantsReminders): update { $0.answers.wantsReminders = wantsReminders }
        case .didTapContinue: if state.canContinue { dispatchOutput(.didContinue(state.answers)) }
        }
    }
}
