/// The observers of a state in the order in which they were added, each with the parts that it is called for.
///
/// Many stores have only one observer, so the first one is stored in the list itself.
@frozen @usableFromInline
struct StateObserverEntries: RandomAccessCollection {
    /// An observer and the parts that it is called for. The parts are stored beside the observer, so that searching the
    /// list does not access the observers.
    @frozen @usableFromInline
    struct Element {
        @usableFromInline let parts: StateParts
        @usableFromInline let observation: Observation

        @inlinable init(parts: StateParts, observation: Observation) {
            self.parts = parts
            self.observation = observation
        }
    }

    // Not an element, which would be copied as a whole to read a part of it.
    @usableFromInline var firstParts: StateParts = .none
    @usableFromInline var firstObservation: Observation?
    // No array for a single observer: it would be retained and released with each store.
    @usableFromInline var others: ContiguousArray<Element>?
    // The parts of all others, and of each group of them if there are several groups, so that a search skips most of a
    // long list.
    @usableFromInline var observedByOthers: StateParts = .none
    @usableFromInline var observedByGroups: ContiguousArray<StateParts>?

    /// The parts that at least one observer observes.
    @inlinable var observed: StateParts { firstParts.union(observedByOthers) }

    /// The number of entries in a group.
    @inlinable static var groupSize: Int { 16 }

    @inlinable init() {}

    @inlinable var startIndex: Int { 0 }

    @inlinable var endIndex: Int { firstObservation == nil ? 0 : (others?.count ?? 0) + 1 }

    @inlinable subscript(position: Int) -> Element {
        if position > 0, let others { return others[position - 1] }
        guard position == 0, let firstObservation else { preconditionFailure("There is no observer \(position).") }
        return Element(parts: firstParts, observation: firstObservation)
    }

    /// Adds an entry at the end.
    @inlinable mutating func append(_ element: Element) {
        guard firstObservation != nil else {
            firstParts = element.parts
            firstObservation = element.observation
            return
        }
        if others == nil { others = [element] } else { others?.append(element) }
        observedByOthers = observedByOthers.union(element.parts)
        if let others, others.count > Self.groupSize { includeLastInGroup() }
    }

    @usableFromInline mutating func includeLastInGroup() {
        guard let others else { return }
        var groups = observedByGroups.take() ?? [others.dropLast().reduce(.none) { $0.union($1.parts) }]
        let index = others.count - 1
        if index.isMultiple(of: Self.groupSize) { groups.append(.none) }
        let group = index / Self.groupSize
        groups[group] = groups[group].union(others[index].parts)
        observedByGroups = groups
    }

    /// Removes the observers that have ended.
    @MainActor mutating func removeEnded() {
        var remaining = StateObserverEntries()
        for entry in self where !entry.observation.isEnded { remaining.append(entry) }
        self = remaining
    }

    /// Returns the index of the next observer to be called for any of the given parts, or `end`.
    @inlinable @inline(__always) func next(from start: Int, to end: Int, showing parts: StateParts) -> Int {
        guard start < end else { return end }
        if start == 0, firstParts.intersects(parts) { return 0 }
        guard observedByOthers.intersects(parts), let others else { return end }
        return Self.next(in: others, observedByGroups, from: Swift.max(start, 1) - 1, to: end - 1, showing: parts) + 1
    }

    /// Returns the index of the next of some entries to be called, or `end`. If they are in groups, groups are skipped.
    @inlinable static func next(
        in entries: ContiguousArray<Element>,
        _ groups: ContiguousArray<StateParts>?,
        from start: Int,
        to end: Int,
        showing parts: StateParts
    ) -> Int {
        entries.withUnsafeBufferPointer { entries in
            guard let groups else { return next(in: entries, from: start, to: end, showing: parts) }
            return groups.withUnsafeBufferPointer { groups in
                var index = start
                while index < end {
                    let group = index / groupSize
                    let groupEnd = Swift.min((group + 1) * groupSize, end)
                    if groups[group].intersects(parts) {
                        index = next(in: entries, from: index, to: groupEnd, showing: parts)
                        if index < groupEnd { return index }
                    }
                    index = groupEnd
                }
                return end
            }
        }
    }

    /// Returns the index of the next of some entries to be called, or `end`. Each entry is looked at.
    @inlinable static func next(
        in entries: UnsafeBufferPointer<Element>,
        from start: Int,
        to end: Int,
        showing parts: StateParts
    ) -> Int {
        var index = start
        while index < end, !entries[index].parts.intersects(parts) { index += 1 }
        return index
    }
}
