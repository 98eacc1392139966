extension FlowDiagram {
    nonisolated private static let width = 240
    private static let pictureHeight = 168
    private static let gap = (x: 60, y: 70)
    private static let lineHeight = 15
    private static let columnCount = 4
    private static let stepCount = 4
    private static let fontSize = 11.0

    /// The drawing as SVG: the start is at the top, and each node lists the steps that lead to others.
    ///
    /// - Parameter pictures: Pictures of nodes, by their indices: the contents of PNG files, in Base64.
    /// - Returns: The text of the file.
    public func svg(pictures: [Int: String] = [:]) -> String {
        let boxes = layout(pictures)
        let width = (boxes.map(\.right).max() ?? 0) + Self.gap.x / 2
        let height = (boxes.map(\.bottom).max() ?? 0) + Self.gap.y / 2
        var text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            font-family="sans-serif" font-size="\(Int(Self.fontSize))">
            <defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" \
            orient="auto"><path d="M0,0 L8,4 L0,8 z" fill="#77767b"/></marker></defs>
            <rect width="100%" height="100%" fill="#ffffff"/>

            """
        for edge in edges { text += drawing(from: boxes[edge.source], to: boxes[edge.target]) }
        for node in nodes.indices { text += drawing(of: node, in: boxes[node], pictures[node]) }
        return text + "</svg>\n"
    }

    private struct Box {
        let x: Int
        let y: Int
        let height: Int

        var right: Int { x + FlowDiagram.width }
        var bottom: Int { y + height }
        var middle: Int { x + FlowDiagram.width / 2 }
    }

    private func layout(_ pictures: [Int: String]) -> [Box] {
        var boxes: [Int: Box] = [:]
        var y = Self.gap.y / 2
        for row in rows {
            let heights = row.map { height(of: $0, pictures[$0]) }
            for (column, node) in row.enumerated() {
                let x = Self.gap.x / 2 + column * (Self.width + Self.gap.x)
                boxes[node] = Box(x: x, y: y, height: heights[column])
            }
            y += (heights.max() ?? 0) + Self.gap.y
        }
        return nodes.indices.compactMap { boxes[$0] }
    }

    /// The nodes by their distances from the first one, with a limited number in a row.
    private var rows: [[Int]] {
        var distances = [0: 0]
        var reached = nodes.isEmpty ? [] : [0]
        var next = 0
        while next < reached.count {
            let node = reached[next]
            next += 1
            for edge in edges where edge.source == node && distances[edge.target] == nil {
                distances[edge.target] = (distances[node] ?? 0) + 1
                reached.append(edge.target)
            }
        }
        let others = nodes.indices.filter { distances[$0] == nil }
        let ranks = Set(distances.values).sorted().map { rank in reached.filter { distances[$0] == rank } } + [others]
        return ranks.flatMap { rank in
            stride(from: 0, to: rank.count, by: Self.columnCount).map { start in
                Array(rank[start..<min(start + Self.columnCount, rank.count)])
            }
        }
    }

    private func height(of node: Int, _ picture: String?) -> Int {
        48 + (picture == nil ? 0 : Self.pictureHeight + 12) + listedSteps(of: node).count * Self.lineHeight
    }

    /// The lines with the steps from a node, each after the title of the node that they lead to.
    private func listedSteps(of node: Int) -> [(text: String, isTitle: Bool)] {
        edges.filter { $0.source == node }.flatMap { edge -> [(text: String, isTitle: Bool)] in
            let more = edge.steps.count - Self.stepCount
            let steps = edge.steps.prefix(Self.stepCount) + (more > 0 ? ["… and \(more) more"] : [])
            return [("→ \(nodes[edge.target].title)", true)] + steps.map { ($0, false) }
        }
    }

    private func drawing(of node: Int, in box: Box, _ picture: String?) -> String {
        var text = """
            <rect x="\(box.x)" y="\(box.y)" width="\(Self.width)" height="\(box.height)" rx="8" fill="#f6f5f4" \
            stroke="#77767b"/>

            """
        for (index, line) in lines(of: node).enumerated() {
            let place = LabelPlace(x: box.middle, y: box.y + 18 + index * 16, width: Self.width - 16, anchor: "middle")
            text += label(line, at: place, isBold: index == 0)
        }
        var y = box.y + 42
        if let picture {
            text += """
                <image x="\(box.x + 8)" y="\(y)" width="\(Self.width - 16)" height="\(Self.pictureHeight)" \
                href="data:image/png;base64,\(picture)"/>

                """
            y += Self.pictureHeight + 12
        }
        for step in listedSteps(of: node) {
            y += Self.lineHeight
            let indent = step.isTitle ? 12 : 24
            let place = LabelPlace(x: box.x + indent, y: y - 4, width: Self.width - indent - 8, anchor: "start")
            text += label(step.text, at: place, isBold: step.isTitle)
        }
        return text
    }

    private func drawing(from source: Box, to target: Box) -> String {
        let isDown = target.y > source.y, isBeside = target.y == source.y
        // Two edges between the same nodes, in both directions, are beside each other.
        let shift = isDown ? -30 : 30
        let start = (x: source.middle + shift, y: isDown ? source.bottom : source.y)
        let end = (x: target.middle + shift, y: isDown || isBeside ? target.y : target.bottom)
        let bend = isDown ? Self.gap.y / 2 : -Self.gap.y / 2
        let endBend = isBeside ? bend : -bend
        return """
            <path d="M\(start.x),\(start.y) C\(start.x),\(start.y + bend) \(end.x),\(end.y + endBend) \
            \(end.x),\(end.y)" fill="none" stroke="#77767b" marker-end="url(#arrow)"/>

            """
    }

    private struct LabelPlace {
        let x: Int
        let y: Int
        let width: Int
        let anchor: String
    }

    private func label(_ text: String, at place: LabelPlace, isBold: Bool) -> String {
        // A label has one line, and XML has no other control characters.
        let line = String(text.map { $0.isNewline ? " " : $0 }.filter { $0 >= " " })
        let shortened = Self.shortened(line, to: Double(place.width) / (isBold ? 1.15 : 1))
        let escaped = shortened.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        return """
            <text x="\(place.x)" y="\(place.y)" text-anchor="\(place.anchor)" \
            fill="#241f31"\(isBold ? " font-weight=\"bold\"" : "")>\(escaped)</text>

            """
    }

    /// Returns as much of a line as has room. The font isn't known, so the characters are as wide as in wide fonts.
    private static func shortened(_ line: String, to width: Double) -> String {
        var end = line.startIndex, used = 0.0
        // Where the line ends if it is shortened.
        var shortEnd = end
        while end < line.endIndex {
            used += Self.width(of: line[end])
            if used > width { return line[..<shortEnd] + "…" }
            end = line.index(after: end)
            if used + Self.width(of: "…") <= width { shortEnd = end }
        }
        return line
    }

    /// Returns the width of a character, in pixels.
    private static func width(of character: Character) -> Double {
        let ems =
            switch character {
            case _ where " .,:;'|!()[]/\\ijltfr".contains(character): 0.41
            case _ where "mwMW…→“”@%&#".contains(character) || character >= "\u{1100}": 1.0
            case _ where character.isUppercase: 0.75
            default: 0.64
            }
        return ems * fontSize
    }
}
