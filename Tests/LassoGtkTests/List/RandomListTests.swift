import FlowCases
import LassoGtk
import LassoGtkTestUtilities
import Testing

/// Compares a list, row by row, with a state that is edited at random while the list is scrolled.
@Suite(.display) struct RandomListTests {
    @Test(arguments: [UInt64(1), 2]) func theListShowsTheStateAfterRandomEdits(seed: UInt64) async throws {
        let list = ListWindow(ListStore(rowCount: 400))
        defer { list.close() }
        try await list.show()
        var editor = RowEditor(seed: seed)
        for step in 1...Endurance.count(400, long: 8_000) {
            list.store.update { editor.edit(&$0) }
            guard step.isMultiple(of: 20) else { continue }
            if step.isMultiple(of: 60) {
                let place = list.scroll.vadjustment
                place.value = Double.random(in: 0..<place.upper, using: &editor.random)
            }
            GtkTesting.settle()
            let seen = list.seenRows
            let titles = list.seenTitles
            #expect(seen.count == titles.count, "step \(step)")
            guard let first = seen.first.flatMap({ list.store.state.rows.index(id: $0.row.id) }) else {
                Issue.record("No row is seen after step \(step)")
                return
            }
            let expected = Array(list.store.state.rows[first..<min(first + seen.count, list.store.state.rows.count)])
            #expect(seen.map(\.row) == expected, "step \(step)")
            let selected = expected.map(\.id).filter { $0 == list.store.state.selected }
            #expect(seen.filter(\.isSelected).map(\.row.id) == selected, "step \(step)")
        }
        #expect(list.store.actions == [])
    }

    @Test(arguments: [UInt64(1), 2]) func aLongListShowsTheRightItemsWhateverTheUserDoesMeanwhile(
        seed: UInt64
    ) async throws {
        let list = ListWindow(
            ListStore(rowCount: 3_000),
            arrangement: .filtered(by: \.selected, Self.isShown).sorted(by: \.selected, Self.precedes)
        )
        defer { list.close() }
        try await list.show()
        var random = SeededGenerator(state: seed)
        for step in 1...Endurance.count(60, long: 1_000) {
            let rule = Int.random(in: 0..<15, using: &random)
            list.store.update { $0.selected = rule }
            let place = list.scroll.vadjustment
            let row = list.list.children.randomElement(using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1: place.value = Double.random(in: 0...place.upper, using: &random)
            case 2: row?.grabFocus()
            case 3: row?.descendants.lazy.compactMap { $0 as? EditableLabel }.first?.startEditing()
            case 4: list.window.setDefaultSize(width: 300, height: Int.random(in: 100..<800, using: &random))
            default: break
            }
            let titles = list.madeTitles
            #expect(Set(titles).count == titles.count, "step \(step)")
            guard Bool.random(using: &random) else { continue }
            let shown = list.store.state.rows.filter { Self.isShown($0, rule) }.enumerated().sorted {
                let (one, other) = ($0.element, $1.element)
                return Self.precedes(one, other, rule)
                    || !Self.precedes(other, one, rule) && $0.offset < $1.offset
            }
            let positions = Dictionary(uniqueKeysWithValues: shown.enumerated().map { ($1.element.title, $0) })
            try await GtkTesting.turnMainLoop(until: "the right rows are shown after step \(step)") {
                let made = list.madeTitles.map { positions[$0] ?? -1 }
                return made.count >= min(shown.count, 5) && made.first != -1
                    && zip(made, made.dropFirst()).allSatisfy(<)
            }
        }
        #expect(list.store.actions == [])
    }

    private static func isShown(_ row: ListModule.Row, _ rule: Int?) -> Bool {
        switch (rule ?? 0) % 5 {
        case 0: true
        case 1: row.id > 2_000
        case 2: row.id.isMultiple(of: 3)
        case 3: (row.id / 40).isMultiple(of: 3)
        default: row.id < 10
        }
    }

    private static func precedes(_ one: ListModule.Row, _ other: ListModule.Row, _ rule: Int?) -> Bool {
        switch (rule ?? 0) % 3 {
        case 0: one.id < other.id
        case 1: one.id > other.id
        default: one.id % 7 < other.id % 7
        }
    }

    @Test func aListThatArrangesItsRowsShowsThemAfterRandomEdits() async throws {
        let list = ListWindow(
            ListStore(rowCount: 300),
            arrangement: .filtered(by: \.selected) { row, selected in !(row.id + selected).isMultiple(of: 4) }
                .sorted(by: \.selected) { one, other, selected in one.id % selected < other.id % selected }
        )
        defer { list.close() }
        try await list.show()
        func expected() -> [ListModule.Row] {
            guard let selected = list.store.state.selected else { return Array(list.store.state.rows) }
            let rows = list.store.state.rows.filter { !($0.id + selected).isMultiple(of: 4) }
            return rows.enumerated().sorted {
                let (one, other) = ($0.element.id % selected, $1.element.id % selected)
                return one == other ? $0.offset < $1.offset : one < other
            }
            .map(\.element)
        }
        var editor = RowEditor(seed: 9)
        for step in 1...Endurance.count(200, long: 4_000) {
            list.store.update { state in
                editor.edit(&state)
                if let selected = state.selected { state.selected = selected % 7 + 2 }
            }
            guard step.isMultiple(of: 6) else { continue }
            if step.isMultiple(of: 60) {
                let place = list.scroll.vadjustment
                place.value = Double.random(in: 0..<place.upper, using: &editor.random)
            }
            let rows = expected()
            try await GtkTesting.turnMainLoop(until: "the rows are arranged after step \(step)") {
                let seen = list.seenRows.map(\.row)
                guard seen.count > 5, let first = rows.firstIndex(where: { $0 == seen[0] }) else { return rows.isEmpty }
                return seen == Array(rows[first..<min(first + seen.count, rows.count)])
            }
        }
        #expect(list.store.actions == [])
    }
}
