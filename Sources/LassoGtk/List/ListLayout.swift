import Gtk

/// The next layout of a list whose rows have changed.
///
/// GTK doesn't know the sizes of new rows before it has laid them out. If the list is scrolled until then, GTK takes
/// the wrong row for the one at the new position, and makes only rows around that one, so the list could be blank. So
/// the list is scrolled after its layout, as far as it was scrolled before it.
final class ListLayout {
    private let list: ListBase
    private let adjustment: Adjustment
    /// The position when the rows changed.
    private let value: Double
    /// How far the list has been scrolled since then.
    private var distance = 0.0
    private var connections: [SignalConnection] = []
    /// A closure that returns how far the list has to be scrolled to show its rows where they were.
    var correction: () -> Double = { 0 }
    /// A closure called when the list can be scrolled again.
    var didFinish: () -> Void = {}

    /// Creates the next layout of a list, unless the list isn't shown.
    init?(of list: ListBase?) {
        guard let list, list.mapped, let clock = list.frameClock, let adjustment = list.adjustment else { return nil }
        (self.list, self.adjustment, value) = (list, adjustment, adjustment.value)
        adjustment.blockHandlers(of: list)
        connections = [
            // The last time that the list can be scrolled before its layout, in which GTK changes the position, too.
            clock.onUpdate(after: true) { [weak self] in self?.noteDistance() },
            clock.onLayout(after: true) { [weak self] in self?.finish() },
            list.onUnmap { [weak self] in self?.finish() },
        ]
        clock.requestPhase([.update, .layout])
    }

    isolated deinit {}

    private func noteDistance() { distance = adjustment.value - value }

    private func finish() {
        for connection in connections { connection.disconnect() }
        adjustment.unblockHandlers(of: list)
        let way = list.mapped ? correction() + distance : 0
        if way != 0 { adjustment.value += way }
        didFinish()
    }
}

extension ListBase {
    /// The adjustment that scrolls the list.
    var adjustment: Adjustment? { orientation == .horizontal ? hadjustment : vadjustment }
}
