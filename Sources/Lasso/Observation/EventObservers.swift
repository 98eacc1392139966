/// A list of event observers, which are called in the order in which they were added.
///
/// Every observer is called with every event in order. An event that occurs during a notification waits until that
/// notification is over. Observers may be added and canceled during a notification: a canceled observer is not called
/// again, and a new observer is not called with events that occurred before it was added.
@MainActor
@usableFromInline
package final class EventObservers<Event> {
    private final class Entry: Observation {
        // `nil` once canceled.
        var handler: (@MainActor (Event) -> Void)?
        let firstEvent: Int
        private weak var observers: EventObservers?

        init(handler: @escaping @MainActor (Event) -> Void, firstEvent: Int, observers: EventObservers) {
            self.handler = handler
            self.firstEvent = firstEvent
            self.observers = observers
        }

        override func end() {
            observers?.entryHasEnded()
            releaseHandler()
        }

        /// Releases the handler. What it captured may end this observation again, when the handler isn't being changed
        /// anymore.
        func releaseHandler() { _ = handler.take() }
    }

    private var entries: [Entry] = []
    private var eventCount = 0
    private var waitingEvents = Queue<(event: Event, number: Int)>()
    private var endedCount = 0
    private var isNotifying = false

    /// Creates a list without observers.
    nonisolated package init() {}

    // The values that the observers captured must be released on the main actor, and also if somebody still holds an
    // observation, such as an object that its handler captures.
    isolated deinit {
        for entry in entries { entry.releaseHandler() }
    }

    /// Whether no observer would be called with an event that occurs now.
    var isEmpty: Bool { endedCount == entries.count }

    /// The observations that have not been canceled, in the order in which they were added.
    var observations: [Observation] { entries.filter { !$0.isCancelled } }

    /// Adds an observer.
    ///
    /// - Parameter handler: A closure called with each event that is numbered after this call.
    /// - Returns: The observation, which can be canceled.
    package func add(_ handler: @escaping @MainActor (Event) -> Void) -> Observation {
        let entry = Entry(handler: handler, firstEvent: eventCount, observers: self)
        entries.append(entry)
        return entry
    }

    /// Returns the number of an event that has occurred and is passed to ``notify(_:number:)`` later.
    func nextEvent() -> Int {
        defer { eventCount += 1 }
        return eventCount
    }

    /// Calls the observers with an event that occurs now, or queues the event if a notification is in progress.
    ///
    /// - Parameter event: The event.
    package func notify(_ event: Event) { notify(event, number: nextEvent()) }

    /// Calls the observers with an event, or queues the event if a notification is in progress.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - number: The event's number. Observers that begin with a later event are not called.
    func notify(_ event: Event, number: Int) {
        guard !isNotifying else { return waitingEvents.append((event, number)) }
        isNotifying = true
        callObservers(with: event, number: number)
        while let (event, number) = waitingEvents.popFirst() { callObservers(with: event, number: number) }
        isNotifying = false
        removeEndedEntries()
    }

    private func callObservers(with event: Event, number: Int) {
        for entry in entries where entry.firstEvent <= number { entry.handler?(event) }
    }

    private func entryHasEnded() {
        endedCount += 1
        removeEndedEntries()
    }

    /// Removes ended observers once they are the majority, so that ending many observers takes linear time.
    private func removeEndedEntries() {
        guard !isNotifying, endedCount * 2 > entries.count else { return }
        entries.removeAll { $0.isCancelled }
        endedCount = 0
    }
}

extension EventObservers<Void> {
    /// Calls the observers, or queues the call if a notification is in progress.
    package func notify() { notify(()) }
}
