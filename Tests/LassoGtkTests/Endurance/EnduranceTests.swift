import FlowCases
import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Repeats what a user does for a long time, and checks that nothing is left behind.
@Suite(.display) struct EnduranceTests {
    private static let rounds = 9

    @Test func windowsThatWereClosedLeaveNothingBehind() async throws {
        let recorder = LifetimeRecorder()
        let slope = try await memorySlope(rounds: Self.rounds) {
            for _ in 0..<Endurance.count(5, long: 1_112) {
                let window = WindowController()
                window.setRootController(NavigationController(rootController: FieldController()))
                window.present(in: GtkTesting.application, width: 300, height: 200)
                // Recording all windows of a long run would itself take memory.
                if recorder.recorded.count < 500 { recorder.recordHierarchy(of: window) }
                GtkTesting.settle()
                window.close()
                GtkTesting.settle()
            }
            try await GtkTesting.turnMainLoop(until: "all are released: \(recorder.survivors)") {
                recorder.survivors == []
            }
        }
        #expect(recorder.recorded.count > 100)
        // A window's widgets take more than 50 kilobytes.
        #expect(slope < Endurance.count(5, long: 1_112) * 10_000, "\(slope) bytes in a round")
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
        let edits = Endurance.count(120, long: 111_112)
        let slope = try await memorySlope(rounds: Self.rounds) {
            var editor = RowEditor(seed: 3)
            for step in 1...edits {
                store.update { editor.edit(&$0) }
                if step.isMultiple(of: 50) { GtkTesting.settle() }
            }
            store.update { ($0.rows, $0.selected) = (first, nil) }
            scroll.vadjustment.value = 0
            GtkTesting.settle()
        }
        // A row that is kept, or its view store, takes more than 200 bytes for each edit.
        #expect(slope < edits * 100, "\(slope) bytes in a round of \(edits) edits")
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
