import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests of what other programs can do through the session bus.
@Suite(.display) struct ExportedActionTests {
    private final class NoteController: ViewController {
        var didDelete = false

        override var commands: Commands {
            Commands { Command("Delete") { [weak self] in self?.didDelete = true } }
        }

        override func loadView() -> Widget { Label("A note") }
    }

    private func showAlert(on controller: Controller) { controller.alert("Delete all notes?") }

    @Test func theCommandsOfAWindowAreNotExported() async throws {
        let window = WindowController(), controller = NoteController()
        window.setRootController(controller)
        window.present(in: GtkTesting.application)
        defer { window.close() }
        let shown = try #require(window.window as? ApplicationWindow)
        assertCommand("Delete", in: window)
        // GTK exports these actions, and those of the application.
        #expect(shown.listActions() == [])
        showAlert(on: controller)
        GtkTesting.settle()
        #expect(shown.listActions() == [])
        try await answer("OK", in: window)
    }
}
