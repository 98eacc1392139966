import Isolated
import LassoGtk
import LassoGtkTestUtilities
import Plain
import Testing

@MainActor
@Suite(.display) struct GtkConsumerTests {
    @Test func aStateHoldsColoursFlagsAndEnumerations() {
        let store = PaintingStore(with: PaintingModule.defaultInitialState)
        store.dispatchAction(.didChoose(RGBA(red: 1, green: 0, blue: 0, alpha: 1)))
        store.dispatchAction(.didTurn(.vertical))
        #expect(store.state.color.red == 1)
        #expect(store.state.orientation == .vertical)
    }

    @Test func aScreenIsDrawn() throws {
        let window = WindowController()
        let store = PaintingStore(with: PaintingModule.defaultInitialState)
        PaintingModule.createScreen(with: store).place(with: root(of: window))
        window.present(in: GtkTesting.application)
        let shown = try #require(GtkTesting.application.windows.first)
        #expect(shown.visibleTexts.contains("1"))
        shown.close()
    }

    @Test func aSubclassOfAnotherModuleKeepsItsState() {
        let box = Box(.vertical)
        func add() {
            let clock = ClockLabel()
            clock.tick()
            box.append(clock)
        }
        add()
        (box.firstChild as? ClockLabel)?.tick()
        #expect((box.firstChild as? ClockLabel)?.ticks == 2)
        #expect((box.firstChild as? Label)?.label == "2")
    }

    @Test func swiftsOwnNamesMeanWhatTheyAlwaysMean() async {
        #expect(await sumOfSquares() == 5)
        #expect(await countdown(from: 2) == [1, 0, 0])
        #expect(Theme() == Theme())
    }
}
