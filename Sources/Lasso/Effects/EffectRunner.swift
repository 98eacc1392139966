/// Runs a store's effects, and cancels them when the store goes.
@MainActor
@usableFromInline
final class EffectRunner {
    var clock: any Clock<Duration> = ContinuousClock()

    /// The effects that have not come to their end, in the order in which they were started.
    private(set) var effects: [Effect] = []
    // Those of `effects` that wait for others of the same identity.
    private var queues: [AnyHashable: [Effect]] = [:]
    // Cancelled effects whose tasks have not returned.
    private var leaving: [Effect] = []
    private var throttles: [AnyHashable: Throttle] = [:]

    /// An interval in which no other effect of the same identity begins.
    @MainActor private final class Throttle {
        var next: Effect?
        var task: Task<Void, Never>?

        isolated deinit { task?.cancel() }
    }

    isolated deinit { effects.forEach { $0.cancel() } }

    func start(_ effect: Effect, _ policy: EffectPolicy) {
        let others = effects.filter { $0.id == effect.id }
        if policy == .dropNew, !others.isEmpty { return effect.cancel() }
        effects.append(effect)
        switch policy {
        case .parallel, .dropNew:
            effect.begin(after: nil, on: clock)
        case .cancelPrevious:
            others.forEach { $0.cancel() }
            effect.begin(after: nil, on: clock)
        case .debounce(let delay):
            others.forEach { $0.cancel() }
            effect.begin(after: delay, on: clock)
        case .queue:
            queues[effect.id, default: []].append(effect)
            beginNext(effect.id)
        case .throttle(let interval):
            throttle(effect, interval)
        }
    }

    func didEnd(_ effect: Effect) {
        effects.removeAll { $0 === effect }
        queues[effect.id]?.removeAll { $0 === effect }
        if effect.isAtWork {
            leaving.append(effect)
            effect.didReturn = { [weak self, weak effect] in
                guard let self, let effect else { return }
                leaving.removeAll { $0 === effect }
                beginNext(effect.id)
            }
        } else {
            beginNext(effect.id)
        }
    }

    func cancel(_ id: AnyHashable) {
        throttles[id] = nil
        // Those that wait first, so that none of them begins when another one ends.
        for effect in effects.reversed() where effect.id == id { effect.cancel() }
    }

    func cancelAll() {
        throttles = [:]
        for effect in effects.reversed() { effect.cancel() }
    }

    /// Begins what waits, once nothing of the same identity is at work.
    private func beginNext(_ id: AnyHashable) {
        guard let next = queues[id]?.first else {
            queues[id] = nil
            return
        }
        guard !(effects + leaving).contains(where: { $0.id == id && $0.isAtWork }) else { return }
        queues[id]?.removeFirst()
        next.begin(after: nil, on: clock)
    }

    private func throttle(_ effect: Effect, _ interval: Duration) {
        if let running = throttles[effect.id] {
            let replaced = running.next
            running.next = effect
            replaced?.cancel()
            return
        }
        effect.begin(after: nil, on: clock)
        let throttle = Throttle()
        throttles[effect.id] = throttle
        closeInterval(of: effect.id, throttle, interval)
    }

    /// Waits until the interval is over, and begins what was started last meanwhile.
    private func closeInterval(of id: AnyHashable, _ throttle: Throttle, _ interval: Duration) {
        throttle.task = Task { [weak self, weak throttle, clock] in
            do {
                try await clock.sleep(for: interval)
            } catch {
                // A clock that does not work must not keep anything from beginning.
                if Task.isCancelled { return }
            }
            guard let self, let throttle, throttles[id] === throttle else { return }
            guard let next = throttle.next, next.isRunning else {
                throttles[id] = nil
                return
            }
            throttle.next = nil
            next.begin(after: nil, on: clock)
            closeInterval(of: id, throttle, interval)
        }
    }
}
