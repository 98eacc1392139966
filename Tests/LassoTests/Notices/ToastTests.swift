import Lasso
import LassoTestUtilities
import Testing

/// Tests of toasts without a display.
@MainActor
struct ToastTests {
    private let clock = TestClock()
    private let window = WindowController()
    private let navigation = NavigationController()
    private let below = Controller()
    private let screen = Controller()

    init() {
        navigation.setControllers([below, screen])
        window.setRootController(navigation)
        window.noticeClock = clock
        window.open()
    }

    /// Shows a toast with the button Undo.
    private func offerUndo(_ text: String, on controller: Controller? = nil) async throws -> Task<Bool, Never> {
        let controller = controller ?? screen
        let task = Task { await controller.toast(text, button: "Undo") }
        try await assertToast(text, in: window)
        return task
    }

    @Test func aToastIsShownForItsTime() async throws {
        screen.toast("Saved")
        #expect(window.shownToast == Toast("Saved"))
        await clock.advance(by: .milliseconds(4_900))
        try await assertToast("Saved", in: window)
        await clock.advance(by: .milliseconds(100))
        assertNoToast(in: window)
    }

    @Test func aToastWithoutATimeStaysUntilItIsDismissed() async throws {
        screen.toast("Saved", duration: nil)
        await clock.advance(by: .seconds(3_600))
        try await dismissToast(in: window)
        assertNoToast(in: window)
    }

    @Test func toastsAreShownOneAfterTheOtherEachForItsTime() async throws {
        screen.toast("One")
        below.toast("Two", duration: .seconds(2))
        screen.toast("Three")
        await clock.advance(by: .seconds(5))
        #expect(window.shownToast?.text == "Two")
        await clock.advance(by: .seconds(2))
        #expect(window.shownToast?.text == "Three")
        #expect(clock.sleeperCount == 1)
    }

    @Test func theCallReturnsWhetherTheButtonWasPressed() async throws {
        let pressed = try await offerUndo("Deleted")
        try await pressToastButton("Undo", in: window)
        #expect(await pressed.value)
        assertNoToast(in: window)
        let dismissed = try await offerUndo("Deleted")
        try await dismissToast(in: window)
        #expect(await !dismissed.value)
        let timedOut = try await offerUndo("Deleted")
        await clock.advance(by: .seconds(5))
        #expect(await !timedOut.value)
    }

    @Test func theTimeStandsStillWhileTheUserIsAtTheToast() async throws {
        screen.toast("Saved")
        let posted = try #require(window.postedToast)
        await clock.advance(by: .seconds(3))
        posted.setPaused(true, .pointer)
        await clock.advance(by: .seconds(10))
        posted.setPaused(true, .focus)
        posted.setPaused(false, .pointer)
        await clock.advance(by: .seconds(10))
        posted.setPaused(false, .focus)
        await clock.advance(by: .milliseconds(1_900))
        #expect(!posted.isEnded)
        await clock.advance(by: .milliseconds(100))
        #expect(posted.isEnded && clock.sleeperCount == 0)
    }

    @Test func theTimeStandsStillBelowADialogWhichHasItsOwnToasts() async throws {
        screen.toast("Below", duration: .seconds(1))
        let dialog = Controller()
        screen.present(dialog)
        dialog.toast("In the dialog", duration: .seconds(1))
        #expect(window.shownToast?.text == "Below" && dialog.shownToast?.text == "In the dialog")
        await clock.advance(by: .seconds(1))
        #expect(window.shownToast?.text == "Below" && dialog.shownToast == nil)
        screen.dismiss()
        await clock.advance(by: .seconds(1))
        assertNoToast(in: window)
    }

    @Test func aPopoverShowsItsToastsInTheWindow() async throws {
        let popover = Controller()
        screen.present(popover, as: .popover)
        popover.toast("From the popover")
        #expect(window.shownToast?.text == "From the popover")
        screen.dismiss()
        assertNoToast(in: window)
    }

    @Test func theTimeBeginsWhenTheWindowIsOpen() async throws {
        let closed = WindowController(), controller = Controller()
        closed.setRootController(controller)
        closed.noticeClock = clock
        controller.toast("Welcome")
        await clock.advance(by: .seconds(10))
        #expect(closed.shownToast?.text == "Welcome")
        closed.open()
        await clock.advance(by: .seconds(5))
        #expect(closed.shownToast == nil)
        closed.close()
    }

    @Test func aToastGoesWithItsControllerButNotWithTheScreenAboveIt() async throws {
        let offer = try await offerUndo("Deleted")
        let above = Controller()
        navigation.push(above)
        navigation.pop()
        try await assertToast("Deleted", in: window)
        navigation.pop()
        #expect(await !offer.value)
        assertNoToast(in: window)
    }

    @Test func aToastGoesWithItsWindow() async throws {
        let offer = try await offerUndo("Deleted")
        window.close()
        #expect(await !offer.value)
    }

    @Test func aToastOfAWindowGoesWithIt() async throws {
        var isPressed: Bool?
        let offer = Task { isPressed = await window.toast("Deleted", button: "Undo") }
        try await assertToast("Deleted", in: window)
        window.close()
        try await eventually { isPressed == false }
        await offer.value
    }

    @Test func aToastGoesWithAHierarchyThatIsFreed() async throws {
        let controller = Controller()
        var other: WindowController? = WindowController()
        other?.setRootController(controller)
        let task = Task { await controller.toast("Deleted", button: "Undo") }
        try await eventually { controller.shownToast != nil }
        other = nil
        #expect(await !task.value)
    }

    @Test func aToastGoesWithTheTaskThatWaitsForIt() async throws {
        let offer = try await offerUndo("Deleted")
        offer.cancel()
        #expect(await !offer.value)
        assertNoToast(in: window)
        #expect(clock.sleeperCount == 0)
    }

    @Test func aControllerInNoHierarchyShowsNoToast() async {
        navigation.pop()
        #expect(await !screen.toast("Deleted", button: "Undo"))
        assertNoToast(in: window)
    }

    @Test func aWalkWaitsUntilTheTimeRunsOnItsClock() async throws {
        let (running, sleeping) = (WorkActivity(), WorkActivity())
        WorkActivity.$current.withValue(sleeping) { screen.toast("Saved") }
        try await eventually { clock.sleeperCount == 1 }
        #expect(sleeping.unfinished == ["time of the toast “Saved”"] && !sleeping.isBusy)
        try await dismissToast(in: window)
        try await eventually { !sleeping.isUnfinished }
        // The activity doesn't know this clock, as if the task hadn't reached the other one yet.
        window.noticeClock = ContinuousClock()
        WorkActivity.$current.withValue(running) { screen.toast("Saved") }
        try await eventually { running.isBusy }
        try await dismissToast(in: window)
    }

    @Test func aFlowShowsToastsOnItsContext() async throws {
        let flow = NoticeFlow()
        flow.start(with: pushed(in: navigation))
        flow.toast("From the flow")
        try await assertToast("From the flow", in: window)
        navigation.pop()
        try await assertToast("From the flow", in: window)
    }
}

private enum NoticeFlowModule: FlowModule {
    typealias Output = Never
    typealias RequiredContext = NavigationController
}

private final class NoticeFlow: Flow<NoticeFlowModule> {
    override func createInitialController() -> Controller { Controller() }
}
