import Lasso
import Testing

@testable import LassoDemo

struct TutorialFlowTests {
    private let navigation = NavigationController()
    private let flow = TutorialFlow()

    @Test(
        arguments: [
            ([0], [.didPressSkip]),
            ([1, 0], [.didFinish]),
        ] as [([Int], [TutorialFlowModule.Output])]
    )
    func theTutorialEndsWithWhatTheUserPressed(buttons: [Int], expected: [TutorialFlowModule.Output]) throws {
        var outputs: [TutorialFlowModule.Output] = []
        flow.observeOutput { outputs.append($0) }
        flow.start(with: pushed(in: navigation))
        for button in buttons {
            let page = try #require(navigation.topController as? TutorialViewController)
            page.dispatchAction(.didTapButton(index: button))
        }
        #expect(outputs == expected)
        #expect(navigation.controllers.count == buttons.count)
    }
}
