extension FlowDiagram {
    private static let width = 200
    private static let height = 56
    private static let gap = (x: 60, y: 110)
    private static let lineHeight = 14

    /// The drawing as SVG: the start is at the top, and each row is one step further.
    ///
    /// - Parameter pictures: Pictures of nodes, by their indices: the contents of PNG files, in Base64.
    /// - Returns: The text of the file.
    public func svg(pictures: [Int: String] = [:]) -> String {
        let pictureHeight = pictures.isEmpty ? 0 : 130
        let height = Self.height + pictureHeight
        let places = layout(rowHeight: height + Self.gap.y)
        let width = (places.map(\.x).max() ?? 0) + Self.width + Self.gap.x
        let bottom = (places.map(\.y).max() ?? 0) + height + Self.gap.y
        var text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(bottom)" \
            font-family="sans-serif" font-size="12">
            <defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" \
            orient="auto"><path d="M0,0 L8,4 L0,8 z" fill="#5e5c64"/></marker></defs>
            <rect width="100%" height="100%" fill="#ffffff"/>

            """
        for edge in edges { text += drawing(of: edge, from: places[edge.source], to: places[edge.target], height) }
        for node in nodes.indices { text += drawing(of: node, at: places[node], height, pictures[node]) }
        return text + "</svg>\n"
    }

    private struct Place {
        let x: Int
        let y: Int
    }

    private func layout(rowHeight: Int) -> [Place] {
        var counts: [Int: Int] = [:]
        // Depths without a node of their own take no room.
        let rows = Set(nodes.map(\.depth)).sorted()
        return nodes.map { node in
            let row = rows.firstIndex(of: node.depth) ?? 0
            let column = counts[row, default: 0]
            counts[row] = column + 1
            return Place(
                x: Self.gap.x / 2 + column * (Self.width + Self.gap.x) + row % 2 * Self.gap.x / 2,
                y: Self.gap.y / 2 + row * rowHeight
            )
        }
    }

    private func drawing(of node: Int, at place: Place, _ height: Int, _ picture: String?) -> String {
        var text = """
            <rect x="\(place.x)" y="\(place.y)" width="\(Self.width)" height="\(height)" rx="8" fill="#f6f5f4" \
            stroke="#5e5c64"/>

            """
        let lines = lines(of: node)
        for (index, line) in lines.enumerated() {
            text += label(line, x: place.x + Self.width / 2, y: place.y + 22 + index * 18, isBold: index == 0)
        }
        guard let picture else { return text }
        return text + """
            <image x="\(place.x + 8)" y="\(place.y + Self.height)" width="\(Self.width - 16)" \
            height="\(height - Self.height - 8)" href="data:image/png;base64,\(picture)"/>

            """
    }

    private func drawing(of edge: Edge, from source: Place, to target: Place, _ height: Int) -> String {
        let isDown = target.y > source.y
        // Two edges between the same nodes, in both directions, are beside each other.
        let shift = isDown ? -24 : 24
        let (x1, y1) = (source.x + Self.width / 2 + shift, isDown ? source.y + height : source.y)
        let (x2, y2) = (target.x + Self.width / 2 + shift, isDown ? target.y : target.y + height)
        let bend = target.y == source.y ? 60 : 40
        let (c1, c2) = isDown ? (y1 + bend, y2 - bend) : (y1 - bend, y2 + bend)
        var text = """
            <path d="M\(x1),\(y1) C\(x1),\(c1) \(x2),\(c2) \(x2),\(y2)" fill="none" stroke="#5e5c64" \
            marker-end="url(#arrow)"/>

            """
        let shown = edge.steps.prefix(4) + (edge.steps.count > 4 ? ["… and \(edge.steps.count - 4) more"] : [])
        // Nearer to the source, so that the labels of edges to the same node don't cover each other.
        let (x, y) = ((2 * x1 + x2) / 3, (2 * y1 + y2) / 3)
        for (index, step) in shown.enumerated() {
            text += label(step, x: x, y: y + index * Self.lineHeight, isBold: false)
        }
        return text
    }

    private func label(_ text: String, x: Int, y: Int, isBold: Bool) -> String {
        let shortened = text.count > 34 ? text.prefix(33) + "…" : text
        let escaped = shortened.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        return """
            <text x="\(x)" y="\(y)" text-anchor="middle" fill="#241f31" stroke="#ffffff" stroke-width="3" \
            paint-order="stroke"\(isBold ? " font-weight=\"bold\"" : "")>\(escaped)</text>

            """
    }
}
