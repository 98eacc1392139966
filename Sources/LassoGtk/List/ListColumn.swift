import Gtk
import Lasso

/// A column of a table.
///
/// ```swift
/// ListColumn("Title", sortedBy: TaskKey.title) { task in
///     let title = Label()
///     title.bind(\.label, to: task, \.title)
///     return title
/// }
/// ```
public struct ListColumn<Item: Identifiable, Action> {
    /// The column for GTK, whose properties can be set or bound, for example `resizable`, `expand`, or `visible`.
    public let column: ColumnViewColumn
    let key: AnyHashable?
    let makeCell: @MainActor (ItemViewStore<Item, Action>) -> Widget

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - title: The text of the header.
    ///   - key: The key of the order that a click on the header sets, or `nil` if it doesn't sort.
    ///   - configure: A closure that configures the column.
    ///   - makeCell: A closure that returns a cell. It is called once for each row that GTK needs, and is passed a view
    ///     store of the item that the row shows.
    ///
    /// Source: `GtkColumnViewColumn`.
    public init(
        _ title: String,
        sortedBy key: (any Hashable)? = nil,
        configure: (ColumnViewColumn) -> Void = { _ in },
        makeCell: @escaping @MainActor (ItemViewStore<Item, Action>) -> Widget
    ) {
        column = ColumnViewColumn(title: title)
        column.resizable = true
        self.key = key.map { AnyHashable($0) }
        self.makeCell = makeCell
        configure(column)
    }
}

/// A builder of a table's columns.
@resultBuilder public enum ListColumnBuilder<Item: Identifiable, Action> {
    /// A column of the table.
    public typealias Column = ListColumn<Item, Action>

    /// Adds a column.
    public static func buildExpression(_ column: Column) -> [Column] { [column] }

    /// Combines columns.
    public static func buildBlock(_ columns: [Column]...) -> [Column] { columns.flatMap { $0 } }

    /// Adds columns if a condition is met.
    public static func buildOptional(_ columns: [Column]?) -> [Column] { columns ?? [] }

    /// Adds the columns of the first case.
    public static func buildEither(first columns: [Column]) -> [Column] { columns }

    /// Adds the columns of the second case.
    public static func buildEither(second columns: [Column]) -> [Column] { columns }

    /// Adds the columns of a loop.
    public static func buildArray(_ columns: [[Column]]) -> [Column] { columns.flatMap { $0 } }
}
