import Lasso

/// The rows of an arrangement, kept up to date with the items of a state.
@MainActor
final class ListArranger<Item: Identifiable> {
    /// The rows that are shown.
    private var arranged = ArrangedRows<Item>()
    /// The items that were passed last.
    private(set) var newItems = IdentifiedArray<Item>()
    /// The work that is under way, and its rules.
    private var work: (number: Int, rules: ArrangementRules<Item>)?
    private var workCount = 0
    private var isStarting = false
    private let firstSlice: Duration
    /// A closure called when work that has taken more than one turn of the main loop has changed the rows.
    var didArrange: () -> Void = {}

    /// Creates an arrangement without rows.
    ///
    /// - Parameter firstSlice: The time for which work is done at once. It is so long that short work is over before
    ///   the next frame.
    init(firstSlice: Duration = .milliseconds(10)) { self.firstSlice = firstSlice }

    isolated deinit {}

    /// The items that are shown, in their order.
    var rows: IdentifiedArray<Item> { arranged.rows }

    /// Whether the rows have, or are getting, another order than the items.
    var isSorting: Bool { (work?.rules ?? arranged.rules).precedes != nil }

    /// The number of changed items up to which each is arranged by itself. If more have changed, all items are
    /// arranged.
    private static var maximumChanges: Int { 1_000 }
    /// The number of times that all items are arranged before the changes made meanwhile are arranged at once.
    private static var maximumRounds: Int { 3 }

    /// Arranges other items, by rules that may be others too.
    func update(_ items: IdentifiedArray<Item>, _ rules: ArrangementRules<Item>) {
        newItems = items
        guard !rules.areEmpty else {
            work = nil
            arranged = ArrangedRows(items: items, rows: items, rules: rules)
            return
        }
        let hasRules = rules.keys == arranged.rules.keys
        if work == nil, hasRules, arranged.follow(items, upTo: Self.maximumChanges) { return }
        if work?.rules.keys != rules.keys { start(rules) }
        // Until the work is over, the rows are those of the rules that they have had, without items that are gone. Rows
        // that have never been arranged wait.
        guard work != nil, !arranged.isEmpty, !arranged.follow(items, upTo: Self.maximumChanges) else { return }
        arranged.keepOnly(items)
    }

    private func start(_ rules: ArrangementRules<Item>) {
        workCount += 1
        let number = workCount
        work = (number, rules)
        isStarting = true
        Task.immediate { [weak self, firstSlice] in
            var slice = TimeSlice(firstSlice)
            var rounds = 0
            while let items = self?.newItems, self?.work?.number == number {
                let rows = await Self.arranged(items, rules, &slice) { self?.work?.number == number }
                guard let self, let rows, work?.number == number else { return }
                var new = ArrangedRows(items: items, rows: rows, rules: rules)
                rounds += 1
                let maximum = rounds < Self.maximumRounds ? Self.maximumChanges : .max
                guard new.follow(newItems, upTo: maximum) else { continue }
                arranged = new
                work = nil
                if !isStarting { didArrange() }
            }
        }
        isStarting = false
    }

    /// Returns the items of an arrangement, or `nil` if they are no longer needed.
    private static func arranged(
        _ items: IdentifiedArray<Item>,
        _ rules: ArrangementRules<Item>,
        _ slice: inout TimeSlice,
        isNeeded: () -> Bool
    ) async -> IdentifiedArray<Item>? {
        var rows: [Item] = []
        for item in items {
            if rules.isIncluded?(item) ?? true { rows.append(item) }
            if slice.isOver {
                await slice.pause()
                guard isNeeded() else { return nil }
            }
        }
        if let precedes = rules.precedes {
            guard await sort(&rows, precedes, &slice, isNeeded) else { return nil }
        } else if rows.count == items.count {
            return items
        }
        var result = IdentifiedArray<Item>()
        for start in stride(from: 0, to: rows.count, by: 256) {
            result.append(contentsOf: rows[start..<min(start + 256, rows.count)])
            if slice.isOver {
                await slice.pause()
                guard isNeeded() else { return nil }
            }
        }
        return result
    }

    /// Sorts items by merging sorted parts of them.
    ///
    /// - Returns: Whether they are still needed.
    private static func sort(
        _ rows: inout [Item],
        _ precedes: (Item, Item) -> Bool,
        _ slice: inout TimeSlice,
        _ isNeeded: () -> Bool
    ) async -> Bool {
        var length = 1
        var merged: [Item] = []
        merged.reserveCapacity(rows.count)
        while length < rows.count {
            merged.removeAll(keepingCapacity: true)
            for start in stride(from: 0, to: rows.count, by: 2 * length) {
                let middle = min(start + length, rows.count), end = min(start + 2 * length, rows.count)
                var (left, right) = (start, middle)
                while left < middle || right < end {
                    // Items of which neither comes before the other stay in their order.
                    if right == end || left < middle && !precedes(rows[right], rows[left]) {
                        merged.append(rows[left])
                        left += 1
                    } else {
                        merged.append(rows[right])
                        right += 1
                    }
                    if slice.isOver {
                        await slice.pause()
                        guard isNeeded() else { return false }
                    }
                }
            }
            swap(&rows, &merged)
            length *= 2
        }
        return true
    }
}

/// The time that work may take until windows are drawn and events are handled.
private struct TimeSlice {
    private let clock = ContinuousClock()
    private var end: ContinuousClock.Instant
    private var stepCount = 0

    init(_ duration: Duration) { end = clock.now + duration }

    /// Whether the time is over. It is looked at in one of 32 steps.
    var isOver: Bool {
        mutating get {
            stepCount += 1
            return stepCount.isMultiple(of: 32) && clock.now >= end
        }
    }

    /// Waits until windows have been drawn and events have been handled, and starts the next slice.
    mutating func pause() async {
        await MainQueueClock.nextTurn()
        end = clock.now + .milliseconds(4)
    }
}
