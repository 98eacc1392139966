import Gtk
import LassoGtkTestUtilities
import Testing

/// Tests of where a list is scrolled to when its rows change.
@Suite(.display) struct ListScrollingTests {
    private let list = ListWindow(ListStore(rowCount: 5_000))

    /// Shows the list, and returns the height of a row.
    private func show() async throws -> Double {
        try await list.show()
        return list.seenPlaces[1].start - list.seenPlaces[0].start
    }

    private func makeRows(_ count: Int, from first: Int) -> [ListModule.Row] {
        (first..<first + count).map { ListModule.Row($0) }
    }

    @Test func rowsAreSeenWhereTheListIsScrolledBeforeNewRowsAreLaidOut() async throws {
        defer { list.close() }
        let height = try await show(), place = list.scroll.vadjustment
        list.store.update { $0.rows.replaceSubrange(10..<5_000, with: makeRows(4_000, from: 10_000)) }
        place.value = height * 2_000
        GtkTesting.settle()
        #expect(list.seenPlaces.first == ListWindow.Place(title: "Row 11990", start: 0))
        #expect(list.seenPlaces.count > 10)
    }

    @Test(arguments: [0.0, 50, -3_000]) func rowsStayWhereTheyAreSeenButForTheDistanceScrolled(
        _ distance: Double
    ) async throws {
        defer { list.close() }
        _ = try await show()
        let place = list.scroll.vadjustment
        place.value = 40_007
        GtkTesting.settle()
        let seen = list.seenPlaces
        place.value -= distance
        GtkTesting.settle()
        list.store.update { $0.rows.replaceSubrange(0..<0, with: makeRows(100, from: 10_000)) }
        place.value += distance / 2
        list.store.update { $0.rows.replaceSubrange(0..<0, with: makeRows(100, from: 20_000)) }
        place.value += distance / 2
        GtkTesting.settle()
        #expect(list.seenPlaces == seen)
    }

    @Test func theBeginningIsSeenAfterRowsWereTakenOutOneOfWhichHadTheFocusLast() async throws {
        defer { list.close() }
        _ = try await show()
        list.focus("Row 5")
        list.window.focusWidget = nil
        list.store.update { state in state.rows = state.rows.filter { $0.id % 10 == 0 } }
        GtkTesting.settle()
        #expect(list.seenPlaces.first == ListWindow.Place(title: "Row 0", start: 0))
    }

    @Test func aListThatLeavesItsWindowBeforeNewRowsAreLaidOutCanBeScrolledInAnotherOne() async throws {
        let height = try await show(), place = list.scroll.vadjustment
        list.store.update { $0.rows.removeSubrange(0..<1_000) }
        list.window.child = nil
        list.close()
        let window = Window()
        defer { window.close() }
        window.child = list.scroll
        window.setDefaultSize(width: 300, height: 400)
        window.present()
        GtkTesting.settle()
        place.value = height * 100
        GtkTesting.settle()
        #expect(list.seenPlaces.first == ListWindow.Place(title: "Row 1100", start: 0))
    }
}
