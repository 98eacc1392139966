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
        #expect(kept < 250)
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

    @Test func aListThatIsEditedForALongTimeShowsEachEditAndLeavesNothingBehind() async throws {
        let recorder = LifetimeRecorder()
        try await edit(EditedList(ListStore(rowCount: 400), noting: recorder), noting: recorder)
        #expect(recorder.recorded.count > 20)
        try await GtkTesting.turnMainLoop(until: "all are released: \(recorder.survivors)") { recorder.survivors == [] }
    }

    private func edit(_ list: EditedList, noting recorder: LifetimeRecorder) async throws {
        defer { list.close() }
        try await list.show()
        let first = list.store.state.rows
        let count = Endurance.count(120, long: 111_112)
        var seed = Endurance.seed(3)
        // A row that is kept, or its view store, takes more than 200 bytes.
        try await Endurance.expectConstantMemory(ofEach: "edit", count, short: 100, long: 2) {
            var editor = RowEditor(seed: seed)
            for step in 1...count {
                list.store.update { editor.editRows(of: &$0) }
                try #require(list.hasRowsOfState, "edit \(step) of seed \(seed)")
                // In a turn of the main loop, a list shows as many changes at once.
                guard step.isMultiple(of: 8) else { continue }
                GtkTesting.turnMainLoopOnce()
                try #require(list.hasToldRowsOfState, "edit \(step) of seed \(seed)")
                if step.isMultiple(of: Endurance.count(40, long: 400)) {
                    try await settle(list, after: "edit \(step) of seed \(seed)")
                }
            }
            seed += 1
            list.store.update { ($0.rows, $0.selected) = (first, nil) }
            list.scrollToTop()
            try await settle(list, after: "the last edit")
            recorder.forgetReleased()
        }
    }

    /// Waits until a list is at rest and shows its state.
    private func settle(_ list: EditedList, after edit: String) async throws {
        GtkTesting.settle()
        await MainQueueClock.nextTurn()
        try await GtkTesting.turnMainLoop(until: "the rows are shown after \(edit)") { list.showsRowsOfState }
    }
}
