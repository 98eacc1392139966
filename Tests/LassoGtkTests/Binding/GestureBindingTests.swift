import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

private struct Card: Equatable { let number: Int }

private enum GestureModule: StoreModule {
    enum Action: Equatable {
        case didTap, didDoubleTap, didLongPress, didPressKeys, didDropText(String), didDropCard(Card)
    }

    struct State: Equatable {
        var text = "text"
        var card: Card? = Card(number: 7)
    }
}

private final class GestureStore: LassoStore<GestureModule> {
    private(set) var actions: [Action] = []

    override func handleAction(_ action: Action) { actions.append(action) }
}

/// Tests gestures, keys, and drags with the input of a user.
@Suite(.display, .userInput) struct GestureBindingTests {
    private let store = GestureStore(with: GestureModule.State())
    private let window = WindowController()

    private func show(_ widget: Widget) async throws {
        window.setRootController(PlainController(widget))
        window.present(in: GtkTesting.application, width: 400, height: 200)
        try await UserInput.activate(try #require(window.window))
    }

    @Test func aTapAndADoubleTapAreCounted() async throws {
        defer { window.close() }
        let label = Label("Tap")
        label.bindGesture(.tap, to: store, action: .didTap)
        label.bindGesture(.tap(count: 2), to: store, action: .didDoubleTap)
        try await show(label)
        try await UserInput.click(label, count: 2)
        #expect(store.actions == [.didTap, .didDoubleTap])
    }

    @Test func aMovementIsNoTap() async throws {
        defer { window.close() }
        let label = Label("Tap")
        label.bindGesture(.tap, to: store, action: .didTap)
        try await show(label)
        try await UserInput.drag(label, toTheRightBy: 60)
        #expect(store.actions == [])
        try await UserInput.click(label)
        #expect(store.actions == [.didTap])
    }

    @Test func aLongPressIsNoTap() async throws {
        defer { window.close() }
        let label = Label("Press")
        label.bindGesture(.longPress, to: store, action: .didLongPress)
        let outer = Box(.vertical) { label }
        outer.bindGesture(.tap, to: store, action: .didTap)
        try await show(outer)
        try await UserInput.hold(label, seconds: 1.2)
        #expect(store.actions == [.didLongPress])
        try await UserInput.click(label)
        #expect(store.actions == [.didLongPress, .didTap])
    }

    @Test func aCanceledGestureIsTakenAway() async throws {
        defer { window.close() }
        let label = Label("Tap")
        label.bindGesture(.tap, to: store, action: .didTap).cancel()
        try await show(label)
        try await UserInput.click(label)
        #expect(store.actions == [])
    }

    @Test func aShortcutWorksWhereTheFocusIs() async throws {
        defer { window.close() }
        let inside = Entry(), outside = Entry()
        inside.bindShortcut("<Control>j", to: store, action: .didPressKeys)
        try await show(
            Box(.vertical) {
                inside; outside
            }
        )
        inside.grabFocus()
        try await UserInput.press("ctrl+j")
        outside.grabFocus()
        try await UserInput.press("ctrl+j")
        #expect(store.actions == [.didPressKeys])
    }

    @Test func aTextAndAValueAreDroppedWhereTheirTypeIsAccepted() async throws {
        defer { window.close() }
        let (text, card) = (Label("Text"), Label("Card")), (texts, cards) = (Label("Texts"), Label("Cards"))
        for label in [text, card, texts, cards] { (label.hexpand, label.vexpand) = (true, true) }
        text.bindDrag(of: store, \.text)
        card.bindDrag(of: store, \.card)
        texts.bindDrop(to: store) { .didDropText($0) }
        cards.bindDrop(of: Card.self, to: store) { .didDropCard($0) }
        try await show(
            Box(.vertical) {
                Box(.horizontal) {
                    text; card
                }
                Box(.horizontal) {
                    texts; cards
                }
            }
        )
        try await UserInput.drag(text, to: cards)
        try await UserInput.drag(card, to: texts)
        #expect(store.actions == [])
        try await UserInput.drag(text, to: texts)
        try await GtkTesting.turnMainLoop(until: "the text is dropped") { store.actions == [.didDropText("text")] }
        try await UserInput.drag(card, to: cards)
        try await GtkTesting.turnMainLoop(until: "the card is dropped") { store.actions.count == 2 }
        #expect(store.actions.last == .didDropCard(Card(number: 7)))
    }
}
