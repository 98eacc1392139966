/// The observers of a sequence of events, called in the order in which they came.
///
/// Every observer is told of every event in order: an event that comes while another is told of waits. Observers may come and
/// go during a notification: one that is cancelled is not called any more; one that is added is not told of events from
/// before it came.
@MainActor
final class ObserverList<Event> {
    private final class Entry {
        // `nil` once cancelled.
        var handler: ((Event) -> Void)?
        let firstEvent: Int

        init(handler: @escaping (Event) -> Void, firstEvent: Int) {
            self.handler = handler
            self.firstEvent = firstEvent
        }
    }

    private var entries: [Entry] = []
    private var waitingEvents: [(event: Event, number: Int)] = []
    private var isNotifying = false

    /// - Parameters:
    ///   - firstEvent: The number of the first event that the observer is told of.
    ///   - handler: The observer.
    func add(firstEvent: Int, _ handler: @escaping (Event) -> Void) -> Observation {
        let entry = Entry(handler: handler, firstEvent: firstEvent)
        entries.append(entry)
        return Observation { [weak self, weak entry] in
            entry?.handler = nil
            self?.removeCancelledEntries()
        }
    }

    /// - Parameters:
    ///   - event: What happened.
    ///   - number: The event's number; observers that begin with a later one are not told of it.
    func notify(_ event: Event, number: Int) {
        waitingEvents.append((event, number))
        guard !isNotifying else { return }
        isNotifying = true
        while !waitingEvents.isEmpty {
            let (event, number) = waitingEvents.removeFirst()
            for entry in entries where entry.firstEvent <= number { entry.handler?(event) }
        }
        isNotifying = false
        removeCancelledEntries()
    }

    private func removeCancelledEntries() {
        guard !isNotifying else { return }
        entries.removeAll { $0.handler == nil }
    }
}
