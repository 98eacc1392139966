import LassoGtk

/// A small picture of a step.
struct FilmPicture {
    static let width = 360

    let texture: Texture
    let title: String
    let height: Int

    /// Makes a picture small.
    init?(_ texture: Texture, title: String) {
        let scale = Double(Self.width) / Double(texture.width)
        height = Int(Double(texture.height) * scale)
        self.title = title
        let snapshot = Snapshot()
        let size = GrapheneRect(x: 0, y: 0, width: Float(Self.width), height: Float(height))
        snapshot.appendTexture(texture, bounds: size)
        guard let node = snapshot.toNode(), let small = Self.texture(of: node, Self.width, height) else { return nil }
        self.texture = small
    }

    /// Returns what windows show, each in the middle of the larger ones. Without windows, there is a gray area.
    static func node(of windows: [Window]) -> (node: RenderNode, width: Int, height: Int)? {
        let snapshot = Snapshot()
        let width = windows.map(\.width).max() ?? 900, height = windows.map(\.height).max() ?? 640
        if windows.isEmpty {
            let size = GrapheneRect(x: 0, y: 0, width: Float(width), height: Float(height))
            snapshot.appendColor(RGBA(red: 0.8, green: 0.8, blue: 0.8, alpha: 1), bounds: size)
        }
        // A dialog is in front of its window, whatever its size, and larger windows are behind smaller ones.
        for window in windows.sorted(by: { ($0.dialogDepth, -$0.area) < ($1.dialogDepth, -$1.area) }) {
            snapshot.save()
            let left = Float((width - window.width) / 2), top = Float((height - window.height) / 2)
            snapshot.translate(GraphenePoint(x: left, y: top))
            snapshot.append(window)
            snapshot.restore()
        }
        return snapshot.toNode().map { ($0, width, height) }
    }

    /// Draws a picture.
    ///
    /// - Returns: `nil` if nothing can be drawn here.
    static func texture(of node: RenderNode, _ width: Int, _ height: Int) -> Texture? {
        do throws(GLibError) {
            return try node.texture(width: Float(width), height: Float(height))
        } catch {
            StandardError.report(error.message)
            return nil
        }
    }
}

extension Window {
    /// The number of windows that it is in front of as their dialog.
    fileprivate var dialogDepth: Int { transientFor.map { $0.dialogDepth + 1 } ?? 0 }

    fileprivate var area: Int { width * height }
}
