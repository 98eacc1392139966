extension Grid {
    /// Creates a grid with rows.
    ///
    /// ```swift
    /// Grid(columnSpacing: 12, rowSpacing: 6) {
    ///     GridRow { Label("Name"); name }
    ///     GridRow { Label("Address"); GridCell(address, columns: 2) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - columnSpacing: The space between two columns, in pixels.
    ///   - rowSpacing: The space between two rows, in pixels.
    ///   - rows: The rows, top first.
    public convenience init(columnSpacing: Int = 0, rowSpacing: Int = 0, @GridRowBuilder rows: () -> [GridRow]) {
        self.init()
        self.columnSpacing = columnSpacing
        self.rowSpacing = rowSpacing
        var taken: Set<Position> = []
        for (row, cells) in rows().map(\.cells).enumerated() {
            var column = 0
            for cell in cells {
                // Skips positions that a cell of a row above spans.
                while taken.contains(Position(column: column, row: row)) { column += 1 }
                attach(cell.widget, column: column, row: row, width: cell.columns, height: cell.rows)
                for across in 0..<cell.columns {
                    for down in 0..<cell.rows { taken.insert(Position(column: column + across, row: row + down)) }
                }
                column += cell.columns
            }
        }
    }

    /// Adds a child in one cell.
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
    package let cells: [GridCell]

    /// Creates a row.
    ///
    /// - Parameter cells: The widgets, and ``GridCell`` values for widgets that span more than one cell.
    public init(@GridCellBuilder cells: () -> [GridCell]) {
        self.cells = cells()
    }
}

/// A widget of a ``Grid`` and the number of cells that it spans.
public struct GridCell {
    package let widget: Widget
    package let columns: Int
    package let rows: Int

    /// Creates a cell.
    ///
    /// - Parameters:
    ///   - widget: The widget.
    ///   - columns: The number of columns that the widget spans.
    ///   - rows: The number of rows that the widget spans, downward.
    /// - Precondition: Both numbers are positive.
    public init(_ widget: Widget, columns: Int = 1, rows: Int = 1) {
        precondition(columns > 0 && rows > 0, "GridCell.init(_:columns:rows:): a widget must span at least one cell.")
        self.widget = widget
        self.columns = columns
        self.rows = rows
    }
}

/// A result builder that collects the cells of a ``GridRow``.
@resultBuilder
public enum GridCellBuilder {
    /// Builds a cell from a widget.
    public static func buildExpression(_ widget: Widget) -> [GridCell] { [GridCell(widget)] }
    /// Builds a cell from a cell.
    public static func buildExpression(_ cell: GridCell) -> [GridCell] { [cell] }
    /// Combines the results of a closure's statements, in order.
    public static func buildBlock(_ parts: [GridCell]...) -> [GridCell] { parts.flatMap { $0 } }
    /// Builds the result of an `if` without `else`.
    public static func buildOptional(_ part: [GridCell]?) -> [GridCell] { part ?? [] }
    /// Builds the result of an `if` with `else`, or of a `switch`.
    public static func buildEither(first part: [GridCell]) -> [GridCell] { part }
    /// Builds the result of an `if` with `else`, or of a `switch`.
    public static func buildEither(second part: [GridCell]) -> [GridCell] { part }
    /// Builds the result of a `for` loop.
    public static func buildArray(_ parts: [[GridCell]]) -> [GridCell] { parts.flatMap { $0 } }
}

/// A result builder that collects the rows of a ``Grid``.
@resultBuilder
public enum GridRowBuilder {
    /// Builds a row from a row.
    public static func buildExpression(_ row: GridRow) -> [GridRow] { [row] }
    /// Builds several rows.
    public static func buildExpression(_ rows: [GridRow]) -> [GridRow] { rows }
    /// Combines the results of a closure's statements, in order.
    public static func buildBlock(_ parts: [GridRow]...) -> [GridRow] { parts.flatMap { $0 } }
    /// Builds the result of an `if` without `else`.
    public static func buildOptional(_ part: [GridRow]?) -> [GridRow] { part ?? [] }
    /// Builds the result of an `if` with `else`, or of a `switch`.
    public static func buildEither(first part: [GridRow]) -> [GridRow] { part }
    /// Builds the result of an `if` with `else`, or of a `switch`.
    public static func buildEither(second part: [GridRow]) -> [GridRow] { part }
    /// Builds the result of a `for` loop.
    public static func buildArray(_ parts: [[GridRow]]) -> [GridRow] { parts.flatMap { $0 } }
}
