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
        let list = ListWindow(ListStore(rowCount: 400))
        defer { list.close() }
        try await list.show()
        let first = list.store.state.rows
        let edits = Endurance.count(120, long: 111_112)
        let slope = try await memorySlope(rounds: Self.rounds) {
            var editor = RowEditor(seed: 3)
            for step in 1...edits {
                list.store.update { editor.edit(&$0) }
                if step.isMultiple(of: 50) { GtkTesting.settle() }
            }
            list.store.update { ($0.rows, $0.selected) = (first, nil) }
            list.scroll.vadjustment.value = 0
            GtkTesting.settle()
        }
        // A row that is kept, or its view store, takes more than 200 bytes.
        #expect(slope < edits * 20, "\(slope) bytes in a round of \(edits) edits")
        #expect(list.seenTitles == list.seenRows.map(\.row.title))
        #expect(list.store.actions == [])
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
