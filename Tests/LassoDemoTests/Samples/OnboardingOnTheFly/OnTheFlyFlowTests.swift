import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct OnTheFlyFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    @Test func theChosenStepsFollowInTheChosenOrder() throws {
        let choice: ChooseStepsViewController = try assertPushed(
            after: rootController,
            when: { OnTheFlyFlow().start(with: pushed(in: navigationController)) }
        )
        choice.dispatchAction(.didMove(.reminder, before: .name))
        choice.dispatchAction(.didToggle(.time, false))
        choice.dispatchAction(.didToggle(.tip, false))
        let reminder: StepViewController = try assertPushed(
            after: choice,
            when: {
                choice.dispatchAction(.didTapStart)
                choice.dispatchAction(.didTapStart)
            }
        )
        #expect(reminder.state.step == .reminder && reminder.subtitle == "Step 1 of 2")
        reminder.dispatchAction(.didChangeReminders(true))
        let name: StepViewController = try assertPushed(
            after: reminder,
            when: {
                reminder.dispatchAction(.didTapContinue)
                reminder.dispatchAction(.didTapContinue)
            }
        )
        name.dispatchAction(.didTapContinue)
        #expect(navigationController.topController === name && name.state.nameError == "Enter your name.")
        name.dispatchAction(.didChangeName("Ann"))
        let summary: SummaryViewController = try assertPushed(
            after: name,
            when: { name.dispatchAction(.didTapContinue) }
        )
        #expect(summary.state.steps == [.reminder, .name])
        #expect(summary.state.answers == OnboardingAnswers(name: "Ann", wantsReminders: true))
        try assertPopped(from: summary, to: choice, when: { summary.dispatchAction(.didTapDone) })
    }

    @Test func whoGoesBackAndOnAgainFindsTheAnswers() throws {
        let flow = StepsFlow([.name, .time, .reminder])
        var outputs: [StepsFlowModule.Output] = []
        flow.observeOutput { outputs.append($0) }
        let name: StepViewController = try assertPushed(
            after: rootController,
            when: { flow.start(with: pushed(in: navigationController)) }
        )
        name.dispatchAction(.didChangeName("Ann"))
        name.dispatchAction(.didTapContinue)
        let time = try #require(navigationController.topController as? StepViewController)
        time.dispatchAction(.didChooseTime(.evening))
        time.dispatchAction(.didTapContinue)
        let reminder = try #require(navigationController.topController as? StepViewController)
        reminder.dispatchAction(.didChangeReminders(true))
        try assertPopped(from: reminder, to: time, when: { navigationController.pop() })
        try assertPopped(from: time, to: name, when: { navigationController.pop() })
        for step in [OnboardingStep.name, .time, .reminder] {
            let page = try #require(navigationController.topController as? StepViewController)
            #expect(page.state.step == step)
            #expect(page.state.answers == OnboardingAnswers(name: "Ann", time: .evening, wantsReminders: true))
            page.dispatchAction(.didTapContinue)
        }
        #expect(outputs == [.didFinish(OnboardingAnswers(name: "Ann", time: .evening, wantsReminders: true))])
    }

    @Test func withoutAStepThereIsNothingToStart() {
        let store = ChooseStepsScreenStore(with: ChooseStepsScreenModule.defaultInitialState)
        var outputs: [ChooseStepsScreenModule.Output] = []
        store.observeOutput { outputs.append($0) }
        for step in OnboardingStep.allCases { store.dispatchAction(.didToggle(step, false)) }
        #expect(!store.state.canStart)
        store.dispatchAction(.didTapStart)
        store.dispatchAction(.didToggle(.tip, true))
        store.dispatchAction(.didTapStart)
        #expect(outputs == [.didStart([.tip])])
    }
}
