import CGtk
import LassoGtk

/// A picture with the pictures of steps: a row for each step, and a column for each look.
struct FilmSheet {
    // Many programs show nothing that is higher. Cairo draws up to 32,767 pixels.
    private static let maximumHeight = 16_384
    private static let margin = 16
    private static let titleHeight = 28

    private let rows: [[FilmPicture]]

    /// Creates as many sheets as all steps need.
    ///
    /// - Parameter columns: The pictures of each look.
    static func sheets(of columns: [[FilmPicture]]) -> [FilmSheet] {
        let rows = (0..<(columns.map(\.count).min() ?? 0)).map { row in columns.map { $0[row] } }
        return distributed(rows.map { height(of: $0) }).map { FilmSheet(rows: Array(rows[$0])) }
    }

    /// Distributes rows over sheets.
    ///
    /// - Parameter heights: The heights of the rows.
    /// - Returns: The rows of each sheet. There is at least one sheet.
    static func distributed(_ heights: [Int]) -> [Range<Int>] {
        var sheets: [Range<Int>] = [], start = 0
        for row in heights.indices where row > start && height(ofRows: heights[start...row]) > maximumHeight {
            sheets.append(start..<row)
            start = row
        }
        return sheets + [start..<heights.count]
    }

    /// Returns the height of a sheet.
    ///
    /// - Parameter heights: The heights of its rows.
    static func height(ofRows heights: some Sequence<Int>) -> Int { heights.reduce(margin, +) }

    /// Returns the name of the file with a sheet: `sheet.png`, `sheet-2.png`, and so on.
    ///
    /// - Parameter index: The index of the sheet.
    static func fileName(at index: Int) -> String { index == 0 ? "sheet.png" : "sheet-\(index + 1).png" }

    /// Draws the sheet.
    ///
    /// - Returns: `nil` if nothing can be drawn here.
    func draw() -> Texture? {
        let snapshot = Snapshot(), label = Label("")
        let width = (rows.first?.count ?? 0) * (FilmPicture.width + Self.margin) + Self.margin
        let height = Self.height(ofRows: rows.map { Self.height(of: $0) })
        let size = GrapheneRect(x: 0, y: 0, width: Float(width), height: Float(height))
        snapshot.appendColor(RGBA(red: 1, green: 1, blue: 1, alpha: 1), bounds: size)
        var top = Self.margin
        for row in rows {
            draw(row, at: top, with: label, snapshot)
            top += Self.height(of: row)
        }
        return snapshot.toNode().flatMap { FilmPicture.texture(of: $0, width, height) }
    }

    private static func height(of row: [FilmPicture]) -> Int {
        titleHeight + (row.map(\.height).max() ?? 0) + margin
    }

    private func draw(_ row: [FilmPicture], at top: Int, with label: Label, _ snapshot: Snapshot) {
        let title = label.createPangoLayout(row.first.map(\.title))
        (title.singleParagraphMode, title.ellipsize) = (true, .end)
        title.width = (row.count * (FilmPicture.width + Self.margin) - Self.margin) * Int(PANGO_SCALE)
        snapshot.save()
        snapshot.translate(GraphenePoint(x: Float(Self.margin), y: Float(top)))
        snapshot.appendLayout(title, color: RGBA(red: 0, green: 0, blue: 0, alpha: 1))
        snapshot.restore()
        for (column, picture) in row.enumerated() {
            let left = Self.margin + column * (FilmPicture.width + Self.margin)
            let bounds = GrapheneRect(
                x: Float(left),
                y: Float(top + Self.titleHeight),
                width: Float(FilmPicture.width),
                height: Float(picture.height)
            )
            snapshot.appendTexture(picture.texture, bounds: bounds)
        }
    }
}
