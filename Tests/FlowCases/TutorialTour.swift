import Lasso
import LassoTestUtilities
import Testing

/// Starts the article's flow in a place, and performs a user's actions there.
@MainActor
struct TutorialTour<View: TutorialView>: FlowTesting {
    let testableHierarchy: TestableHierarchy

    /// Starts the flow, performs the actions, and checks that nothing stays alive.
    ///
    /// - Parameter place: The place where the flow is started.
    func go(through place: TutorialPlace) async throws {
        let lifetimes = LifetimeRecorder()
        try visit(place, recording: lifetimes)
        // Drawn controllers are released when all transitions have ended.
        try await eventually("everything is released: \(lifetimes.survivors)") {
            stage.settle()
            return lifetimes.survivors == []
        }
    }

    private func visit(_ place: TutorialPlace, recording lifetimes: LifetimeRecorder) throws {
        weak var flow: TutorialFlow?
        var outputs: [TutorialFlowModule.Output] = []
        do {
            let tutorialFlow = TutorialFlow()
            tutorialFlow.observeOutput { outputs.append($0) }
            place.start(tutorialFlow, testableHierarchy)
            flow = tutorialFlow
        }
        stage.settle()

        let context = try #require(flow?.context)
        let window = try #require(context.windowController)
        #expect(window.hierarchyDescription == place.hierarchy)
        #expect(stage.complaints(about: window) == [])
        let welcome = try #require(context.topController as? View)
        #expect(flow?.initialController === welcome)
        #expect(welcome.shownTexts == ["Welcome!", "...", "Skip", "Next"])

        welcome.press("Skip")
        #expect(outputs == [.didPressSkip])
        #expect(context.topController === welcome)

        let finish: View = try assertPushed(after: welcome, when: { welcome.press("Next") })
        #expect(flow?.context === context && finish.navigationController === context)
        #expect(finish.shownTexts == ["That was fun!", "...", "OK"])
        lifetimes.recordHierarchy(of: welcome)
        lifetimes.recordHierarchy(of: finish)

        finish.press("OK")
        #expect(outputs == [.didPressSkip, .didFinish])
        #expect(context.topController === finish)

        try assertPopped(from: finish, to: welcome, when: { finish.goBack() })
        let _: View = try assertPushed(after: welcome, when: { welcome.press("Next") })
        #expect(flow != nil)
        place.leave(context, testableHierarchy)
        #expect(flow == nil, "the flow's first controller was removed from the hierarchy")
        stage.settle()
        #expect(stage.complaints(about: testableHierarchy.window) == [])
    }
}
