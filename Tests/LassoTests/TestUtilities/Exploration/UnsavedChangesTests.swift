import Lasso
import LassoTestUtilities
import Testing

/// Tests of what a walk reports about unsaved changes that are left without a question.
@MainActor
struct UnsavedChangesTests {
    private static let faults = ["LetterStore has unsaved changes, and is left without a question."]

    /// Returns a letter with unsaved changes that never asks.
    private static func makeLetter() -> LetterModule.Screen {
        let screen = LetterModule.createScreen()
        (screen.controller as? LetterController)?.asks = false
        screen.concreteStore.dispatchAction(.didType("a"))
        return screen
    }

    private func faults(of walk: FlowWalk) async -> [String] {
        let failures = await withFailuresCaptured { await walk.finish() }
        return failures.map(\.message)
    }

    @Test func changesInATabThatIsNotSelectedAreFound() async throws {
        let walk = await FlowWalk(in: { window in
            let tabs = TabController()
            tabs.setControllers([Controller(), Self.makeLetter().controller])
            tabs.place(with: root(of: window))
        })
        try await walk.closeWindow()
        let found = await faults(of: walk)
        #expect(found == Self.faults)
    }

    @Test func changesBelowAnotherScreenAreFound() async throws {
        let walk = await FlowWalk(in: { window in
            let navigation = NavigationController()
            navigation.setControllers([Self.makeLetter().controller, Controller()], animated: false)
            navigation.place(with: root(of: window))
        })
        try await walk.closeWindow()
        let found = await faults(of: walk)
        #expect(found == Self.faults)
    }

    @Test func changesThatAnActionOfAnotherScreenRemovesAreFound() async throws {
        let walk = await FlowWalk(in: { window in
            let tabs = TabController(), menu = MenuModule.createScreen()
            menu.observeOutput { [weak tabs, weak controller = menu.controller] _ in
                if let controller { tabs?.setControllers([controller]) }
            }
            tabs.setControllers([menu.controller, Self.makeLetter().controller])
            tabs.place(with: root(of: window))
        })
        try await walk.send(.didTapLetter, to: MenuModule.self)
        let found = await faults(of: walk)
        #expect(found == Self.faults)
    }

    @Test func changesThatAreSavedBeforeTheirScreenIsRemovedAreNotLeft() async throws {
        let walk = await FlowWalk(in: { window in
            let tabs = TabController(), menu = MenuModule.createScreen(), letter = Self.makeLetter()
            menu.observeOutput { [weak tabs, weak controller = menu.controller, weak store = letter.concreteStore] _ in
                store?.update { $0.text = "" }
                if let controller { tabs?.setControllers([controller]) }
            }
            tabs.setControllers([menu.controller, letter.controller])
            tabs.place(with: root(of: window))
        })
        try await walk.send(.didTapLetter, to: MenuModule.self)
        let found = await faults(of: walk)
        #expect(found.isEmpty, "\(found)")
    }

    @Test func changesThatAnotherScreenSavesAreNotLeftIfBothAreClosed() async throws {
        let walk = await FlowWalk(in: { window in
            let outer = TabController(), dialog = TabController(), menu = MenuModule.createScreen()
            menu.observeOutput { [weak outer] _ in outer?.setControllers([Controller()]) }
            dialog.setControllers([menu.controller, Self.makeLetter().controller])
            outer.setControllers([dialog])
            outer.place(with: root(of: window))
        })
        try await walk.send(.didTapLetter, to: MenuModule.self)
        let found = await faults(of: walk)
        #expect(found.isEmpty, "\(found)")
    }

    @Test func aScreenThatSavesItsChangesAndClosesIsNotLeft() async throws {
        let walk = await FlowWalk(in: { window in
            let tabs = TabController(), letter = Self.makeLetter()
            letter.observeOutput { [weak tabs] _ in tabs?.setControllers([Controller()]) }
            tabs.setControllers([letter.controller])
            tabs.place(with: root(of: window))
        })
        try await walk.send(.didTapSave, to: LetterModule.self)
        #expect(!(walk.window.visibleController is LetterController))
        let found = await faults(of: walk)
        #expect(found.isEmpty)
    }
}
