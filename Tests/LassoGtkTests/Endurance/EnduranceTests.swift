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
        let kept = try await Endurance.isLong ? growthOfBareWindows() : 0
        // A window's widgets take more than 50 kilobytes, a store 336 bytes, and an observer 188.
        try await Endurance.expectConstantMemory(ofEach: "window", count, besides: kept, short: 10_000, long: 150) {
            let recorder = LifetimeRecorder()
            for _ in 0..<count {
                let window = WindowController(), screen = FieldsModule.createScreen()
                window.setRootController(NavigationController(rootController: screen.controller))
                window.present(in: GtkTesting.application, width: 300, height: 200)
                recorder.recordHierarchy(of: window)
                screen.store.dispatchAction(.didType("Ann"))
                GtkTesting.settle()
                window.close()
                await letWindowGo()
            }
            #expect(recorder.recorded.count >= 4 * count)
            try await GtkTesting.turnMainLoop(until: "all are released: \(recorder.survivors)") {
                recorder.survivors == []
            }
        }
        #expect(GtkTesting.application.windows.isEmpty)
    }

    /// Returns by how many bytes the memory grows for each window that isn't the library's. GTK keeps up to 200.
    private func growthOfBareWindows() async throws -> Double {
        // Enough for the few bytes that matter.
        let count = 371
        return try await Endurance.memoryGrowth(ofEach: "bare window", count) {
            for _ in 0..<count {
                let window = BareWindow(in: GtkTesting.application)
                GtkTesting.settle()
                window.close()
                await letWindowGo()
            }
        }
    }

    private func letWindowGo() async {
        GtkTesting.settle()
        // The tasks of the main actor run only while the test waits.
        await MainQueueClock.nextTurn()
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
