import FlowCases
import Lasso
import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Repeats what a user does for a long time, and checks that nothing is left behind.
@Suite(.display) struct EnduranceTests {
    @Test func windowsThatWereClosedLeaveNothingBehind() async throws {
        let count = Endurance.count(5, long: 1_112)
        // A window's widgets take more than 50 kilobytes. GTK keeps up to 200 bytes of each.
        try await Endurance.expectConstantMemory(ofEach: "window", count, short: 10_000, long: 400) {
            let recorder = LifetimeRecorder()
            for _ in 0..<count {
                let window = WindowController()
                window.setRootController(NavigationController(rootController: FieldController()))
                window.present(in: GtkTesting.application, width: 300, height: 200)
                recorder.recordHierarchy(of: window)
                GtkTesting.settle()
                window.close()
                GtkTesting.settle()
                // The tasks of the main actor run only while the test waits.
                await MainQueueClock.nextTurn()
            }
            #expect(recorder.recorded.count >= 3 * count)
            try await GtkTesting.turnMainLoop(until: "all are released: \(recorder.survivors)") {
                recorder.survivors == []
            }
        }
        #expect(GtkTesting.application.windows.isEmpty)
    }

    @Test func aListThatIsEditedForALongTimeKeepsItsMemory() async throws {
        let store = ListStore(rowCount: 400)
        let list = ListView(of: store, \.rows) { row in
            let title = Label()
            title.bind(\.label, to: row, \.title)
            return title
        }
        let scroll = ScrolledWindow(), window = Window()
        (scroll.child, window.child) = (list, scroll)
        defer { window.close() }
        window.setDefaultSize(width: 300, height: 400)
        window.present()
        try await GtkTesting.turnMainLoop(until: "the list is drawn") { list.height > 100 }
        let first = store.state.rows
        let count = Endurance.count(120, long: 111_112)
        var seed = Endurance.seed(3)
        // A row that is kept, or its view store, takes more than 200 bytes.
        try await Endurance.expectConstantMemory(ofEach: "edit", count, short: 100, long: 2) {
            var editor = RowEditor(seed: seed)
            seed += 1
            for step in 1...count {
                store.update { editor.edit(&$0) }
                if step.isMultiple(of: 50) { GtkTesting.settle() }
            }
            store.update { ($0.rows, $0.selected) = (first, nil) }
            scroll.vadjustment.value = 0
            GtkTesting.settle()
        }
        #expect(list.first(Label.self)?.label == first.first?.title)
    }
}

private final class FieldController: ViewController {
    override init() {
        super.init()
        title = "Fields"
    }

    override func loadView() -> Widget {
        Box(.vertical, spacing: 6) {
            Entry(); CheckButton("Remember"); Button("Go On")
        }
    }
}
