import Gtk
import LassoGtk
import LassoGtkTestUtilities
import Testing

@testable import LassoDemo

/// Tests of a throw of dice when drawn.
@Suite(.display)
struct ThrowDrawingTests {
    /// Dice that always show the same numbers.
    private struct SameNumbers: RandomNumberGenerator {
        func next() -> UInt64 { 7 }
    }

    @Test func eachThrowIsAnnouncedAlsoOneOfTheSameNumbers() async throws {
        let state = ThrowScreenModule.State(item: DiceThrow(id: 1, dice: [4, 4]))
        let store = ThrowScreenStore(with: state, generator: SameNumbers())
        var texts: [String] = []
        defer { Announcements.observer = nil }
        try await DemoWindows.show(ThrowScreenModule.createScreen(with: store).controller) { _, _ in
            Announcements.observer = { texts.append($0) }
            for _ in 1...2 { store.dispatchAction(.didTapThrowAgain) }
        }
        let text = store.state.item.announcement
        #expect(texts == [text, text])
    }
}
