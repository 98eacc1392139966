/// The observers of a state and the current activity, independent of the state's type.
@MainActor @usableFromInline
class StateObserverList {
    /// The current activity. ``StateStorage`` documents the combinations of these flags.
    @frozen @usableFromInline
    struct Activity: OptionSet {
        @usableFromInline let rawValue: UInt8

        @inlinable init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// An update's closure is running.
        @inlinable static var updating: Activity { Activity(rawValue: 1) }
        /// Observers are being called.
        @inlinable static var announcing: Activity { Activity(rawValue: 2) }
        /// Held changes wait to be announced, together with the next change or in the main actor's next turn.
        @inlinable static var holding: Activity { Activity(rawValue: 4) }
        /// Something waits for the end of the current activity, which must therefore end in the long path.
        @inlinable static var delaying: Activity { Activity(rawValue: 8) }
        /// Changes are traced.
        @inlinable static var traced: Activity { Activity(rawValue: 16) }
        /// Observers are being called with a pointer to the state in its place. An update must first make a copy for
        /// them.
        @inlinable static var showing: Activity { Activity(rawValue: 32) }
        /// Work that waited for announcements is being performed, such as the delivery of an output.
        @inlinable static var delivering: Activity { Activity(rawValue: 64) }
        /// An observer that was added during another activity is being called with the state that it begins with.
        @inlinable static var beginning: Activity { Activity(rawValue: 128) }
    }

    /// An observer and the parts that it is called for. The parts are stored beside the observer, so that searching the
    /// list does not access the observers.
    @frozen @usableFromInline
    struct Entry {
        @usableFromInline let parts: StateParts
        @usableFromInline let observation: Observation

        @inlinable init(parts: StateParts, observation: Observation) {
            self.parts = parts
            self.observation = observation
        }
    }

    @usableFromInline @exclusivity(unchecked) final var activity: Activity = []
    @usableFromInline @exclusivity(unchecked) final var entries: ContiguousArray<Entry> = []
    /// The parts for whose changes at least one observer is called.
    @usableFromInline @exclusivity(unchecked) final var observed: StateParts = .none
    // The parts of each group of entries after the first one, so that searching the list skips most of a long one.
    @usableFromInline @exclusivity(unchecked) final var observedByGroups: ContiguousArray<StateParts> = []
    @usableFromInline final var endedCount = 0

    /// The number of entries in a group.
    @inlinable nonisolated static var groupSize: Int { 16 }

    @inlinable init() {}

    /// Whether observers are being called with a change or with the state that they begin with.
    final var isAnnouncing: Bool {
        activity.contains(.beginning) || activity.contains(.announcing) && !activity.contains(.delivering)
    }

    isolated deinit {
        for entry in entries {
            entry.observation.list = nil
            // Somebody may still hold the observation, such as an object that its handler captures.
            entry.observation.end()
        }
    }

    @inlinable final func append(_ observation: Observation, parts: StateParts) {
        include(parts, at: entries.count)
        entries.append(Entry(parts: parts, observation: observation))
        observation.list = self
    }

    /// Adds the parts of an entry to those of its group and of all entries.
    @inlinable final func include(_ parts: StateParts, at index: Int) {
        observed = observed.union(parts)
        let group = index / Self.groupSize - 1
        guard group >= 0 else { return }
        if group == observedByGroups.count { observedByGroups.append(.none) }
        observedByGroups[group] = observedByGroups[group].union(parts)
    }

    /// Returns the index of the next observer to be called for any of the given parts, or `end`.
    @inlinable final func next(from start: Int, to end: Int, showing parts: StateParts) -> Int {
        Self.next(in: entries, observedByGroups, from: start, to: end, showing: parts)
    }

    // Not isolated, because closures of the main actor that the standard library calls check their actor in each call.
    @inlinable nonisolated static func next(
        in entries: ContiguousArray<Entry>,
        _ groups: ContiguousArray<StateParts>,
        from start: Int,
        to end: Int,
        showing parts: StateParts
    ) -> Int {
        entries.withUnsafeBufferPointer { entries in
            groups.withUnsafeBufferPointer { groups in
                var index = start
                while index < end {
                    let group = index / groupSize
                    let groupEnd = min((group + 1) * groupSize, end)
                    if group == 0 || groups[group - 1].intersects(parts) {
                        while index < groupEnd, !entries[index].parts.intersects(parts) { index += 1 }
                        if index < groupEnd { return index }
                    }
                    index = groupEnd
                }
                return end
            }
        }
    }

    final func observationHasEnded() {
        endedCount += 1
        if activity.contains(.announcing) { activity.insert(.delaying) } else { removeEnded() }
    }

    /// Removes ended observers once they are the majority, so that ending many observers takes linear time. It must not
    /// be called during an announcement, which relies on the observers' indices.
    final func removeEnded() {
        guard endedCount * 2 > entries.count else { return }
        entries.removeAll { $0.observation.isEnded }
        endedCount = 0
        observed = .none
        observedByGroups.removeAll()
        for (index, entry) in entries.enumerated() { include(entry.parts, at: index) }
    }
}
