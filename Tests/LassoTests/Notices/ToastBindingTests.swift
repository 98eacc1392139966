import Lasso
import LassoTestUtilities
import Testing

/// Tests of toasts in a state.
@MainActor
struct ToastBindingTests {
    private let clock = TestClock()
    private let window = WindowController()
    private let navigation = NavigationController(rootController: Controller())
    private let screen: ToastStore.Module.Screen
    private let store = ToastStore()

    init() {
        screen = ToastStore.Module.createScreen(with: store)
        navigation.push(screen.controller)
        window.setRootController(navigation)
        window.noticeClock = clock
        window.open()
    }

    @Test func theToastsOfAStateAreShownInOrder() async throws {
        store.dispatchAction(.didDelete(1))
        store.dispatchAction(.didDelete(2))
        #expect(window.shownToast == Toast("1 deleted", button: "Undo"))
        await clock.advance(by: .seconds(5))
        #expect(window.shownToast?.text == "2 deleted")
        #expect(store.outcomes == [.timedOut])
        try await pressToastButton("Undo", in: window)
        #expect(store.outcomes == [.timedOut, .pressedButton])
        #expect(store.state.numbers == [3, 2] && store.state.toasts.isEmpty)
        assertNoToast(in: window)
    }

    @Test func toastsThatTheStoreRemovesAreWithdrawnWithoutAnAction() async throws {
        store.dispatchAction(.didDelete(1))
        store.dispatchAction(.didChangeList)
        assertNoToast(in: window)
        #expect(store.outcomes == [])
    }

    @Test func aToastThatTheStoreKeepsIsNotShownAgain() async throws {
        store.keepsToasts = true
        store.dispatchAction(.didDelete(1))
        try await dismissToast(in: window)
        store.dispatchAction(.didDelete(2))
        #expect(window.shownToast?.text == "2 deleted")
        try await dismissToast(in: window)
        assertNoToast(in: window)
        #expect(store.outcomes == [.dismissed, .dismissed] && store.state.toasts.ids.count == 2)
    }

    @Test func equalToastsAreDifferentOnes() async throws {
        store.dispatchAction(.didDelete(7))
        let first = try #require(store.state.toasts.ids.first)
        store.update { state in
            state.toasts.remove(first)
            state.toasts.append(Toast("7 deleted", button: "Undo"))
        }
        await clock.advance(by: .seconds(4))
        let posted = try #require(window.postedToast)
        store.dispatchAction(.didEndToast(first, .dismissed))
        #expect(window.postedToast === posted)
        store.update { state in
            state.toasts.removeAll()
            state.toasts.append(Toast("7 deleted", button: "Undo"))
        }
        // The time of the new one begins anew.
        await clock.advance(by: .seconds(4))
        #expect(posted.isEnded && window.shownToast?.text == "7 deleted")
    }

    @Test func toastsFollowTheirControllerToAnotherWindow() async throws {
        store.dispatchAction(.didDelete(1))
        let other = WindowController()
        other.open()
        screen.controller.move(with: root(of: other))
        assertNoToast(in: window)
        try await pressToastButton("Undo", in: other)
        #expect(store.outcomes == [.pressedButton])
        other.close()
    }

    @Test func toastsGoWithTheirControllerWithoutAnAction() async throws {
        store.dispatchAction(.didDelete(1))
        navigation.pop()
        assertNoToast(in: window)
        store.dispatchAction(.didDelete(2))
        assertNoToast(in: window)
        #expect(store.outcomes == [])
    }

    @Test func aStoreWithToastsIsReleasedWithItsScreen() async throws {
        weak var released: ToastStore?
        do {
            let store = ToastStore()
            let screen = ToastStore.Module.createScreen(with: store)
            released = store
            navigation.push(screen.controller)
            store.dispatchAction(.didDelete(1))
            try await assertToast("1 deleted", in: window)
            navigation.pop()
        }
        try await eventually { released == nil }
    }
}
