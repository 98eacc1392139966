import FlowCases
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoGtk

/// Tests what a list's model tells GTK.
@Suite(.display) struct StateListModelTests {
    private typealias Row = ListModule.Row
    private typealias Model = StateListModel<Row>

    /// A follower of a model that knows only what it is told, as GTK does.
    private final class Follower {
        private(set) var ids: [Int] = []
        private(set) var steps = 0
        private(set) var largestStep = 0
        private(set) var showedTwice = false
        /// Whether a removal began among items without rows, and ended among others.
        private(set) var removedWrongRows = false
        /// The position around which there are rows.
        var anchor: Int?

        var rows: [Int] {
            guard let anchor, !ids.isEmpty else { return [] }
            let position = min(anchor, ids.count - 1)
            return Array(ids[max(0, position - 20)..<min(ids.count, position + 21)])
        }

        init(_ model: Model) {
            ids = model.items.map(\.id)
            model.onItemsChanged { [weak self, unowned model] position, removed, added in
                guard let self else { return }
                let rows = Set(rows)
                if ids[position..<position + removed].dropFirst().contains(where: rows.contains), position > 0,
                    !rows.contains(ids[position]), !rows.contains(ids[position - 1])
                {
                    removedWrongRows = true
                }
                let new = (position..<position + added).map { (model.object(at: $0) as? Model.ItemObject)?.id ?? -1 }
                ids.replaceSubrange(position..<position + removed, with: new)
                steps += 1
                largestStep = max(largestStep, removed, added)
                if Set(ids).count != ids.count || ids.count != model.count { showedTwice = true }
            }
        }

        func reset() { (steps, largestStep) = (0, 0) }
    }

    @Test(arguments: [0, 3]) func eachStepTellsOfTheItemsThatThereAre(anchorCount: Int) {
        let model = Model(.none)
        let follower = Follower(model)
        // As if GTK had rows for some of the items.
        model.rowIDs = { follower.ids.filter { $0.isMultiple(of: 7) } }
        var editor = RowEditor(seed: 3)
        var state = ListModule.State()
        for step in 1...Endurance.count(1_000, long: 20_000) {
            editor.edit(&state)
            let anchors = state.rows.ids.prefix(anchorCount)
            model.show(state.rows, selected: .one(nil)) { Array(anchors) }
            #expect(follower.ids == Array(state.rows.ids), "step \(step)")
            #expect(!follower.showedTwice, "step \(step)")
        }
    }

    @Test func noRemovalBeginsAmongItemsWithoutRowsAndEndsAmongOthers() {
        let model = Model(.none)
        let follower = Follower(model)
        model.rowIDs = { follower.rows }
        var editor = RowEditor(seed: 5)
        var state = ListModule.State(rows: IdentifiedArray((0..<2_000).map { Row($0) }))
        for step in 1...200 {
            // GTK has rows around another position, also after each step of a change.
            follower.anchor = Int.random(in: 0..<2_000, using: &editor.random)
            editor.edit(&state)
            if step.isMultiple(of: 10) { state.rows.reverse() }
            model.show(state.rows, selected: .one(nil)) { [] }
            #expect(follower.ids == Array(state.rows.ids), "step \(step)")
            #expect(!follower.removedWrongRows, "step \(step)")
        }
    }

    @Test func positionsBehindTheLastRowSelectNothing() {
        let model = Model(.multiple)
        var selected: [Set<Int>] = []
        model.didSelect = { selected.append($0.all) }
        model.show(IdentifiedArray((0..<5).map { Row($0) }), selected: .many([1])) { [] }
        model.selectRange(position: 3, nItems: 1_000, unselectRest: true)
        model.selectItem(position: 7, unselectRest: false)
        model.unselectItem(7)
        model.unselectRange(position: 1, nItems: 1_000)
        let mask = Bitset(start: 0, nItems: 1_000)
        model.setSelection(Bitset(start: 4, nItems: 50), mask: mask)
        #expect(selected == [[3, 4], [], [4]])
    }

    @Test(arguments: [SelectionRule.single, .browse]) func whereOneRowCanBeSelectedRangesAreLeftToGTK(
        rule: SelectionRule
    ) {
        let model = Model(rule)
        var selected: [Set<Int>] = []
        model.didSelect = { selected.append($0.all) }
        model.show(IdentifiedArray((0..<5).map { Row($0) }), selected: .one(3)) { [] }
        #expect(!model.selectRange(position: 3, nItems: 2, unselectRest: true))
        #expect(!model.unselectRange(position: 2, nItems: 2))
        #expect(!model.selectAll())
        #expect(selected == [])
        #expect(model.selectItem(position: 4, unselectRest: true))
        #expect(selected == [[4]])
    }

    @Test func aChangeIsToldInTheSmallestSteps() {
        var rows = IdentifiedArray((0..<100_000).map { Row($0) })
        let model = Model(.none)
        model.show(rows, selected: .one(nil)) { [] }
        let follower = Follower(model)
        rows.remove(id: 5)
        model.show(rows, selected: .one(nil)) { [] }
        #expect((follower.steps, follower.largestStep) == (1, 1))
        follower.reset()
        rows.move(7, before: 12)
        model.show(rows, selected: .one(nil)) { [] }
        #expect((follower.steps, follower.largestStep) == (1, 5))
        follower.reset()
        rows.move(7, before: 90_000)
        model.show(rows, selected: .one(nil)) { [] }
        #expect((follower.steps, follower.largestStep) == (2, 1))
        follower.reset()
        rows[id: 7]?.title = "changed"
        model.show(rows, selected: .one(nil)) { [] }
        #expect(follower.steps == 0)
    }

    @Test func anItemHasAnObjectForAsLongAsItIsUsed() {
        let model = Model(.none)
        var rows = IdentifiedArray((0..<1_000).map { Row($0) })
        model.show(rows, selected: .one(nil)) { [] }
        let object = model.object(at: 3)
        rows.move(3, before: 900)
        model.show(rows, selected: .one(nil)) { [] }
        #expect(model.object(at: 899) === object)
        #expect(model.objectCount == 1)
    }

    @Test func aPlainArraySharesWhatItHasInCommonWithItsPredecessor() {
        let old = IdentifiedArray((0..<10_000).map { Row($0) })
        var rows = Array(old)
        rows.remove(at: 5_000)
        rows[5_001].title = "changed"
        let new = old.becoming(rows)
        #expect(Array(new) == rows)
        #expect(new.difference(from: old).replacements == [.init(old: 5_000..<5_001, new: 5_000..<5_000)])
        #expect(new.difference(from: old).changes == [5_001])
    }
}

extension StateListModel where Item == ListModule.Row {
    fileprivate func show(_ new: IdentifiedArray<Item>, selected: Selected, anchors: () -> [Item.ID]) {
        show(new, new.difference(from: items), selected: selected, anchors: anchors)
    }
}
