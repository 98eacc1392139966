import Gtk
import Lasso

/// A list widget that shows the items of a state: its model, its rows, and the parts that its features share.
final class BoundList<Item: Identifiable, Action> {
    let model: StateListModel<Item>
    let rows: BoundRows<Item, Action>
    private let arranger = ListArranger<Item>()
    private let dispatch: (@autoclosure () -> Action) -> Void
    /// The widget, a `ListView`, `GridView`, or `ColumnView`.
    private(set) weak var widget: Widget?
    /// The turns of the main loop in which changes are shown.
    let turns: ListTurns
    /// The layout that follows the last change of the rows, until it is over.
    private(set) var awaitedLayout: AwaitedLayout?
    /// A closure called after a change has been shown.
    var didShow: () -> Void = {}
    /// The rows that the user has selected last, until the list shows them as selected, or the store refuses it.
    var chosen: SelectedIdentities<Item.ID>?
    /// The rows that the state has selected, and that the list goes to as soon as it has one of them.
    var pending: Set<Item.ID> = []
    private var isTree = false
    private var isDescribing = false
    /// The sections, if there are any.
    var sections: (any ListSections<Item>)?
    /// A closure that returns the action for a row that the user activates.
    var activation: ((Item.ID) -> Action)?
    /// A closure called after the user has activated a row.
    var didActivate: () -> Void = {}
    /// A closure that returns the action for rows that the user deletes, and the row that takes their place.
    var deletion: ((Set<Item.ID>, Item.ID?) -> Action)?
    /// A closure that returns the item whose child an item of a tree is.
    var parent: (Item.ID) -> Item.ID? = { _ in nil }

    init<Store: AbstractViewStore>(of store: Store, _ selection: ListSelection<Store.State, Action, Item.ID>)
    where Store.Action == Action {
        let model = StateListModel<Item>(selection.rule)
        self.model = model
        let turns = ListTurns()
        self.turns = turns
        rows = BoundRows(turns) { [weak model] position in
            model.flatMap { position < $0.count ? $0.item(at: position) : nil }
        } makeStore: {
            // After an action, the row shows the resulting item at once, even if other changes wait.
            ItemViewStore(of: $0, isAnnouncing: { store.isAnnouncing || turns.isShowing }) { action in
                store.dispatchAction(action)
                turns.showWaiting()
            }
        }
        dispatch = { if !turns.isShowing { store.dispatchReported($0()) } }
        rows.didBind = { [weak self] in self?.describeRows() }
        model.rowIDs = { [weak rows] in rows.map { Array($0.entries.keys) } ?? [] }
        model.didReuse = { [weak rows] in rows?.reuse($0, for: $1) }
        model.didSelect = { [weak self] selected in
            guard let self, let action = selection.action(selected) else { return }
            chosen = selected
            send(action)
            // The list follows a store that has refused the rows, and selects them later. A store that is announcing
            // hasn't handled the action yet.
            if !store.isAnnouncing, selection.selected(store.state) == self.model.selected { chosen = nil }
        }
    }

    /// The length of a differing part up to which the items that stay in it are found. In a longer part, only the row
    /// with the focus and the first one that is seen are kept.
    private static var maximumAligned: Int { 10_000 }

    func send(_ action: @autoclosure () -> Action) { dispatch(action()) }

    /// Sends the action for the row at a position that the user activates.
    func activate(_ position: Int) {
        guard position < model.count else { return }
        if let activation { send(activation(model.item(at: position).id)) }
        didActivate()
    }

    /// Keeps this object for as long as the widget lives, and shows the state now and whenever it changes.
    func attach<Store: AbstractViewStore, Items: Collection>(
        to widget: Widget,
        _ store: Store,
        _ keyPath: KeyPath<Store.State, Items>,
        _ arrangement: ListArrangement<Store.State, Item, Action>,
        _ selection: ListSelection<Store.State, Action, Item.ID>,
        _ features: [ListFeature<Item, Action>]
    ) where Store.Action == Action, Items.Element == Item {
        self.widget = widget
        let tree = arrangement.tree.map { ListTree($0, in: self, widget) }
        isTree = tree != nil
        for feature in features { feature.attach(self, widget) }
        bindRenamingKey(of: widget)
        bindTabKey(of: widget)
        widget.holdReference(to: self)
        FirstFocus.add(self)
        let refresh: @MainActor () -> Void = { [weak self] in
            guard let self else { return }
            let new = store.state[keyPath: keyPath]
            let items: IdentifiedArray<Item>
            if let tree {
                items = arranger.newItems.becoming(tree.rows(of: new, for: store.state))
            } else {
                items = new as? IdentifiedArray<Item> ?? arranger.newItems.becoming(new)
            }
            arranger.update(items, arrangement.rules(for: store.state))
            show(arranger.rows, selected: selection.selected(store.state))
        }
        arranger.didArrange = { [turns] in turns.show(refresh) }
        let items = store.observeState(keyPath) { [turns] (_: Items) in turns.show(refresh) }
        items.cancelled(with: widget)
        if arrangement.hasRules {
            let keys = store.observeState(mappedBy: { arrangement.rules(for: $0).keys }) { [turns] _, _ in
                turns.show(refresh)
            }
            keys.cancelled(with: widget)
        }
        guard selection.rule != .none else { return }
        let selected = store.observeState(mappedBy: selection.selected) { [weak self] _, selected in
            guard let self else { return }
            guard turns.canShow else { return turns.show(refresh) }
            let old = model.selected
            model.show(selected: selected)
            followSelection(since: old)
        }
        selected.cancelled(with: widget)
    }

    /// Lets F2 begin the editing of an editable label in the row that has the focus.
    private func bindRenamingKey(of widget: Widget) {
        let keys = EventControllerKey()
        keys.onKeyPressed { [weak self] key, _, _ in
            guard key == Key.f2, let self, let id = focusedID else { return false }
            return startRenaming(id)
        }
        widget.addController(keys)
    }

    /// Begins the editing of the first editable label in a row. After it, the row has the focus again, unless a widget
    /// in the row had it before.
    ///
    /// - Returns: Whether the row has one that isn't edited yet.
    @discardableResult
    func startRenaming(_ id: Item.ID) -> Bool {
        let labels = (rows.entries[id] ?? []).lazy.flatMap { $0.content.editableLabels }
        guard let label = labels.first, !label.editing else { return false }
        let focus = ListFocus(in: self)
        label.startEditing()
        if focus?.id != id || focus?.isOnRow == true { returnFocus(to: id, after: label) }
        return true
    }

    /// Gives a row the focus once the user has ended the editing of a label in it. GTK gives it to the label, where
    /// Return would begin the editing again instead of activating the row.
    private func returnFocus(to id: Item.ID, after label: EditableLabel) {
        var connection: SignalConnection?
        connection = label.onNotify("editing") { [weak self] in
            connection?.disconnect()
            connection = nil
            // The new name may move the row, and the focus with it.
            performInNextTurn { [weak self] in
                guard let self, let focus = ListFocus(in: self), focus.id == id else { return }
                if let label = focus.renamedLabel {
                    // The editing goes on, maybe in another row of GTK's.
                    returnFocus(to: id, after: label)
                } else if focus.isOnLabel, let position = model.items.index(id: id) {
                    focusRow(at: position)
                }
            }
        }
    }

    private func show(_ items: IdentifiedArray<Item>, selected: SelectedIdentities<Item.ID>) {
        let difference = items.difference(from: model.items, findingUpTo: Self.maximumAligned)
        // A change of rows that stay where they are doesn't touch the focus.
        let focus = difference.replacements.isEmpty ? nil : ListFocus(in: self)
        focus?.stopEditing(if: { !items.contains(id: $0) })
        var seen = difference.replacements.isEmpty ? nil : SeenRows(in: self, focus: focus)
        if !difference.replacements.isEmpty { awaitLayout() }
        let changesSections = sections?.differ(model.items, items, difference) ?? false
        let oldSelected = model.selected
        model.show(items, difference, selected: selected) { seen?.anchors(in: items) ?? [] }
        rows.update(difference, of: items)
        rows.updateDecorations(of: items)
        if changesSections { model.reportSectionsChange(at: 0, count: items.count) }
        sections?.update()
        describeRows()
        focus?.restore()
        seen?.restore()
        followSelection(since: oldSelected, hasOtherRows: !difference.replacements.isEmpty)
        didShow()
    }

    /// Lets the list be scrolled only after its next layout.
    func awaitLayout() {
        guard awaitedLayout == nil else { return }
        awaitedLayout = AwaitedLayout(of: listBase)
        awaitedLayout?.onEnd { [weak self] in self?.awaitedLayout = nil }
    }

    /// Tells assistive technologies the names and positions of the rows, when there is time.
    private func describeRows() {
        guard !isDescribing else { return }
        isDescribing = true
        performWhenIdle { [weak self] in
            guard let self else { return }
            isDescribing = false
            rows.describeAll(in: model.items)
        }
    }

    /// Whether the user can move rows: not in a tree, and not while the list sorts them.
    var canMove: Bool { !isTree && !arranger.isSorting }

    /// Returns the identity of the item behind another one in the state, whether or not the list shows it.
    func next(after id: Item.ID) -> Item.ID? {
        let items = arranger.newItems
        return items.index(id: id).flatMap { $0 + 1 < items.count ? items[$0 + 1].id : nil }
    }

    /// The GTK list that has the rows: the widget itself, or the list within a table.
    var listBase: ListBase? {
        widget as? ListBase ?? widget?.children.lazy.compactMap { $0 as? ListBase }.first
    }

    /// Returns the widget around a row's content that takes the focus for the row.
    private func focusWidget(of entry: BoundRows<Item, Action>.Entry) -> Widget? {
        let list = listBase
        return sequence(first: entry.content.parent) { $0?.parent }
            .prefix { $0 != nil && $0 !== list }.lazy.compactMap { $0 }.first { $0.focusable }
    }

    /// Scrolls to a row, and gives it the focus.
    func focusRow(at position: Int) {
        guard let list = listBase, position < model.count else { return }
        let id = model.item(at: position).id
        // GTK 4.12 and later make a row only when they draw it, or when it gets the focus, and free removed ones later.
        if let widget, widget.focusItem(at: position) {
            list.grabFocus()
            return
        }
        if rows.entries[id] == nil { list.activateAction("list.scroll-to-item", args: Variant(UInt32(position))) }
        if let entry = rows.entries[id]?.first { focusWidget(of: entry)?.grabFocus() }
    }

    /// The identity of the row that has the focus, or in which a widget has it.
    var focusedID: Item.ID? { ListFocus(in: self)?.id }

    /// The identity of the row that has the focus itself.
    var focusedRowID: Item.ID? { ListFocus(in: self).flatMap { $0.isOnRow ? $0.id : nil } }
}
