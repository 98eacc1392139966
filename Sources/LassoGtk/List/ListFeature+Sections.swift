import Gtk
import Lasso

extension ListFeature {
    /// Shows a header above the first row of each section: of rows next to each other that have the same value in
    /// common.
    ///
    /// ```swift
    /// ListView(of: store, \.tasks, .sections(by: \.isDone) { HeaderLabel($0) }) { TaskRow($0) }
    /// ```
    ///
    /// The items of a section have to be next to each other: sort them by it. Lists and tables can have sections, grids
    /// can't. With GTK before 4.12, the header is a part of the section's first row.
    ///
    /// - Parameters:
    ///   - section: The value that the items of a section have in common.
    ///   - makeHeader: A closure that returns a header. It is passed a view store of the first item of the section.
    ///
    /// Source: `GtkSectionModel`, `GtkListView:header-factory`.
    @_semantics("optimize.sil.specialize.generic.never")
    // Otherwise, the optimizer would copy the code of sections for each of the library's own lists.
    public static func sections<Section: Equatable>(
        by section: KeyPath<Item, Section>,
        makeHeader: @escaping @MainActor (ItemViewStore<Item, Action>) -> Widget
    ) -> ListFeature {
        ListFeature { list, widget in
            precondition(
                !(widget is GridView),
                "ListFeature.sections(by:makeHeader:): a grid can't have sections. Use a ListView or a ColumnView."
            )
            let sections = BoundSections(in: list, section, makeHeader)
            list.sections = sections
            if widget.hasProperty("header-factory") {
                list.model.sectionRange = { sections.range(at: $0) }
                widget[property: "header-factory", as: ListItemFactory?.self] = sections.makeFactory()
                list.listBase?.onMap(after: true) { [weak list] in list?.showFirstHeader() }
            } else {
                list.rows.decorations.append { sections.decorate($0) }
            }
        }
    }
}

/// The sections of a list.
protocol ListSections<Item>: AnyObject {
    associatedtype Item: Identifiable

    /// Returns whether items that stay in their places are in other sections than before.
    func differ(
        _ old: IdentifiedArray<Item>,
        _ new: IdentifiedArray<Item>,
        _ difference: IdentifiedDifference
    ) -> Bool

    /// Shows the first items of the sections in their headers.
    func update()
}

private final class BoundSections<Item: Identifiable, Action, Section: Equatable>: ListSections {
    private typealias Header = (store: ItemViewStore<Item, Action>, widget: Widget)

    private weak var list: BoundList<Item, Action>?
    private let section: KeyPath<Item, Section>
    private let makeHeader: (ItemViewStore<Item, Action>) -> Widget
    private var headers: [ListHeaderRow: Header] = [:]

    init(
        in list: BoundList<Item, Action>,
        _ section: KeyPath<Item, Section>,
        _ makeHeader: @escaping (ItemViewStore<Item, Action>) -> Widget
    ) {
        (self.list, self.section, self.makeHeader) = (list, section, makeHeader)
    }

    func differ(
        _ old: IdentifiedArray<Item>,
        _ new: IdentifiedArray<Item>,
        _ difference: IdentifiedDifference
    ) -> Bool {
        difference.changes.contains { position in
            let item = new[position]
            return old[id: item.id]?[keyPath: section] != item[keyPath: section]
        }
    }

    /// Returns the positions of the items in the same section as an item.
    func range(at position: Int) -> Range<Int> {
        guard let model = list?.model else { return position..<position + 1 }
        let value = model.item(at: position)[keyPath: section]
        func isSame(_ other: Int) -> Bool { model.item(at: other)[keyPath: section] == value }
        let behind = Self.length(upTo: model.count - position) { isSame(position + $0) }
        let before = Self.length(upTo: position + 1) { isSame(position - $0) }
        return position - before + 1..<position + behind
    }

    /// Returns the number of offsets from zero on that meet a condition. It doubles its steps, because items of the
    /// same section are next to each other.
    private static func length(upTo end: Int, where isMet: (Int) -> Bool) -> Int {
        var (low, high) = (0, 1)
        while high < end, isMet(high) { (low, high) = (high, 2 * high) }
        high = min(high, end)
        while low + 1 < high {
            let middle = (low + high) / 2
            if isMet(middle) { low = middle } else { high = middle }
        }
        return low + 1
    }

    // MARK: GTK 4.12 and later

    func makeFactory() -> ListItemFactory {
        SignalListItemFactory(
            bindHeader: { [weak self] header in self?.bind(header) },
            teardown: { [weak self] header in self?.headers[header] = nil }
        )
    }

    private func bind(_ header: ListHeaderRow) {
        guard let list, header.start < list.model.count else { return }
        let item = list.model.item(at: header.start)
        list.turns.bind {
            if let known = headers[header] {
                known.store.show(item)
            } else {
                let store = list.rows.makeStore(item)
                let widget = makeHeader(store)
                headers[header] = (store, widget)
                header.show(widget)
            }
        }
    }

    func update() { headers.keys.forEach(bind) }

    // MARK: GTK before 4.12

    func decorate(_ content: Widget) -> DecoratedWidget<Item> {
        let box = Box(.vertical)
        content.vexpand = true
        box.append(content)
        var header: Header?
        return DecoratedWidget(widget: box) { [weak self, weak box] item in
            guard let self, let box, let list else { return }
            guard isFirst(item) else {
                header?.widget.visible = false
                return
            }
            if let header {
                header.store.show(item)
                header.widget.visible = true
            } else {
                let store = list.rows.makeStore(item)
                let widget = makeHeader(store)
                // A click on the header doesn't select the row.
                let click = GestureClick()
                click.onPressed { [weak click] _, _, _ in click?.setState(.claimed) }
                widget.addController(click)
                box.prepend(widget)
                header = (store, widget)
            }
        }
    }

    private func isFirst(_ item: Item) -> Bool {
        guard let items = list?.model.items, let position = items.index(id: item.id) else { return false }
        return position == 0 || items[position - 1][keyPath: section] != item[keyPath: section]
    }
}
