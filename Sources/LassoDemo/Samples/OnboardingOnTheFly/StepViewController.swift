import LassoGtk

final class StepViewController: ViewController, LassoView {
    let store: StepModule.ViewStore

    init(_ store: StepModule.ViewStore) {
        self.store = store
        super.init()
        title = state.step.title
        subtitle = translated("Step \(state.number) of \(state.count)")
    }

    override func loadView() -> Widget {
        let next = Button(mnemonic: translated("_Continue"))
        let form = Form(state.step.title, state.step.explanation) {
            field; next
        }
        form.bindSubmit(next, to: store, action: .didTapContinue)
        return form
    }

    private var field: Widget? {
        switch state.step {
        case .name:
            let name = Entry()
            name.bindText(to: store, \.answers.name) { .didChangeName($0) }
            return FormField(translated("_Name"), name, isRequired: true).with { $0.bindError(to: store, \.nameError) }
        case .time:
            let time = RadioGroup()
            time.accessibleLabel = state.step.title
            time.bindChoice(among: OnboardingAnswers.TimeOfDay.allCases, to: store, \.answers.time, title: \.title) {
                .didChooseTime($0)
            }
            return time
        case .reminder:
            let reminders = Switch()
            reminders.bindValue(to: store, \.answers.wantsReminders) { .didChangeReminders($0) }
            return FormField(translated("_Remind Me"), reminders)
        case .tip: return nil
        }
    }
}
