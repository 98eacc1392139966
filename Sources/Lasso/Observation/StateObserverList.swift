/// The observers of a state, and what is going on with them. It knows nothing of the state's type.
@MainActor @usableFromInline
class StateObserverList {
    /// What is going on.
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
        /// A change waits to be announced together with the next.
        @inlinable static var holding: Activity { Activity(rawValue: 4) }
        /// Something waits for what is going on.
        @inlinable static var delaying: Activity { Activity(rawValue: 8) }
        /// Changes are traced.
        @inlinable static var traced: Activity { Activity(rawValue: 16) }
        /// Observers are being shown the state in its place.
        @inlinable static var showing: Activity { Activity(rawValue: 32) }
        /// What has waited for announcements is being done, an output's delivery for instance.
        @inlinable static var delivering: Activity { Activity(rawValue: 64) }
        /// An observer that has come meanwhile is being told the state that it begins with.
        @inlinable static var beginning: Activity { Activity(rawValue: 128) }
    }

    /// An observer, with what decides whether it is called beside it: looking through them must not touch the observers.
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
    @usableFromInline final var endedCount = 0

    @inlinable init() {}

    /// Whether observers are being told of a change, or of the state that they begin with.
    final var isAnnouncing: Bool {
        activity.contains(.beginning) || activity.contains(.announcing) && !activity.contains(.delivering)
    }

    isolated deinit {
        for entry in entries { entry.observation.list = nil }
    }

    @inlinable final func append(_ observation: Observation, parts: StateParts) {
        entries.append(Entry(parts: parts, observation: observation))
        observation.list = self
    }

    /// The place of the next observer that shows something of what has changed.
    @inlinable final func next(from start: Int, to end: Int, showing parts: StateParts) -> Int {
        entries.withUnsafeBufferPointer { entries in
            var index = start
            while index < end, !entries[index].parts.intersects(parts) { index += 1 }
            return index
        }
    }

    final func observationHasEnded() {
        endedCount += 1
        if activity.contains(.announcing) { activity.insert(.delaying) } else { removeEnded() }
    }

    /// Removes ended observers once they are the most, so that ending many takes a time that is proportional to their number.
    /// Not while anybody counts on their places.
    final func removeEnded() {
        guard endedCount * 2 > entries.count else { return }
        entries.removeAll { $0.observation.isEnded }
        endedCount = 0
    }
}
