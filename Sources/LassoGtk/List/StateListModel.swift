import Gtk
import Lasso

/// The items of a state and their selection, as a model for GTK's lists.
///
/// Objects are made when GTK asks for the item of a row, and are known by the item's identity for as long as GTK refers
/// to them. So the number of objects depends on what is on the screen, not on the number of items.
///
/// GTK keeps a row if its object is added in the same step as it is removed. So when items on the screen are replaced,
/// their objects become those of the new ones.
@MainActor
final class StateListModel<Item: Identifiable>: CustomSelectionModel {
    typealias Selected = SelectedIdentities<Item.ID>

    /// The object of an item.
    @MainActor
    final class ItemObject: ModelItem {
        fileprivate(set) var id: Item.ID
        private weak var model: StateListModel?

        init(_ id: Item.ID, of model: StateListModel) {
            self.id = id
            self.model = model
            super.init()
        }

        isolated deinit { model?.forget(id) }
    }

    private struct WeakObject {
        weak var object: ItemObject?
    }

    // GTK asks for each item that is added in the same step as others are removed, and keeps the rows of those that
    // come back. Of more items than these, it is told in two steps.
    private static var maximumReplaced: Int { 256 }
    // Replacements that are not farther apart are united, so that GTK keeps the rows of items that move.
    private static var maximumSpan: Int { 64 }
    // Of more replacements, those between the rows that have to stay are united: for each step, GTK binds all rows
    // behind it again, because their positions change.
    private static var maximumReplacements: Int { 8 }
    // If more rows are or were selected, GTK is told that all rows may have changed.
    private static var maximumSelection: Int { 64 }

    private(set) var items = IdentifiedArray<Item>() { didSet { updateCount() } }
    private(set) var selected = Selected.one(nil) { didSet { hasSelection = !selected.isEmpty } }
    private var transition: ListTransition<Item>? { didSet { updateCount() } }
    // GTK asks for these for each row that it binds, so they aren't found out each time.
    private var knownCount = 0
    private var hasSelection = false
    private var objects: [Item.ID: WeakObject] = [:]
    /// The objects of removed items in rows that can show other items, the last one first.
    private var reusable: [ItemObject] = []
    private let rule: SelectionRule
    /// A closure called when an object becomes that of another item. GTK keeps the row of the object.
    var didReuse: (_ old: Item.ID, _ new: Item) -> Void = { _, _ in }
    /// A closure that returns the identities of the items that GTK has rows for.
    var rowIDs: () -> [Item.ID] = { [] }
    /// A closure that returns the positions of the section of a position, or `nil` if there are no sections.
    var sectionRange: ((Int) -> Range<Int>)?
    /// A closure called with what the user selects.
    var didSelect: (Selected) -> Void = { _ in }

    init(_ rule: SelectionRule) {
        self.rule = rule
        super.init()
    }

    isolated deinit {}

    // MARK: Items

    override var count: Int { knownCount }

    private func updateCount() { knownCount = transition?.count ?? items.count }

    func item(at position: Int) -> Item { transition?[position] ?? items[position] }

    /// Returns the position of an identity, as GTK knows it now.
    private func position(of id: Item.ID) -> Int? {
        if let transition { transition.position(of: id) } else { items.index(id: id) }
    }

    override func object(at position: Int) -> Object {
        let item = item(at: position)
        if let object = objects[item.id]?.object { return object }
        let object = reusable.popLast() ?? ItemObject(item.id, of: self)
        if object.id != item.id {
            objects[object.id] = nil
            didReuse(object.id, item)
            object.id = item.id
        }
        objects[item.id] = WeakObject(object: object)
        return object
    }

    /// Collects the objects of the old items of a step that are in rows, so that new items are shown in the same rows.
    private func collectReusableObjects(_ old: IdentifiedArray<Item>, _ step: ListTransition<Item>.Step) {
        guard !step.removed.isEmpty, !step.added.isEmpty else { return }
        let ids =
            step.removed.count <= Self.maximumReplaced
            ? old[step.removed].map { $0.id }
            : rowIDs().compactMap { id in old.index(id: id).map { (position: $0, id: id) } }
                .filter { step.removed.contains($0.position) }.sorted { $0.position < $1.position }.map { $0.id }
        let added = Set(items[step.added].map { $0.id })
        reusable = ids.reversed().compactMap { added.contains($0) ? nil : objects[$0]?.object }
    }

    override func section(at position: Int) -> Range<Int> { sectionRange?(position) ?? 0..<count }

    private func forget(_ id: Item.ID) {
        if objects[id]?.object == nil { objects[id] = nil }
    }

    /// The number of objects that GTK refers to.
    var objectCount: Int { objects.count }

    /// Shows other items, and tells GTK of the smallest parts that differ.
    ///
    /// - Parameters:
    ///   - new: The items.
    ///   - difference: Their difference from the items that are shown.
    ///   - selected: The selection.
    ///   - anchors: A closure that returns the identities of rows that have to stay where they are. If many parts
    ///     differ, those between such rows are united.
    func show(
        _ new: IdentifiedArray<Item>,
        _ difference: IdentifiedDifference,
        selected: Selected,
        anchors: () -> [Item.ID]
    ) {
        let (old, oldSelected) = (items, self.selected)
        let replacements = arranged(difference.replacements, in: new, anchors)
        items = new
        self.selected = selected
        var transition = ListTransition(from: old, to: new, replacements)
        transition.carryOut(maximumReplaced: Self.maximumReplaced) { [rowIDs] in
            rowIDs().compactMap { old.index(id: $0) }
        } _: { transition, step in
            self.transition = transition.isOver ? nil : transition
            collectReusableObjects(old, step)
            reportChange(at: step.position, removed: step.removed.count, added: step.added.count)
            reusable = []
        }
        self.transition = nil
        reportSelection(from: oldSelected)
    }

    /// Shows another selection.
    func show(selected: Selected) {
        let old = self.selected
        self.selected = selected
        reportSelection(from: old)
    }

    /// Unites replacements that are close together, and many ones unless a row between them has to stay. Divides long
    /// ones at the rows that have to stay.
    private func arranged(
        _ replacements: [IdentifiedDifference.Replacement],
        in new: IdentifiedArray<Item>,
        _ anchors: () -> [Item.ID]
    ) -> [IdentifiedDifference.Replacement] {
        guard let first = replacements.first, let last = replacements.last else { return [] }
        let whole = IdentifiedDifference.Replacement(
            old: first.old.lowerBound..<last.old.upperBound,
            new: first.new.lowerBound..<last.new.upperBound
        )
        if max(whole.old.count, whole.new.count) <= Self.maximumSpan { return [whole] }
        let isLong = replacements.contains { min($0.old.count, $0.new.count) > Self.maximumReplaced }
        guard isLong || replacements.count > Self.maximumReplacements else { return replacements }
        let anchors = anchors().compactMap { id in
            items.index(id: id).flatMap { old in new.index(id: id).map { (old: old, new: $0) } }
        }
        let divided = replacements.flatMap { $0.divided(at: anchors) }
        guard divided.count > Self.maximumReplacements else { return divided }
        var united: [IdentifiedDifference.Replacement] = []
        for replacement in divided {
            if let last = united.last,
                !anchors.contains(where: { (last.new.upperBound..<replacement.new.lowerBound).contains($0.new) })
            {
                united[united.count - 1].old = last.old.lowerBound..<replacement.old.upperBound
                united[united.count - 1].new = last.new.lowerBound..<replacement.new.upperBound
            } else {
                united.append(replacement)
            }
        }
        return united
    }

    // MARK: Selection

    override func hasSelected(_ position: Int) -> Bool {
        hasSelection && selected.contains(item(at: position).id)
    }

    override func selectedPositions(in range: Range<Int>) -> [Int] {
        let ids = selected.all
        guard ids.count < range.count else { return range.filter(hasSelected) }
        return ids.compactMap { position(of: $0) }.filter(range.contains)
    }

    override var selectsRanges: Bool { rule == .multiple }

    override func select(_ selected: some Sequence<Int>, unselect unselected: Unselected) -> Bool {
        var new: Selected
        switch rule {
        case .none: return false
        case .single, .browse:
            new = self.selected
            switch unselected {
            case .allOthers: new = .one(nil)
            case .items(let positions) where positions.contains(where: hasSelected): new = .one(nil)
            default: break
            }
            if let position = selected.first(where: { _ in true }) { new = .one(item(at: position).id) }
            if rule == .browse, new == .one(nil) { return true }
        case .multiple:
            var ids = self.selected.all
            switch unselected {
            case .none: break
            case .allOthers: ids = []
            case .items(let positions): for position in positions { ids.remove(item(at: position).id) }
            }
            if let range = selected as? Range<Int>, transition == nil {
                for item in items[range] { ids.insert(item.id) }
            } else {
                for position in selected { ids.insert(item(at: position).id) }
            }
            new = .many(ids)
        }
        if new != self.selected { didSelect(new) }
        return true
    }

    /// Selects a row that the user has searched for, if rows are selected one at a time.
    func selectFound(_ position: Int) {
        if rule == .single || rule == .browse { _ = select([position], unselect: .allOthers) }
    }

    private func reportSelection(from old: Selected) {
        guard old != selected, !items.isEmpty else { return }
        // GTK looks at the rows that it has, however many positions it is told.
        guard max(old.all.count, selected.all.count) <= Self.maximumSelection else {
            return reportSelectionChange(at: 0, count: items.count)
        }
        for id in old.all.symmetricDifference(selected.all) {
            if let position = items.index(id: id) { reportSelectionChange(at: position, count: 1) }
        }
    }
}

extension IdentifiedDifference.Replacement {
    /// Returns the parts of the replacement between items that stay, of those that are in it, in the same order.
    fileprivate func divided(at positions: [(old: Int, new: Int)]) -> [Self] {
        var rest = self
        var parts: [Self] = []
        for place in positions.sorted(by: { $0.old < $1.old })
        where rest.old.contains(place.old) && rest.new.contains(place.new) {
            parts.append(Self(old: rest.old.lowerBound..<place.old, new: rest.new.lowerBound..<place.new))
            rest = Self(old: place.old + 1..<rest.old.upperBound, new: place.new + 1..<rest.new.upperBound)
        }
        return (parts + [rest]).filter { !$0.old.isEmpty || !$0.new.isEmpty }
    }
}
