import Glibc
import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import FlowCases

/// The tests of flows that all stages pass, drawn.
@Suite(.display)
struct GtkFlowStageTests {
    private class DrawnScreen: ViewController, StageScreen {
        let entry = Entry()

        required init(_ title: String) {
            super.init()
            self.title = title
        }

        override func loadView() -> Widget {
            Box(.vertical) {
                Label(title ?? "")
                entry
            }
        }
    }

    private final class Home: DrawnScreen {}
    private final class Detail: DrawnScreen {}

    /// A controller that claims to be drawn but draws nothing.
    private final class InvisibleScreen: ViewController {
        override func loadView() -> Widget {
            let label = Label("nobody sees this")
            label.visible = false
            return label
        }
    }

    private let walk: StageWalk<Home, Detail>

    init() {
        walk = StageWalk(testableHierarchy: TestableHierarchy(on: { GtkFlowStage() }))
    }

    @Test func aFlowGoesAllTheWay() throws { try walk.go() }

    @Test func aFlowGoesTheWayLater() async throws { try await walk.goLater() }

    @Test func theStagesWindowIsThereDuringTheTestOnly() throws {
        func test() throws {
            let tests = StageWalk<Home, Detail>(testableHierarchy: TestableHierarchy(on: { GtkFlowStage(width: 300) }))
            let home: Home = try tests.assertPushed(
                after: tests.rootController,
                when: { tests.navigationController.push(Home("seen")) }
            )
            #expect(home.view.visibleTexts == ["seen"])
            #expect(home.window?.focusWidget?.parent === home.entry)
            #expect(GtkTesting.application.windows.count == 1)
        }
        try test()
        #expect(GtkTesting.application.windows.isEmpty)
    }

    @Test func anAssertionFailsWhereTheHierarchyIsRightAndNothingIsShown() {
        let failures = withFailuresCaptured {
            do {
                let _: InvisibleScreen = try walk.assertPushed(
                    after: walk.rootController,
                    when: { walk.navigationController.push(InvisibleScreen()) },
                    verbose: false
                )
                Issue.record("It is not shown.")
            } catch {}
        }
        let message = """
            The hierarchy is as expected, but it is shown differently:
              InvisibleScreen is not shown: Label (not mapped, invisible) in Box in HeaderedPage in Stack
            """
        #expect(failures.count == 1)
        #expect(failures.first?.message.hasPrefix(message) == true)
    }

    @Test func withoutADisplayTheStageSaysWhatToDo() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                unsetenv("DISPLAY")
                unsetenv("WAYLAND_DISPLAY")
                _ = GtkFlowStage()
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("GtkFlowStage.init(width:height:): There is no display. Run the tests that draw"))
    }
}
