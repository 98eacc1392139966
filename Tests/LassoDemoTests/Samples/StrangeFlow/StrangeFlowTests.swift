import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.ownWindows)
struct StrangeFlowTests {
    private let window = WindowController()

    init() {
        window.open()
        StrangeFlow().start(with: root(of: window).withNavigationEmbedding())
    }

    /// Starts the flow again from a screen.
    ///
    /// - Returns: The screens of the flows that have started.
    private func startAgain(in place: StrangePlace, from screen: StrangeViewController) -> [StrangeViewController] {
        let level = screen.state.level
        screen.dispatchAction(.didTapPlace(place))
        return WindowController.openWindows.flatMap { $0.strangeScreens }.filter { $0.state.level == level + 1 }
    }

    @Test(arguments: StrangePlace.allCases)
    func theFlowStartsAgainInEveryPlaceAndFromThere(place: StrangePlace) throws {
        let first: StrangeViewController = try window.firstChildOfType()
        let started = startAgain(in: place, from: first)
        #expect(started.count == (place == .tabs || place == .split ? 2 : 1))
        for screen in started {
            #expect(screen.state.place == place && screen.state.level == 2)
            // Wherever it is, it can push and come back.
            let third = try #require(startAgain(in: .pushed, from: screen).first)
            #expect(third.navigationController === screen.navigationController)
            screen.dispatchAction(.didTapUnwind)
            #expect(screen.navigationController?.topController === screen)
        }
        for other in WindowController.openWindows where other !== window { other.close() }
    }

    @Test(arguments: [StrangePlace.pushed, .dialog, .popover])
    func dismissingLeadsBackToTheFlowBefore(place: StrangePlace) throws {
        let first: StrangeViewController = try window.firstChildOfType()
        let second = try #require(startAgain(in: place, from: first).first)
        second.dispatchAction(.didTapDismiss)
        #expect(window.strangeScreens.map(\.state.level) == [1])
    }

    @Test(arguments: StrangePlace.allCases)
    func aFlowCanBeDismissedWhereThatLeadsBack(place: StrangePlace) throws {
        let first: StrangeViewController = try window.firstChildOfType()
        let second = try #require(startAgain(in: place, from: first).first)
        #expect(second.state.canDismiss == [.pushed, .dialog, .popover].contains(place))
        second.dispatchAction(.didTapDismiss)
        #expect(isShown(second) != second.state.canDismiss)
        for other in WindowController.openWindows where other !== window { other.close() }
    }

    @Test(arguments: StrangePlace.allCases)
    func everyFlowInADialogCanBeDismissed(place: StrangePlace) throws {
        let first: StrangeViewController = try window.firstChildOfType()
        let dialog = try #require(startAgain(in: .dialog, from: first).first)
        let third = try #require(startAgain(in: place, from: dialog).first)
        #expect(third.state.canDismiss == (place != .window), "A new window isn't in the dialog.")
        third.dispatchAction(.didTapDismiss)
        #expect(isShown(third) != third.state.canDismiss)
        for other in WindowController.openWindows where other !== window { other.close() }
    }

    private func isShown(_ screen: StrangeViewController) -> Bool {
        WindowController.openWindows.contains { $0.strangeScreens.contains { $0 === screen } }
    }

    @Test func theFirstFlowIsNotDismissed() throws {
        let first: StrangeViewController = try window.firstChildOfType()
        first.dispatchAction(.didTapDismiss)
        #expect(window.strangeScreens.count == 1)
    }
}

extension Controller {
    /// The screens of strange flows in this controller, and in what is presented there.
    fileprivate var strangeScreens: [StrangeViewController] {
        let here = (self as? StrangeViewController).map { [$0] } ?? []
        return here + (children + [presentedController].compactMap(\.self)).flatMap(\.strangeScreens)
    }
}
