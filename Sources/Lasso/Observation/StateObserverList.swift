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

    @usableFromInline @exclusivity(unchecked) final var activity: Activity = []
    @usableFromInline @exclusivity(unchecked) final var entries = StateObserverEntries()
    @usableFromInline final var endedCount = 0

    @inlinable init() {}

    /// Whether observers are being called with a change or with the state that they begin with.
    final var isAnnouncing: Bool {
        activity.contains(.beginning) || activity.contains(.announcing) && !activity.contains(.delivering)
    }

    /// Whether observers may not have been called with the current state yet.
    final var mayHaveUnannouncedChanges: Bool { !activity.isDisjoint(with: [.announcing, .holding]) }

    /// Ends all observations. The subclass calls it when it is released: their references to the list aren't counted.
    final func release() {
        // What the first observer captured may end others when it is released, which changes the list.
        let others = entries.others
        if let first = entries.firstObservation.take() { release(first) }
        if let others { for entry in others { release(entry.observation) } }
    }

    private func release(_ observation: Observation) {
        observation.list = nil
        // Somebody may still hold the observation, such as an object that its handler captures.
        observation.end()
    }

    @inlinable final func append(_ observation: Observation, parts: StateParts) {
        entries.append(StateObserverEntries.Element(parts: parts, observation: observation))
        observation.list = self
    }

    final func observationHasEnded() {
        endedCount += 1
        if activity.contains(.announcing) { activity.insert(.delaying) } else { removeEndedMajority() }
    }

    /// Removes ended observers once they are the majority, so that ending many observers takes linear time. It must not
    /// be called during an announcement, which relies on the observers' indices.
    final func removeEndedMajority() {
        guard endedCount * 2 > entries.count else { return }
        entries.removeEnded()
        endedCount = 0
    }
}
