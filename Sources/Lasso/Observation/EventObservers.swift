/// The observers of outputs, called in the order in which they came.
///
/// Every observer is told of every event in order: an event that comes while another is told of waits. Observers may come and
/// go during a notification: one that is cancelled is not called any more; one that is added is not told of events from
/// before it came.
@MainActor
@usableFromInline
final class EventObservers<Event> {
    private final class Entry: Observation {
        // `nil` once cancelled.
        var handler: (@MainActor (Event) -> Void)?
        let firstEvent: Int
        private weak var observers: EventObservers?

        init(handler: @escaping @MainActor (Event) -> Void, firstEvent: Int, observers: EventObservers) {
            self.handler = handler
            self.firstEvent = firstEvent
            self.observers = observers
        }

        override func end() {
            handler = nil
            observers?.entryHasEnded()
        }
    }

    private var entries: [Entry] = []
    private var eventCount = 0
    private var waitingEvents = Queue<(event: Event, number: Int)>()
    private var endedCount = 0
    private var isNotifying = false

    // What observers hold is released on the main actor.
    isolated deinit {}

    /// - Parameter handler: The observer. It is told of the events that are numbered from now on.
    func add(_ handler: @escaping @MainActor (Event) -> Void) -> Observation {
        let entry = Entry(handler: handler, firstEvent: eventCount, observers: self)
        entries.append(entry)
        return entry
    }

    /// The number of an event that has happened, and of which observers are told by and by.
    func nextEvent() -> Int {
        defer { eventCount += 1 }
        return eventCount
    }

    /// - Parameters:
    ///   - event: What happened.
    ///   - number: The event's number; observers that begin with a later one are not told of it.
    func notify(_ event: Event, number: Int) {
        waitingEvents.append((event, number))
        guard !isNotifying else { return }
        isNotifying = true
        while let (event, number) = waitingEvents.popFirst() {
            for entry in entries where entry.firstEvent <= number { entry.handler?(event) }
        }
        isNotifying = false
        removeEndedEntries()
    }

    private func entryHasEnded() {
        endedCount += 1
        removeEndedEntries()
    }

    /// Removes ended observers once they are the most, so that ending many takes a time that is proportional to their number.
    private func removeEndedEntries() {
        guard !isNotifying, endedCount * 2 > entries.count else { return }
        entries.removeAll { $0.isCancelled }
        endedCount = 0
    }
}
