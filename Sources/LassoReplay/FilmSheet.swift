import CGtk
import LassoGtk

/// A picture with the pictures of all steps: a row for each step, and a column for each look.
struct FilmSheet {
    private static let margin = 16
    private static let titleHeight = 28

    private var columns: [[FilmPicture]] = []

    /// Adds the pictures of a look.
    mutating func add(_ pictures: [FilmPicture]) { columns.append(pictures) }

    /// Draws the sheet.
    ///
    /// - Returns: `nil` if nothing can be drawn here.
    func draw() -> Texture? {
        let snapshot = Snapshot(), label = Label("")
        let width = columns.count * (FilmPicture.width + Self.margin) + Self.margin
        var top = Self.margin
        let height = top + rows.reduce(0) { $0 + Self.height(of: $1) }
        let size = GrapheneRect(x: 0, y: 0, width: Float(width), height: Float(height))
        snapshot.appendColor(RGBA(red: 1, green: 1, blue: 1, alpha: 1), bounds: size)
        for row in rows {
            draw(row, at: top, with: label, snapshot)
            top += Self.height(of: row)
        }
        return snapshot.toNode().flatMap { FilmPicture.texture(of: $0, width, height) }
    }

    private var rows: [[FilmPicture]] {
        (0..<(columns.map(\.count).min() ?? 0)).map { row in columns.map { $0[row] } }
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
