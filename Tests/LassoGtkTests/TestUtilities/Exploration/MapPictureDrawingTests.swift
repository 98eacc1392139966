import FlowCases
import Foundation
import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// The pictures of a map, as they are drawn.
@Suite(.display)
struct MapPictureDrawingTests {
    /// A screen in a color.
    private final class ColoredScreen: ViewController {
        private let color: RGBA

        init(_ title: String, _ color: RGBA) {
            self.color = color
            super.init()
            self.title = title
        }

        override func loadView() -> Widget {
            let area = DrawingArea()
            (area.hexpand, area.vexpand) = (true, true)
            area.setDrawFunc { [color] _, context, _, _ in
                context.setSource(color)
                context.paint()
            }
            return area
        }
    }

    @Test func eachPictureShowsWhatIsInTheWindowThere() async throws {
        let map = await explore(
            depth: 1,
            in: { window in
                let red = ColoredScreen("Red", RGBA(red: 1, green: 0, blue: 0, alpha: 1))
                let blue = ColoredScreen("Blue", RGBA(red: 0, green: 0, blue: 1, alpha: 1))
                let navigationController = NavigationController()
                navigationController.setControllers([red, blue], animated: false)
                navigationController.place(with: root(of: window))
            }
        )
        let diagram = FlowDiagram(of: map)
        try #require(diagram.nodes.map(\.title) == ["Blue", "Red"])
        let pictures = try await map.pictures(of: diagram, on: GtkFlowStage(width: 400, height: 300), width: 200)
        #expect(pictures.keys.sorted() == [0, 1])
        let colors: [[UInt8]] = [[0, 0, 255], [255, 0, 0]]
        for (node, color) in colors.enumerated() {
            let picture = try pixbuf(try #require(pictures[node]))
            #expect(picture.width == 200)
            #expect(middle(of: picture) == color)
        }
    }

    /// Reads a PNG file in Base64.
    private func pixbuf(_ text: String) throws -> Pixbuf {
        let file = TestFile()
        try #require(Data(base64Encoded: text)).write(to: URL(fileURLWithPath: file.path))
        return try Pixbuf(file: file.path)
    }

    /// Returns the red, the green, and the blue part of the pixel in the middle of a picture.
    private func middle(of picture: Pixbuf) -> [UInt8] {
        let start = picture.height / 2 * picture.rowstride + picture.width / 2 * picture.nChannels
        return Array(picture.pixels()[start..<start + 3])
    }
}
