extension Grid {
    /// Makes a grid from its rows.
    ///
    /// ```swift
    /// Grid(columnSpacing: 12, rowSpacing: 6) {
    ///     GridRow { Label("Name"); name }
    ///     GridRow { Label("Address"); GridCell(address, columns: 2) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - columnSpacing: The room between two columns, in pixels.
    ///   - rowSpacing: The room between two rows, in pixels.
    ///   - rows: The rows, from the top.
    public convenience init(columnSpacing: Int = 0, rowSpacing: Int = 0, @GridRowBuilder rows: () -> [GridRow]) {
        self.init()
        self.columnSpacing = columnSpacing
        self.rowSpacing = rowSpacing
        var taken: Set<Position> = []
        for (row, cells) in rows().map(\.cells).enumerated() {
            var column = 0
            for cell in cells {
                // A cell of a row above may reach down to here.
                while taken.contains(Position(column: column, row: row)) { column += 1 }
                attach(cell.widget, column: column, row: row, width: cell.columns, height: cell.rows)
                for across in 0..<cell.columns {
                    for down in 0..<cell.rows { taken.insert(Position(column: column + across, row: row + down)) }
                }
                column += cell.columns
            }
        }
    }

    /// Puts a child into one cell.
    ///
    /// - Parameters:
    ///   - child: The child.
    ///   - column: The column, from 0.
    ///   - row: The row, from 0.
    ///
    /// Source: `gtk_grid_attach`.
    public func attach(_ child: Widget, column: Int, row: Int) {
        attach(child, column: column, row: row, width: 1, height: 1)
    }

    private struct Position: Hashable {
        let column: Int
        let row: Int
    }
}

/// A row of a ``Grid``.
public struct GridRow {
    let cells: [GridCell]

    /// - Parameter cells: Widgets, and ``GridCell``s for those that take more than one cell.
    public init(@GridCellBuilder cells: () -> [GridCell]) {
        self.cells = cells()
    }
}

/// A widget of a ``Grid`` with the cells that it takes.
public struct GridCell {
    let widget: Widget
    let columns: Int
    let rows: Int

    /// - Parameters:
    ///   - widget: The widget.
    ///   - columns: How many columns it takes.
    ///   - rows: How many rows it takes, downwards.
    public init(_ widget: Widget, columns: Int = 1, rows: Int = 1) {
        precondition(columns > 0 && rows > 0, "GridCell.init(_:columns:rows:): a widget takes one cell at least.")
        self.widget = widget
        self.columns = columns
        self.rows = rows
    }
}

/// Collects the cells of a ``GridRow``.
@resultBuilder
public enum GridCellBuilder {
    /// A widget in one cell.
    public static func buildExpression(_ widget: Widget) -> [GridCell] { [GridCell(widget)] }
    /// A widget in several cells.
    public static func buildExpression(_ cell: GridCell) -> [GridCell] { [cell] }
    /// The statements of the closure, one after the other.
    public static func buildBlock(_ parts: [GridCell]...) -> [GridCell] { parts.flatMap { $0 } }
    /// An `if` without `else`.
    public static func buildOptional(_ part: [GridCell]?) -> [GridCell] { part ?? [] }
    /// An `if` with `else`, or a `switch`.
    public static func buildEither(first part: [GridCell]) -> [GridCell] { part }
    /// An `if` with `else`, or a `switch`.
    public static func buildEither(second part: [GridCell]) -> [GridCell] { part }
    /// A `for` loop.
    public static func buildArray(_ parts: [[GridCell]]) -> [GridCell] { parts.flatMap { $0 } }
}

/// Collects the rows of a ``Grid``.
@resultBuilder
public enum GridRowBuilder {
    /// A row.
    public static func buildExpression(_ row: GridRow) -> [GridRow] { [row] }
    /// The statements of the closure, one after the other.
    public static func buildBlock(_ parts: [GridRow]...) -> [GridRow] { parts.flatMap { $0 } }
    /// An `if` without `else`.
    public static func buildOptional(_ part: [GridRow]?) -> [GridRow] { part ?? [] }
    /// An `if` with `else`, or a `switch`.
    public static func buildEither(first part: [GridRow]) -> [GridRow] { part }
    /// An `if` with `else`, or a `switch`.
    public static func buildEither(second part: [GridRow]) -> [GridRow] { part }
    /// A `for` loop.
    public static func buildArray(_ parts: [[GridRow]]) -> [GridRow] { parts.flatMap { $0 } }
}
