import LassoGtkTestUtilities
import LassoTestUtilities

@testable import LassoGtk

/// A list of the rows of a store, in a window.
final class ListWindow {
    typealias Feature = ListFeature<ListModule.Row, ListModule.Action>
    typealias Selection = ListSelection<ListModule.State, ListModule.Action, Int>

    let store: ListStore
    let list: ListView
    let scroll = ScrolledWindow()
    let window = Window()
    private(set) var madeRowCount = 0
    private(set) var boundCount = 0

    init(
        _ store: ListStore,
        arrangement: ListArrangement<ListModule.State, ListModule.Row, ListModule.Action> = .none,
        selection: Selection = .single(\.selected) { .didSelect($0) },
        _ feature: Feature? = nil,
        _ otherFeature: Feature? = nil
    ) {
        self.store = store
        weak var weakSelf: ListWindow?
        let none = Feature { _, _ in }
        list = ListView(
            of: store,
            \.rows,
            arrangement: arrangement,
            selection: selection,
            .activation { .didOpen($0) },
            feature ?? none,
            otherFeature ?? none
        ) { row in
            weakSelf?.madeRowCount += 1
            row.observeState { _ in weakSelf?.boundCount += 1 }
            let title = EditableLabel(text: ""), done = CheckButton()
            title.bindRenaming(to: row, \.title) { .didRename(row.id, $0) }
            done.bind(\.active, to: row, \.isDone) { .didToggle(row.id, $0) }
            return Box(.horizontal, spacing: 6) {
                done; title
            }
        }
        weakSelf = self
        scroll.child = list
        window.child = scroll
        window.setDefaultSize(width: 300, height: 400)
    }

    func show() async throws {
        window.present()
        try await GtkTesting.turnMainLoop(until: "the list is drawn") { self.list.height > 100 }
        try await UserInput.activate(window)
        GtkTesting.settle()
    }

    func close() { window.close() }

    /// GTK keeps the rows of the focus and the selection, even if they are out of sight.
    private var seenWidgets: [Widget] {
        list.children.filter { row in
            let place = row.allocation()
            return row.mapped && place.y + place.height > 0 && place.y < list.height
        }
    }

    /// The rows that are seen, from top to bottom.
    var seenRows: [(widget: Widget, row: ListModule.Row, isSelected: Bool)] {
        seenWidgets.compactMap { widget in
            guard let box = widget.children.first as? Box, let done = box.children.first as? CheckButton,
                let title = box.children.last as? EditableLabel,
                let id = store.state.rows.first(where: { $0.title == title.text })?.id
            else { return nil }
            var row = ListModule.Row(id, title.text)
            row.isDone = done.active
            return (widget, row, widget.stateFlags.contains(.selected))
        }
    }

    var seenTitles: [String] {
        seenWidgets.compactMap { Self.label(of: $0)?.text }
    }

    /// The place of a row that is seen.
    struct Place: Equatable {
        let title: String
        /// The position of its upper edge in the list, in pixels.
        let start: Double
    }

    var seenPlaces: [Place] {
        seenWidgets.compactMap { widget in
            guard let title = Self.label(of: widget)?.text,
                let bounds = widget.computeBounds(list)
            else { return nil }
            return Place(title: title, start: Double(bounds.origin.y))
        }
    }

    /// The labels of all rows that GTK has made, from top to bottom.
    private var labels: [EditableLabel] { list.children.compactMap(Self.label) }

    private static func label(of row: Widget) -> EditableLabel? { row.children.first?.children.last as? EditableLabel }

    /// The titles of all rows that GTK has made, from top to bottom.
    var madeTitles: [String] { labels.map(\.text) }

    /// The labels whose text the user edits.
    var edited: [EditableLabel] { labels.filter(\.editing) }

    /// The title of the row that has the focus.
    var focusedTitle: String? {
        guard let focus = window.focusWidget else { return nil }
        let row = list.children.first { $0 === focus || focus.isAncestor($0) }
        return row.flatMap(Self.label)?.text
    }

    func focus(_ title: String) {
        let row = list.children.first { Self.label(of: $0)?.text == title }
        row?.grabFocus()
    }
}
