import Lasso
import LassoTestUtilities
import Testing

@testable import FlowCases

/// Tests of the walk of a flow without a display.
@MainActor
struct StageWalkTests {
    private class PlainScreen: Controller, StageScreen {
        required init(_ title: String) {
            super.init()
            self.title = title
        }
    }

    private final class Home: PlainScreen {}
    private final class Detail: PlainScreen {}

    private let walk = StageWalk<Home, Detail>(testableHierarchy: TestableHierarchy())

    @Test func aFlowGoesAllTheWay() throws { try walk.go() }

    @Test func aFlowGoesTheWayLater() async throws { try await walk.goLater() }
}
