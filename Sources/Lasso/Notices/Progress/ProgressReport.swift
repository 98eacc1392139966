import Synchronization

/// A function with which work reports its progress, from any thread.
///
/// ```swift
/// backgroundEffect("import", progress: \.importProgress) { [file] report in
///     for (number, line) in file.lines.enumerated() {
///         try Task.checkCancellation()
///         add(line)
///         report(Double(number) / Double(file.lines.count), "Importing \(file.name)")
///     }
/// } receive: { _, _ in
/// }
/// ```
///
/// The state is updated at most once per frame, always with the newest report. So work may report as often as it
/// likes: a report costs less than a microsecond.
public struct ProgressReport: Sendable {
    let channel: ProgressChannel

    /// Reports the progress. Reports after the end of the effect have no effect.
    ///
    /// - Parameters:
    ///   - fraction: The part of the work that is done, from 0 to 1; `nil` if it isn't known.
    ///   - text: A description of the current step; `nil` for no text.
    public func callAsFunction(_ fraction: Double?, _ text: String? = nil) {
        channel.send(TaskProgress(fraction, text: text))
    }

    /// Reports the progress. Reports after the end of the effect have no effect.
    ///
    /// - Parameter progress: The progress.
    public func callAsFunction(_ progress: TaskProgress) { channel.send(progress) }
}

/// The way of reports from the threads of the work to the store.
final class ProgressChannel: Sendable {
    /// The shortest time between two updates of the state: that of a frame at 60 Hz.
    static let interval = Duration.nanoseconds(16_666_667)

    private struct Reports {
        var newest: TaskProgress?
        /// Whether the main actor has been told that there are reports, and has yet to see that there are no more.
        var areBeingDelivered = false
        var isClosed = false
    }

    private let reports = Mutex(Reports())
    private let clock: any Clock<Duration>
    private let deliver: @MainActor (TaskProgress) -> Void
    @MainActor private var delivery: Task<Void, Never>?

    /// Creates a channel.
    ///
    /// - Parameters:
    ///   - clock: The clock for the time between two deliveries.
    ///   - deliver: A closure called with the newest report.
    init(on clock: any Clock<Duration>, deliver: @escaping @MainActor (TaskProgress) -> Void) {
        self.clock = clock
        self.deliver = deliver
    }

    func send(_ progress: TaskProgress) {
        let isFirst = reports.withLock { reports in
            guard !reports.isClosed else { return false }
            reports.newest = progress
            defer { reports.areBeingDelivered = true }
            return !reports.areBeingDelivered
        }
        if isFirst { Task { @MainActor in beginDelivery() } }
    }

    /// Ends the delivery. Later reports are dropped.
    ///
    /// - Parameter delivering: Whether the last report is delivered if it wasn't yet.
    @MainActor
    func close(delivering: Bool) {
        let last = reports.withLock { reports in
            defer { reports = Reports(isClosed: true) }
            return reports.newest
        }
        delivery?.cancel()
        delivery = nil
        if delivering, let last { deliver(last) }
    }

    @MainActor
    private func beginDelivery() {
        guard deliverNewest() else { return }
        delivery = Task { [clock] in
            repeat {
                do {
                    try await clock.sleep(for: Self.interval)
                } catch {
                    if Task.isCancelled { return }
                    // A clock that fails must not hold reports back.
                    await MainQueueClock.nextTurn()
                }
            } while deliverNewest()
        }
    }

    /// - Returns: Whether there was a report.
    @MainActor
    private func deliverNewest() -> Bool {
        let newest = reports.withLock { reports in
            let newest = reports.newest
            reports.newest = nil
            if newest == nil { reports.areBeingDelivered = false }
            return newest
        }
        guard let newest else { return false }
        deliver(newest)
        return true
    }
}
