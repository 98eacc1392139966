import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoInspector

/// Tests that the windows, dialogs, and popovers of earlier moments are shown.
struct WindowTravelTests {
    private let application = InspectedApplication()

    /// Opens another window of the application with counters in it.
    private static func openWindow() -> (window: WindowController, flow: CounterFlow) {
        let window = WindowController(), flow = CounterFlow()
        flow.start(with: root(of: window).withNavigationEmbedding())
        window.open()
        return (window, flow)
    }

    /// The windows that are opened again. A window that isn't drawn is kept alive by nobody else.
    private final class Opened {
        var all: [(window: WindowController, flow: CounterFlow)] = []

        var reopening: WindowReopening {
            WindowReopening(canReopen: { _ in true }) { [self] in
                all.append(WindowTravelTests.openWindow())
                return all.last?.window
            }
        }
    }

    // MARK: Windows

    @Test func aWindowThatWasOpenedLaterIsHiddenAndComesBack() async throws {
        await application.inspect { inspection, flow in
            flow.first?.dispatchAction(.didTapIncrement)
            let before = inspection.recorder.lastMoment
            let other = Self.openWindow()
            other.flow.first?.dispatchAction(.didTapIncrement)
            let traveler = inspection.traveler
            await traveler.travel(to: before)
            #expect(traveler.windows.isHidden(other.window) && other.window.isOpen && traveler.shortcoming == nil)
            await traveler.travel(to: nil)
            #expect(!traveler.windows.isHidden(other.window) && other.flow.first?.state.count == 1)
        }
    }

    @Test func aWindowThatWasOpenedLaterIsClosedWhenTheMomentBecomesThePresent() async throws {
        try await application.inspect { inspection, flow in
            flow.first?.dispatchAction(.didTapIncrement)
            let before = inspection.recorder.lastMoment
            let other = Self.openWindow()
            await inspection.traveler.travel(to: before)
            flow.first?.dispatchAction(.didTapIncrement)
            try await eventually { !other.window.isOpen }
            await inspection.recorder.finishDescribing()
            let last = inspection.recorder.log.entries.filter { !$0.isAbandoned }.suffix(2)
            #expect(last.map(\.kind) == [.action, .change])
        }
    }

    @Test func aClosedWindowIsOpenedAgainWithItsPlaceAndItsStatesUntilTheReturn() async throws {
        let opened = Opened()
        await application.inspect(reopening: opened.reopening) { inspection, _ in
            let (window, flow) = Self.openWindow()
            flow.showSecond()
            flow.second?.dispatchAction(.didTapIncrement)
            let there = inspection.recorder.lastMoment
            window.close()
            #expect(inspection.recorder.lastMoment == there + 1)
            let traveler = inspection.traveler
            var reopenCount = 0
            traveler.windows.didReopen = { reopenCount += 1 }
            await traveler.travel(to: there)
            #expect(reopenCount == 1)
            let path = opened.all.first?.window.path, count = opened.all.first?.flow.second?.state.count
            #expect(path == "/first/second" && count == 1 && traveler.shortcoming == nil)
            await traveler.travel(to: nil)
            #expect(inspection.windows.all.count == 1 && opened.all.first?.window.isOpen == false)
            opened.all = []
            await traveler.travel(to: there)
            #expect(opened.all.first?.window.isOpen == true && opened.all.first?.flow.second?.state.count == 1)
        }
    }

    @Test func aWindowThatTheApplicationCannotOpenAgainIsNamed() async {
        await application.inspect { inspection, _ in
            let (window, _) = Self.openWindow()
            window.title = "Preview"
            let there = inspection.recorder.lastMoment
            window.close()
            await inspection.traveler.travel(to: there)
            let text = inspection.traveler.shortcoming ?? ""
            #expect(text.contains("Not opened again, because only the application can do so: WindowController."))
        }
    }

    // MARK: Dialogs and popovers

    @Test func aPopoverWithAPathIsShownAgainWithItsState() async {
        await application.inspect { inspection, flow in
            flow.showPopover()
            flow.popover?.dispatchAction(.didTapIncrement)
            let there = inspection.recorder.lastMoment
            flow.context?.dismiss(animated: false)
            #expect(flow.context?.presentedController == nil)
            let traveler = inspection.traveler
            await traveler.travel(to: there)
            #expect(flow.context?.presentedController?.presentationStyle?.isPopover == true)
            #expect(flow.popover?.state.count == 1 && traveler.shortcoming == nil)
            await traveler.travel(to: nil)
            #expect(flow.context?.presentedController == nil)
        }
    }

    @Test func aDialogWithoutAPathIsPutAsideAndComesBack() async throws {
        try await application.inspect { inspection, flow in
            let before = inspection.recorder.lastMoment, about = Controller(), context = try #require(flow.context)
            about.title = "About"
            context.present(about, animated: false)
            let there = inspection.recorder.lastMoment
            #expect(there == before + 1)
            let traveler = inspection.traveler
            await traveler.travel(to: before)
            #expect(context.presentedController == nil && traveler.shortcoming == nil)
            await traveler.travel(to: nil)
            #expect(context.presentedController === about)
            context.dismiss(animated: false)
            await traveler.travel(to: there)
            #expect(traveler.shortcoming == "Not shown again, because no path leads there: About.")
        }
    }

    @Test func aQuestionStaysAndIsNamed() async throws {
        try await application.inspect { inspection, flow in
            let before = inspection.recorder.lastMoment, context = try #require(flow.context)
            let asking = Task { await context.confirm("Discard?", accept: "Discard") }
            try await eventually { context.question != nil }
            await inspection.traveler.travel(to: before)
            #expect(inspection.traveler.shortcoming == "Still shown, because to close it would answer it: Discard?.")
            (context.question as? AlertController)?.answer(0)
            _ = await asking.value
        }
    }
}
