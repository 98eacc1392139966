import FlowCases
import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests lists of the items of a state: what they show, what is selected, and where the focus is.
@Suite(.display) struct ListViewTests {
    @Test func theVisibleRowsShowTheirItems() async throws {
        let list = ListWindow(ListStore(rowCount: 100_000))
        defer { list.close() }
        try await list.show()
        #expect(list.seenTitles.prefix(3) == ["Row 0", "Row 1", "Row 2"])
        #expect(list.madeRowCount < 300)
        list.store.update { $0.rows[id: 1]?.title = "changed" }
        #expect(list.seenTitles.prefix(3) == ["Row 0", "changed", "Row 2"])
        list.store.update { $0.rows.remove(id: 0) }
        list.store.update { $0.rows.insert(ListModule.Row(-1, "new"), at: 1) }
        GtkTesting.settle()
        #expect(list.seenTitles.prefix(3) == ["changed", "new", "Row 2"])
        #expect(list.store.actions == [])
    }

    @Test func aChangeBindsOnlyTheRowsThatItTouches() async throws {
        let list = ListWindow(ListStore(rowCount: 1_000))
        defer { list.close() }
        try await list.show()
        let count = list.boundCount
        list.store.update { $0.rows[id: 3]?.isDone = true }
        #expect(list.boundCount == count + 1)
        list.store.update { $0.rows[id: 900]?.isDone = true }
        #expect(list.boundCount == count + 1)
        list.store.update { $0.rows.move(5, before: 2) }
        GtkTesting.settle()
        #expect(list.boundCount <= count + 3)
    }

    @Test func aListThatIsFilteredKeepsItsRows() async throws {
        let list = ListWindow(ListStore(rowCount: 20_000))
        defer { list.close() }
        try await list.show()
        let (rows, count) = (list.list.children, list.madeRowCount)
        list.store.update { $0.rows.removeAll { !$0.id.isMultiple(of: 3) } }
        GtkTesting.settle()
        #expect(list.seenTitles.prefix(3) == ["Row 0", "Row 3", "Row 6"])
        let new = list.seenRows.map(\.widget).filter { row in !rows.contains { $0 === row } }
        #expect(new.isEmpty)
        #expect(list.madeRowCount == count)
    }

    @Test func ofManyChangesAtOnceTheListShowsTheLast() async throws {
        let list = ListWindow(ListStore(rowCount: 0))
        defer { list.close() }
        try await list.show()
        var count = 0
        let connection = list.list.model?.onItemsChanged { _, _, _ in count += 1 }
        for number in 0..<1_000 { list.store.update { $0.rows.append(ListModule.Row(number)) } }
        GtkTesting.settle()
        #expect(list.list.model?.nItems == 1_000)
        #expect(count < 20)
        list.store.update { $0.rows.append(ListModule.Row(1_000)) }
        #expect(list.list.model?.nItems == 1_001)
        connection?.disconnect()
    }

    @Test func aListThatFiltersAndSortsShowsTheResult() async throws {
        let list = ListWindow(
            ListStore(rowCount: 1_000),
            arrangement: .filtered(by: \.selected) { row, divisor in row.id.isMultiple(of: divisor) }
                .sorted(by: \.someSelected) { one, other, first in first.contains(one.id) && !first.contains(other.id) }
        )
        defer { list.close() }
        try await list.show()
        // On a busy computer, the list may need more than its first slice of time.
        list.store.update { ($0.selected, $0.someSelected) = (3, [300, 12, 13]) }
        try await GtkTesting.turnMainLoop(until: "the rows are filtered and sorted") {
            list.seenTitles.prefix(4) == ["Row 12", "Row 300", "Row 0", "Row 3"]
        }
        list.store.update { $0.rows[id: 300]?.title = "changed" }
        list.store.update { $0.rows.remove(id: 0) }
        try await GtkTesting.turnMainLoop(until: "the changes are seen") {
            list.seenTitles.prefix(3) == ["Row 12", "changed", "Row 3"]
        }
        #expect(list.store.actions == [])
    }

    @Test func framesAreDrawnWhileAListSorts() async throws {
        var compared = 0
        let list = ListWindow(
            ListStore(rowCount: 100_000),
            arrangement: .sorted(by: \.selected) { one, other, _ in
                compared += 1
                return one.id > other.id
            }
        )
        defer { list.close() }
        try await list.show()
        try await GtkTesting.turnMainLoop(until: "the rows are shown") { list.seenTitles.first == "Row 0" }
        list.store.update { $0.selected = 1 }
        var comparedInFrames: Set<Int> = []
        list.list.addTickCallback { _, _ in
            comparedInFrames.insert(compared)
            return list.seenTitles.first == "Row 0"
        }
        try await GtkTesting.turnMainLoop(until: "the rows are sorted") { list.seenTitles.first == "Row 99999" }
        #expect(comparedInFrames.count > 3)
    }

    @Test(.userInput) func whatTheUserSelectsIsSentByItsIdentity() async throws {
        let list = ListWindow(ListStore(rowCount: 50))
        defer { list.close() }
        try await list.show()
        try await UserInput.click(list.seenRows[2].widget)
        #expect(list.store.actions == [.didSelect(2)])
        #expect(list.seenRows[2].isSelected)
        try await UserInput.press("Down")
        #expect(list.store.actions.last == .didSelect(3))
        #expect(list.seenRows.filter(\.isSelected).map(\.row.id) == [3])
    }

    @Test(.userInput) func aSelectionThatTheStoreRefusesIsNotShown() async throws {
        let list = ListWindow(ListStore(rowCount: 50))
        defer { list.close() }
        try await list.show()
        list.store.refuses = true
        try await UserInput.click(list.seenRows[2].widget)
        #expect(list.store.actions == [.didSelect(2)])
        #expect(!list.seenRows.contains { $0.isSelected })
    }

    @Test func aSelectedRowThatIsRemovedCausesNoAction() async throws {
        let list = ListWindow(ListStore(rowCount: 50))
        defer { list.close() }
        try await list.show()
        list.store.update { $0.selected = 2 }
        #expect(list.seenRows[2].isSelected)
        list.store.update { $0.rows.remove(id: 2) }
        GtkTesting.settle()
        #expect(list.store.actions == [])
        #expect(!list.seenRows.contains { $0.isSelected })
        list.store.update { $0.rows.insert(ListModule.Row(2), at: 1) }
        GtkTesting.settle()
        #expect(list.seenRows[1].isSelected)
    }

    @Test(.userInput) func severalRowsAreSelected() async throws {
        let list = ListWindow(ListStore(rowCount: 50), selection: .multiple(\.someSelected) { .didSelectSome($0) })
        defer { list.close() }
        try await list.show()
        try await UserInput.click(list.seenRows[1].widget)
        try await UserInput.press("shift+Down")
        #expect(list.store.state.someSelected == [1, 2])
        list.store.update { $0.rows.insert(ListModule.Row(-1), at: 0) }
        GtkTesting.settle()
        #expect(list.seenRows.filter(\.isSelected).map(\.row.id) == [1, 2])
        try await UserInput.press("ctrl+a")
        #expect(list.store.state.someSelected.count == 51)
    }

    @Test(.userInput) func allRowsAreSelectedAndDeletedExceptThoseThatAreHidden() async throws {
        let list = ListWindow(
            ListStore(rowCount: 2_000),
            arrangement: .filtered(by: \.selected) { row, divisor in row.id.isMultiple(of: divisor) },
            selection: .multiple(\.someSelected) { .didSelectSome($0) },
            .deletion { .didDeleteSome($0, next: $1) }
        )
        defer { list.close() }
        try await list.show()
        list.focus("Row 0")
        try await UserInput.press("ctrl+a")
        #expect(list.store.state.someSelected.count == 2_000)
        #expect(list.seenRows.filter { !$0.isSelected }.isEmpty)
        list.store.update { $0.selected = 2 }
        try await GtkTesting.turnMainLoop(until: "half of the rows are shown") { list.list.model?.nItems == 1_000 }
        list.focus("Row 0")
        try await UserInput.press("Delete")
        #expect(list.store.state.rows.count == 1_000)
        #expect(list.seenTitles.isEmpty)
    }

    @Test func aRowThatTheStateSelectsIsScrolledToWhileTheFocusIsElsewhere() async throws {
        let list = ListWindow(ListStore(rowCount: 100))
        defer { list.close() }
        let elsewhere = Button("Elsewhere")
        list.window.titlebar = elsewhere
        try await list.show()
        elsewhere.grabFocus()
        list.store.update { $0.selected = 80 }
        GtkTesting.settle()
        #expect(list.seenTitles.contains("Row 80") && list.window.focusWidget === elsewhere)
    }

    @Test(.userInput) func aBrowsedListKeepsItsSelection() async throws {
        let list = ListWindow(ListStore(rowCount: 50), selection: .browse(\.selected) { .didSelect($0) })
        defer { list.close() }
        try await list.show()
        try await UserInput.click(list.seenRows[1].widget)
        try await UserInput.press("ctrl+space")
        #expect(list.store.actions == [.didSelect(1)])
        #expect(list.seenRows[1].isSelected)
    }

    @Test(.userInput) func shiftWithAnArrowKeySelectsTheNextRowWhereOneCanBeSelected() async throws {
        let list = ListWindow(ListStore(rowCount: 50))
        defer { list.close() }
        try await list.show()
        try await UserInput.click(list.seenRows[2].widget)
        try await UserInput.press("shift+Down")
        #expect(list.store.actions == [.didSelect(2), .didSelect(3)])
        #expect(list.focusedTitle == "Row 3")
    }

    @Test(.userInput) func selectingAllRowsDoesNothingWhereOneCanBeSelected() async throws {
        let list = ListWindow(ListStore(rowCount: 50))
        defer { list.close() }
        try await list.show()
        try await UserInput.click(list.seenRows[2].widget)
        try await UserInput.press("ctrl+a")
        #expect(list.store.actions == [.didSelect(2)])
    }

    @Test(.userInput) func aListThatShowsAPlaceMovesOnlyTheFocus() async throws {
        let list = ListWindow(ListStore(rowCount: 50), selection: .shown(\.selected))
        defer { list.close() }
        try await list.show()
        list.store.update { $0.selected = 1 }
        GtkTesting.settle()
        list.focus("Row 1")
        try await UserInput.press("Down")
        #expect(list.focusedTitle == "Row 2")
        #expect(list.seenRows.filter(\.isSelected).count == 1 && list.seenRows[1].isSelected)
        try await UserInput.press("Return")
        #expect(list.store.actions == [.didOpen(2)])
    }

    @Test(arguments: [10, 1_000], [0, 7.0])
    func theFocusAndTheScrollPositionStayAtTheirRows(distance: Int, offset: Double) async throws {
        let list = ListWindow(ListStore(rowCount: 5_000))
        defer { list.close() }
        try await list.show()
        let height = list.seenPlaces[1].start - list.seenPlaces[0].start
        list.scroll.vadjustment.value = height * 1_000 + offset
        GtkTesting.settle()
        let before = list.seenPlaces
        #expect(before.first?.start == -offset)
        let focused = before[4].title
        list.focus(focused)
        #expect(list.focusedTitle == focused)
        list.store.update { state in
            let new = (0..<distance).map { ListModule.Row(-1 - $0) }
            state.rows.replaceSubrange(0..<0, with: new)
        }
        GtkTesting.settle()
        #expect(list.seenPlaces == before)
        #expect(list.focusedTitle == focused)
        #expect(list.store.actions == [])
    }

    @Test func theFocusFollowsARowThatMoves() async throws {
        let list = ListWindow(ListStore(rowCount: 1_000))
        defer { list.close() }
        try await list.show()
        list.focus("Row 3")
        list.store.update { $0.rows.move(3, before: 9) }
        GtkTesting.settle()
        #expect(list.focusedTitle == "Row 3")
        list.store.update { $0.rows.move(3, before: 900) }
        GtkTesting.settle()
        #expect(list.focusedTitle == "Row 3")
        list.store.update { $0.rows.reverse() }
        GtkTesting.settle()
        #expect(list.focusedTitle == "Row 3")
        #expect(list.seenTitles.contains("Row 3"))
    }

    @Test func theFocusGoesToTheNextRowWhenItsRowIsRemoved() async throws {
        let list = ListWindow(ListStore(rowCount: 5))
        defer { list.close() }
        try await list.show()
        list.focus("Row 3")
        list.store.update { $0.rows.remove(id: 3) }
        #expect(list.focusedTitle == "Row 4")
        list.store.update { $0.rows.remove(id: 4) }
        #expect(list.focusedTitle == "Row 2")
    }

    @Test(.userInput) func aRowIsRenamedInItsPlaceWithTheKeyboard() async throws {
        let list = ListWindow(ListStore(rowCount: 50))
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("F2")
        try await UserInput.press("n", "e", "w")
        #expect(list.store.actions == [])
        try await UserInput.press("Return")
        #expect(list.store.actions == [.didRename(1, "new")])
        try await UserInput.press("F2")
        try await UserInput.press("o", "t", "h", "e", "r")
        try await UserInput.press("Escape")
        #expect(list.store.actions.count == 1)
        #expect(list.seenTitles[1] == "new")
    }

    @Test(.userInput, arguments: ["Return", "Escape"])
    func afterARenamingReturnActivatesTheRow(ending: String) async throws {
        let list = ListWindow(ListStore(rowCount: 50))
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("F2", "n", "e", "w", ending)
        #expect(!list.store.actions.contains(.didOpen(1)))
        try await UserInput.press("Return")
        #expect(list.store.actions.last == .didOpen(1) && list.edited.isEmpty)
    }

    @Test(.userInput) func afterARenamingThatMovesItsRowFarAwayReturnActivatesTheRow() async throws {
        let list = ListWindow(ListStore(rowCount: 2_000))
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("F2", "n", "e", "x")
        list.store.update { $0.rows.reverse() }
        try await UserInput.press("t", "Return")
        #expect(list.store.actions == [.didRename(1, "next")])
        try await UserInput.press("Return")
        #expect(list.store.actions.last == .didOpen(1))
    }

    @Test(.userInput) func aLabelThatHadTheFocusHasItAgainAfterARenaming() async throws {
        let list = ListWindow(ListStore(rowCount: 50))
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("Tab", "Tab")
        let label = try #require(list.window.focusWidget as? EditableLabel)
        try await UserInput.press("F2", "n", "e", "w", "Return")
        #expect(list.window.focusWidget === label)
    }

    @Test(.userInput) func aRowThatIsBeingRenamedCanBeRemoved() async throws {
        let list = ListWindow(ListStore(rowCount: 50))
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("F2")
        try await UserInput.press("n", "e", "w")
        list.store.update { $0.rows.remove(id: 1) }
        GtkTesting.settle()
        #expect(list.store.actions == [])
        #expect(list.seenTitles[1] == "Row 2")
    }

    @Test(.userInput) func aRenamingGoesOnAfterItsRowHasMoved() async throws {
        let list = ListWindow(ListStore(rowCount: 50))
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("F2", "n", "e", "x", "Left")
        list.store.update { $0.rows.reverse() }
        try await UserInput.press("w", "Return")
        #expect(list.store.actions == [.didRename(1, "newx")])
        #expect(list.focusedTitle == "newx")
    }

    @Test(.userInput) func aRenamingGoesOnAfterItsRowHasMovedFarAway() async throws {
        let list = ListWindow(ListStore(rowCount: 2_000))
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("F2", "n", "e", "x", "Left")
        list.store.update { $0.rows.reverse() }
        #expect(list.edited.map(\.text) == ["nex"])
        try await UserInput.press("w", "Return")
        #expect(list.store.actions == [.didRename(1, "newx")])
        #expect(list.focusedTitle == "newx")
    }

    /// GTK makes a new row at once, and the list shows the content of the old one in it.
    @Test(.userInput) func aRenamingGoesOnInTheSameContentInANewRow() async throws {
        let list = ListWindow(ListStore(rowCount: 100))
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("F2", "n", "e", "x", "Left")
        list.store.update { $0.rows.move(from: 1, to: 80) }
        #expect(list.edited.map(\.text) == ["nex"])
        try await UserInput.press("w", "Return")
        #expect(list.store.actions == [.didRename(1, "newx")])
        #expect(list.focusedTitle == "newx")
    }

    @Test(.userInput) func theFocusStaysInTheSameControlInANewRow() async throws {
        let list = ListWindow(ListStore(rowCount: 100))
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("Tab")
        #expect(list.window.focusWidget is CheckButton)
        list.store.update { $0.rows.move(from: 1, to: 80) }
        GtkTesting.settle()
        #expect(list.window.focusWidget is CheckButton)
        #expect(list.focusedTitle == "Row 1")
    }

    @Test(.userInput) func aRenamingWithoutAChangeGoesOnWithTheNewNameOfTheRow() async throws {
        let list = ListWindow(ListStore(rowCount: 2_000))
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("F2")
        list.store.update { state in
            state.rows.reverse()
            state.rows[id: 1]?.title = "Other"
        }
        #expect(list.edited.map(\.text) == ["Other"])
        try await UserInput.press("Return")
        #expect(list.store.actions == [])
        list.store.update { $0.rows.reverse() }
        try await UserInput.press("F2")
        list.store.update { $0.rows.reverse() }
        // As the whole text is selected, letters replace it.
        try await UserInput.press("n", "e", "w", "Return")
        #expect(list.store.actions == [.didRename(1, "new")])
    }

    @Test(.userInput) func aRenamingThatIsGivenUpShowsTheNewNameAlsoIfNothingWasTyped() async throws {
        let list = ListWindow(ListStore(rowCount: 50))
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("F2")
        list.store.update { $0.rows[id: 1]?.title = "Other" }
        try await UserInput.press("Escape")
        #expect(list.store.actions == [] && list.seenTitles[1] == "Other")
    }

    @Test(.userInput) func aRenamingThatIsGivenUpKeepsTheNameThatTheRowWasGivenMeanwhile() async throws {
        let list = ListWindow(ListStore(rowCount: 50))
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("F2", "n", "e", "w")
        list.store.update { $0.rows[id: 1]?.title = "Other" }
        try await UserInput.press("Escape")
        #expect(list.store.actions == [] && list.seenTitles[1] == "Other")
    }

    @Test(.userInput) func theUserScrollsFarAwayRightAfterTheFocusHasLeftARenaming() async throws {
        let list = ListWindow(ListStore(rowCount: 2_000))
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("F2", "n", "e", "w")
        list.focus("Row 5")
        let place = list.scroll.vadjustment
        // GTK ends the renaming only after a tenth of a second.
        place.value = place.upper / 2
        GtkTesting.settle()
        try await UserInput.wait(for: .milliseconds(200))
        let titles = list.seenTitles
        #expect(titles.count > 5 && list.edited.isEmpty)
        #expect(Set(titles).isSubset(of: (500..<1_500).map { "Row \($0)" }))
        // GTK has needed the row for another item.
        #expect(list.store.actions == [])
    }

    @Test(.userInput) func aRenamingThatIsGivenUpAfterItsRowHasMovedRenamesNothing() async throws {
        let list = ListWindow(ListStore(rowCount: 50))
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("F2", "n", "e", "w")
        list.store.update { $0.rows.reverse() }
        try await UserInput.press("Escape")
        list.store.update { $0.rows.reverse() }
        // GTK commits a renaming a tenth of a second after the focus has left it.
        try await UserInput.wait(for: .milliseconds(200))
        #expect(list.store.actions == [] && list.edited.isEmpty)
        #expect(list.focusedTitle == "Row 1", "\(list.seenTitles)")
    }

    @Test(.userInput) func aNewRowDoesNotShowTheRenamingOfARemovedOne() async throws {
        let list = ListWindow(ListStore(rowCount: 50))
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("F2", "n", "e", "w")
        list.focus("Row 5")
        list.store.update { $0.rows.remove(id: 1) }
        list.store.update { $0.rows.append(ListModule.Row(50)) }
        let label = try #require(list.list.descendants.compactMap { $0 as? EditableLabel }.last)
        #expect(label.text == "Row 50" && !label.editing)
    }

    @Test(.userInput) func aRowIsMovedWithTheKeyboard() async throws {
        let list = ListWindow(ListStore(rowCount: 50), .reordering { .didMove($0, before: $1) })
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("alt+Down")
        #expect(list.store.actions.last == .didMove(1, before: 3))
        #expect(list.focusedTitle == "Row 1")
        try await UserInput.press("alt+Up")
        try await UserInput.press("alt+Up")
        #expect(list.store.actions.last == .didMove(1, before: 0))
        #expect(list.seenTitles.prefix(3) == ["Row 1", "Row 0", "Row 2"])
        let count = list.store.actions.count
        try await UserInput.press("alt+Up")
        #expect(list.store.actions.count == count)
    }

    @Test(.userInput) func aRowIsDraggedToAnotherPlace() async throws {
        let list = ListWindow(ListStore(rowCount: 8), .reordering { .didMove($0, before: $1) })
        defer { list.close() }
        try await list.show()
        let rows = list.seenRows.map(\.widget)
        try await UserInput.drag(rows[1].children[0], to: rows[5].children[0])
        try await GtkTesting.turnMainLoop(until: "the row is moved") { !list.store.actions.filter(\.isMove).isEmpty }
        let moves = list.store.actions.filter(\.isMove)
        #expect(moves == [.didMove(1, before: 5)] || moves == [.didMove(1, before: 6)])
    }

    @Test(.userInput) func aRowIsFoundByTypingWithoutItsDiacritics() async throws {
        let list = ListWindow(ListStore(rowCount: 2_000), .typeAhead(\.title))
        defer { list.close() }
        list.store.update { $0.rows[id: 1_500]?.title = "Zébra" }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("z", "e")
        try await GtkTesting.turnMainLoop(until: "the row is found") { list.store.state.selected == 1_500 }
        #expect(list.focusedTitle == "Zébra")
    }

    @Test(.userInput) func aRowIsFoundByTypingSeveralWords() async throws {
        let list = ListWindow(ListStore(rowCount: 2_000), .typeAhead(\.title))
        defer { list.close() }
        list.store.update { state in
            state.rows[id: 1_400]?.title = "Newton"
            state.rows[id: 1_500]?.title = "New Town"
        }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("n", "e", "w", "space", "t")
        try await GtkTesting.turnMainLoop(until: "the row is found") { list.store.state.selected == 1_500 }
        #expect(list.focusedTitle == "New Town")
        #expect(!list.store.actions.contains(.didSelect(nil)))
    }

    @Test(.userInput) func aRowHasAContextMenu() async throws {
        let list = ListWindow(
            ListStore(rowCount: 50),
            .contextMenu { [RowCommand("_Delete", .didDelete($0.id)), .renaming("_Rename")] }
        )
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("Menu")
        try await UserInput.press("Return")
        try await GtkTesting.turnMainLoop(until: "the command is sent") { list.store.actions == [.didDelete(1)] }
        GtkTesting.settle()
        #expect(list.seenTitles.prefix(2) == ["Row 0", "Row 2"])
        try await UserInput.click(list.seenRows[3].widget, button: 3)
        try await UserInput.press("Up")
        try await UserInput.press("Return")
        try await UserInput.press("n", "e", "w", "Return")
        #expect(list.store.actions.last == .didRename(4, "new"))
    }

    @Test(.userInput) func theDeleteKeyDeletesWhatIsSelectedAndShown() async throws {
        let list = ListWindow(
            ListStore(rowCount: 50),
            arrangement: .filtered(by: \.selected) { row, divisor in row.id.isMultiple(of: divisor) },
            selection: .multiple(\.someSelected) { .didSelectSome($0) },
            .deletion { .didDeleteSome($0, next: $1) }
        )
        defer { list.close() }
        try await list.show()
        list.store.update { ($0.selected, $0.someSelected) = (2, [2, 3, 8]) }
        list.focus("Row 2")
        try await UserInput.press("Delete")
        // Row 3 isn't shown.
        #expect(list.store.actions.last == .didDeleteSome([2, 8], next: 4))
        #expect(list.focusedTitle == "Row 4" && list.store.state.rows.contains(id: 3))
        // A row that isn't selected is deleted alone.
        list.store.update { $0.someSelected = [10] }
        list.focus("Row 4")
        try await UserInput.press("Delete")
        #expect(list.store.actions.last == .didDeleteSome([4], next: 6))
        // Behind the last row comes the one in front of it.
        list.focus("Row 6")
        try await UserInput.press("End")
        try await UserInput.press("Delete")
        #expect(list.store.actions.last == .didDeleteSome([48], next: 46))
        #expect(list.focusedTitle == "Row 46")
    }

    @Test(.userInput) func theSelectedRowIsNextWhenAnotherOneIsDeleted() async throws {
        let list = ListWindow(
            ListStore(rowCount: 50),
            selection: .browse(\.selected) { .didSelect($0) },
            .contextMenu { _ in [.deleting("_Delete")] },
            .deletion { .didDeleteSome($0, next: $1) }
        )
        defer { list.close() }
        list.store.update { $0.selected = 2 }
        try await list.show()
        try await UserInput.click(list.seenRows[5].widget, button: 3)
        try await UserInput.press("Return")
        try await GtkTesting.turnMainLoop(until: "the row is deleted") { !list.store.actions.isEmpty }
        #expect(list.store.actions == [.didDeleteSome([5], next: 2)])
    }

    @Test(.userInput, arguments: [0, 3_000]) func theListDoesNotScrollWhenRowsAreDeleted(value: Double) async throws {
        let list = ListWindow(
            ListStore(rowCount: 500),
            selection: .multiple(\.someSelected) { .didSelectSome($0) },
            .deletion { .didDeleteSome($0, next: $1) }
        )
        defer { list.close() }
        try await list.show()
        list.scroll.vadjustment.value = value
        GtkTesting.settle()
        for _ in 1...3 {
            let titles = list.seenTitles
            list.focus(titles[4])
            try await UserInput.press("space", "shift+Up", "Delete")
            GtkTesting.settle()
            #expect(Array(list.seenTitles.prefix(5)) == Array(titles[..<3] + titles[5..<7]))
            #expect(list.focusedTitle == titles[5])
        }
    }

    @Test(.userInput, arguments: [0, 3_000]) func theListDoesNotScrollWhenARowIsMovedWithinSight(value: Double)
        async throws
    {
        let list = ListWindow(ListStore(rowCount: 500), .reordering { .didMove($0, before: $1) })
        defer { list.close() }
        try await list.show()
        list.scroll.vadjustment.value = value
        GtkTesting.settle()
        try await UserInput.click(list.seenRows[3].widget)
        let first = list.seenTitles[0]
        for key in ["alt+Down", "alt+Down", "alt+Down", "alt+Up"] {
            try await UserInput.press(key)
            GtkTesting.settle()
            #expect(list.seenTitles[0] == first, "\(key)")
        }
    }

    @Test(.userInput) func whileARowIsRenamedTheDeleteKeyDeletesLetters() async throws {
        let list = ListWindow(ListStore(rowCount: 50), .deletion { .didDeleteSome($0, next: $1) })
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("F2", "Home", "Delete", "Delete", "Delete", "Delete", "End", "Delete", "Return")
        #expect(list.store.actions == [.didRename(1, "1")])
    }

    @Test(.userInput) func ofManyRowsThatAreDeletedTheFirstOnesFocusGoesToTheTop() async throws {
        let list = ListWindow(
            ListStore(rowCount: 3_000),
            selection: .multiple(\.someSelected) { .didSelectSome($0) },
            .contextMenu { _ in [.deleting("_Delete")] },
            .deletion { .didDeleteSome($0, next: $1) }
        )
        defer { list.close() }
        try await list.show()
        list.focus("Row 0")
        list.store.update { $0.someSelected = Set(0..<2_000) }
        try await UserInput.press("Menu", "Return")
        try await GtkTesting.turnMainLoop(until: "the rows are deleted") { list.focusedTitle == "Row 2000" }
        #expect(list.store.state.someSelected == [2_000])
        try await UserInput.press("ctrl+a", "Delete")
        #expect(list.store.state.rows.isEmpty && list.store.state.someSelected.isEmpty)
    }

    @Test(.userInput) func rowsOfASortedListAreNotMoved() async throws {
        let list = ListWindow(
            ListStore(rowCount: 8),
            arrangement: .sorted(by: \.selected) { one, other, _ in one.id > other.id },
            selection: .none,
            .reordering { .didMove($0, before: $1) }
        )
        defer { list.close() }
        try await list.show()
        list.store.update { $0.selected = 1 }
        GtkTesting.settle()
        #expect(list.seenTitles.first == "Row 7")
        list.focus("Row 3")
        try await UserInput.press("alt+Down")
        let rows = list.seenRows.map(\.widget)
        try await UserInput.drag(rows[1].children[0], to: rows[5].children[0])
        #expect(list.store.actions == [])
        list.store.update { $0.selected = nil }
        list.focus("Row 3")
        try await UserInput.press("alt+Down")
        #expect(list.store.actions == [.didMove(3, before: 5)])
    }

    @Test func rowsHaveNamesAndPositionsForAssistiveTechnologies() async throws {
        let list = ListWindow(ListStore(rowCount: 50))
        defer { list.close() }
        try await list.show()
        list.store.update { $0.rows.remove(id: 3) }
        for row in list.seenRows.map(\.widget) {
            for relation in [AccessibleRelation.labelledBy, .posInSet, .setSize] {
                #expect(row.hasAccessibleRelation(relation), "\(relation)")
            }
        }
    }

    @Test(.userInput) func aRowIsActivated() async throws {
        let list = ListWindow(ListStore(rowCount: 50))
        defer { list.close() }
        try await list.show()
        list.focus("Row 1")
        try await UserInput.press("Return")
        #expect(list.store.actions.contains(.didOpen(1)))
    }

    @Test func aListGoesWithItsRows() {
        let recorder = LifetimeRecorder()
        do {
            let list = ListWindow(ListStore(rowCount: 100))
            recorder.record(list.list)
            recorder.record(list.store)
            if let model = list.list.model { recorder.record(model) }
            list.window.destroy()
        }
        #expect(recorder.survivors == [])
    }
}

extension ListModule.Action {
    fileprivate var isMove: Bool { if case .didMove = self { true } else { false } }
}
