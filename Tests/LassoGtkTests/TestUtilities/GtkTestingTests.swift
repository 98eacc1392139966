import LassoGtk
import LassoGtkTestUtilities
import Testing

/// Tests of the functions that iterate the main loop in a test.
@Suite(.display)
struct GtkTestingTests {
    @Test func settlingEndsAlsoWhereAWindowGetsNoFrames() {
        let window = Window()
        defer { window.destroy() }
        window.present()
        GtkTesting.settle()
        window.surface?.hide()
        let begin = ContinuousClock.now
        GtkTesting.settle(within: .milliseconds(300))
        #expect(begin.duration(to: .now) < .seconds(5))
    }
}
