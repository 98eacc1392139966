import Gtk
import LassoGtkTestUtilities
import Testing

@Suite(.display)
struct LayoutBoxTests {
    @Test func aSubclassMeasuresAndPlacesItsChildren() throws {
        let child = Label("child")
        let box = HalfBox(around: child)
        let window = Window()
        defer { window.destroy() }
        window.child = box
        window.present()
        GtkTesting.settle()
        #expect(box.measure(.horizontal, forSize: -1).minimum == 2 * child.measure(.horizontal, forSize: -1).minimum)
        // What is wanted is never less than what is needed.
        #expect(box.measure(.vertical, forSize: -1).natural == 40)
        let place = try #require(child.computeBounds(box))
        #expect(Int(place.origin.x) == box.width / 2 && Int(place.size.width) == box.width - box.width / 2)
    }
}

/// A box whose child is in its second half.
private final class HalfBox: LayoutBox {
    private let child: Widget

    init(around child: Widget) {
        self.child = child
        super.init()
        append(child)
    }

    override func measureChildren(_ orientation: Orientation, forSize size: Int) -> (minimum: Int, natural: Int) {
        guard orientation == .horizontal else { return (40, 0) }
        let width = child.measure(.horizontal, forSize: -1)
        return (2 * width.minimum, 2 * width.natural)
    }

    override func placeChildren(width: Int, height: Int) {
        _ = child.measure(.horizontal, forSize: -1)
        let transform = Transform().translate(GraphenePoint(x: Float(width / 2), y: 0))
        child.allocate(width: width - width / 2, height: height, baseline: -1, transform: transform)
    }
}
