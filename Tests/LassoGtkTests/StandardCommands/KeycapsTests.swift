import Glibc
import LassoGtkTestUtilities
import Testing

@testable import LassoGtk

@Suite(.display)
struct KeycapsTests {
    @Test func keysAreFromLeftToRightInAMirroredWindow() async throws {
        let direction = Widget.defaultDirection
        Widget.setDefaultDirection(.rtl)
        let window = Window()
        defer {
            window.destroy()
            Widget.setDefaultDirection(direction)
        }
        let keycaps = Keycaps()
        keycaps.show("<Control>n")
        window.child = keycaps
        window.present()
        try await GtkTesting.turnMainLoop(until: "it is drawn") { keycaps.width > 0 }
        let labels = keycaps.descendants.compactMap { $0 as? Label }
        let places = try labels.map { try #require($0.computeBounds(keycaps)).origin.x }
        #expect(labels.map(\.label) == ["Ctrl", "N"] && places == places.sorted() && places.count == 2)
    }

    @Test func theWordBetweenAcceleratorsIsTranslated() {
        let accelerators: CommandAccelerators = ["<Control>y", "<Control>z"]
        #expect(accelerators.label == "Ctrl+Y or Ctrl+Z")
        setenv("LASSO_PSEUDOLOCALE", "1", 1)
        defer { unsetenv("LASSO_PSEUDOLOCALE") }
        #expect(accelerators.label == "Ctrl+Y ⟦óóŕ⟧ Ctrl+Z")
    }
}
