import LassoGtk

final class StepsStore: LassoStore<StepsModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .step(_, .didChangeName(let name)): update { $0.answers.name = name }
        case .step(_, .didChooseTime(let time)): update { $0.answers.time = time }
        case .step(_, .didChangeReminders(let wantsReminders)): update { $0.answers.wantsReminders = wantsReminders }
        case .step(let step, .didTapContinue):
            if state.page(of: step).canContinue { dispatchOutput(.didContinue(from: step)) }
        }
    }
}
