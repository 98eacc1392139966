import Gtk
import Lasso

/// The column that the rows of a table are sorted by, and the direction.
public struct ListOrder<Key: Hashable>: Equatable {
    /// The key of the column.
    public var key: Key
    /// Whether the greatest value comes first.
    public var isDescending: Bool

    /// Creates an order.
    ///
    /// - Parameters:
    ///   - key: The key of the column.
    ///   - isDescending: Whether the greatest value comes first.
    public init(by key: Key, isDescending: Bool = false) {
        self.key = key
        self.isDescending = isDescending
    }
}

extension ListOrder: Encodable where Key: Encodable {}
extension ListOrder: Decodable where Key: Decodable {}

extension ListOrder: Sendable where Key: Sendable {}

/// Sorting by a table's headers: the part of a state that has the order, and the action for what the user clicks.
///
/// The store sorts the items. The table shows the order in its headers.
///
/// Source: `gtk_column_view_get_sorter`.
public struct ListSorting<State, Action> {
    let order: (State) -> ListOrder<AnyHashable>?
    let action: (ListOrder<AnyHashable>?) -> Action?

    /// The headers don't sort.
    public static var none: ListSorting { ListSorting(order: { _ in nil }, action: { _ in nil }) }

    /// The headers of the columns that have a key sort.
    ///
    /// - Parameters:
    ///   - keyPath: The part of the state: the order, or `nil` if the items aren't sorted by a column.
    ///   - action: A closure that returns the action for the order that the user chooses.
    public static func by<Key: Hashable>(
        _ keyPath: KeyPath<State, ListOrder<Key>?>,
        action: @escaping (ListOrder<Key>?) -> Action
    ) -> ListSorting {
        ListSorting { state in
            state[keyPath: keyPath].map { ListOrder(by: AnyHashable($0.key), isDescending: $0.isDescending) }
        } action: { order in
            guard let order else { return action(nil) }
            guard let key = order.key.base as? Key else {
                preconditionFailure(
                    "ListColumn: the key \(order.key) of a column is no \(Key.self), which the table is sorted by."
                )
            }
            return action(ListOrder(by: key, isDescending: order.isDescending))
        }
    }
}

/// The headers of a table that sort.
final class SortingHeaders<Item: Identifiable, Action> {
    private let columns: [ListColumn<Item, Action>]
    private let send: (ListOrder<AnyHashable>?) -> Void
    private let order: () -> ListOrder<AnyHashable>?
    private weak var view: ColumnView?
    private var isShowingState = false
    // GTK 4.8 doesn't tell which header was clicked, so two objects are compared: the sorter of the column is asked.
    private let samples = (ModelItem(), ModelItem())
    private var comparedKey: AnyHashable?

    init(
        of view: ColumnView,
        _ columns: [ListColumn<Item, Action>],
        order: @escaping () -> ListOrder<AnyHashable>?,
        send: @escaping (ListOrder<AnyHashable>?) -> Void
    ) {
        (self.view, self.columns, self.order, self.send) = (view, columns, order, send)
        for column in columns {
            guard let key = column.key else { continue }
            let first = samples.0
            column.column.sorter = CustomSorter { [weak self] (one: ModelItem, _: ModelItem) in
                if self?.comparedKey == nil { self?.comparedKey = key }
                return one === first
            }
        }
        view.sorter?.onChanged { [weak self] _ in self?.headersDidChange() }
    }

    /// Shows the order of the state in the headers.
    func showState() {
        guard let view else { return }
        let order = order()
        guard shownOrder != order else { return }
        isShowingState = true
        let column = columns.first { $0.key != nil && $0.key == order?.key }
        // GTK keeps the order of other columns behind that of the new one.
        view.sortByColumn(nil, direction: .ascending)
        if let column, let order {
            view.sortByColumn(column.column, direction: order.isDescending ? .descending : .ascending)
        }
        isShowingState = false
    }

    private var shownOrder: ListOrder<AnyHashable>? {
        comparedKey = nil
        let result = view?.sorter?.compare(samples.0, item2: samples.1)
        return comparedKey.map { ListOrder(by: $0, isDescending: result == .larger) }
    }

    private func headersDidChange() {
        guard !isShowingState else { return }
        let shown = shownOrder
        guard shown != order() else { return }
        send(shown)
        // The store may have refused it.
        if shownOrder != order() { Task { [weak self] in self?.showState() } }
    }
}
