import LassoGtk

/// Dice with their pips, at most three in a row.
final class DiceView: DrawingArea {
    private static let side = 64.0, gap = 12.0

    /// The numbers that the dice show.
    var dice: [Int] = [] {
        didSet { if dice != oldValue { fit() } }
    }

    override init() {
        super.init()
        (accessibleRole, halign) = (.img, .center)
        setDrawFunc { [weak self] area, context, _, _ in self?.draw(in: context, area.styleContext.color()) }
    }

    private var columnCount: Int { min(3, dice.count) }

    private func fit() {
        let length = { (count: Int) in Int(Double(count) * (Self.side + Self.gap) - Self.gap) }
        contentWidth = max(0, length(columnCount))
        contentHeight = max(0, length((dice.count + 2) / 3))
        queueDraw()
    }

    private func draw(in context: CairoContext, _ color: RGBA) {
        context.setSource(color)
        for (index, number) in dice.enumerated() {
            context.saved {
                let step = Self.side + Self.gap
                context.translate(x: Double(index % 3) * step, y: Double(index / 3) * step)
                Self.draw(number, in: context)
            }
        }
    }

    private static func draw(_ number: Int, in context: CairoContext) {
        let corner = side / 6, near = 1 + corner, far = side - 1 - corner
        context.lineWidth = 2
        context.newPath()
        for (quarter, center) in [(far, far), (near, far), (near, near), (far, near)].enumerated() {
            let start = Double(quarter) * .pi / 2
            context.arc(x: center.0, y: center.1, radius: corner, from: start, to: start + .pi / 2)
        }
        context.closePath()
        context.stroke()
        for (column, row) in pips(of: number) {
            context.newPath()
            context.arc(x: side * (1 + column) / 4, y: side * (1 + row) / 4, radius: side / 11)
            context.fill()
        }
    }

    /// The columns and rows of the pips, from 0 to 2.
    private static func pips(of number: Int) -> [(Double, Double)] {
        let center = [(1.0, 1.0)], two = [(0.0, 2.0), (2.0, 0.0)], four = two + [(0, 0), (2, 2)]
        return switch number {
        case 1: center
        case 2: two
        case 3: two + center
        case 4: four
        case 5: four + center
        default: four + [(0, 1), (2, 1)]
        }
    }
}
