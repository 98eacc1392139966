import Gtk

/// The layout of a list that follows a change of its rows, or that makes the list appear.
///
/// GTK doesn't know the sizes of new rows before it has laid them out. If the list is scrolled until then, GTK takes
/// the wrong row for the one at the new position, and makes only rows around that one, so the list could be blank.
/// Therefore, GTK isn't told before the layout how far the list is scrolled.
@MainActor
final class AwaitedLayout {
    private let list: ListBase
    private let adjustment: Adjustment
    /// The position of the list before the layout.
    private let position: Double
    /// How far the list has been scrolled since then.
    private var distance = 0.0
    private var connections: [SignalConnection] = []
    private var endHandlers: [() -> Void] = []
    /// A closure that returns how far the list has to be scrolled to show its rows where they were.
    var correction: () -> Double = { 0 }

    /// Creates the next layout of a list, unless the list isn't shown.
    init?(of list: ListBase?) {
        guard let list, list.mapped, let clock = list.frameClock, let adjustment = list.adjustment else { return nil }
        (self.list, self.adjustment, position) = (list, adjustment, adjustment.value)
        adjustment.blockHandlers(of: list)
        connections = [
            // The last time that the list can be scrolled before its layout, in which GTK changes the position, too.
            clock.onUpdate(after: true) { [weak self] in self?.noteDistance() },
            clock.onLayout(after: true) { [weak self] in self?.end() },
            list.onUnmap { [weak self] in self?.end() },
        ]
        clock.requestPhase([.update, .layout])
    }

    isolated deinit {}

    /// Adds a closure called once the list has been scrolled after its layout, or is no longer shown.
    func onEnd(_ handler: @escaping () -> Void) { endHandlers.append(handler) }

    private func noteDistance() { distance = adjustment.value - position }

    private func end() {
        for connection in connections { connection.disconnect() }
        adjustment.unblockHandlers(of: list)
        let missing = list.mapped ? correction() + distance : 0
        if missing != 0 { adjustment.value += missing }
        for handler in endHandlers { handler() }
    }
}

extension ListBase {
    /// The adjustment that scrolls the list.
    var adjustment: Adjustment? { orientation == .horizontal ? hadjustment : vadjustment }
}
