/// Runs a store's effects, and cancels them when the store goes.
@MainActor
@usableFromInline
final class EffectRunner {
    var clock: any Clock<Duration> = ContinuousClock()

    /// The effects that have not come to their end, in the order in which they were started.
    private(set) var effects: [Effect] = []
    private var waiting: [AnyHashable: [Effect]] = [:]
    private var throttled: [AnyHashable: Throttle] = [:]

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
            if others.isEmpty {
                effect.begin(after: nil, on: clock)
            } else {
                waiting[effect.id, default: []].append(effect)
            }
        case .throttle(let interval):
            throttle(effect, interval)
        }
    }

    func didEnd(_ effect: Effect) {
        effects.removeAll { $0 === effect }
        waiting[effect.id]?.removeAll { $0 === effect }
        guard !effects.contains(where: { $0.id == effect.id && !isWaiting($0) }) else { return }
        guard let next = waiting[effect.id]?.first else {
            waiting[effect.id] = nil
            return
        }
        waiting[effect.id]?.removeFirst()
        next.begin(after: nil, on: clock)
    }

    func cancel(_ id: AnyHashable) {
        throttled[id]?.next = nil
        // Those that wait first, so that none of them begins when another one ends.
        for effect in effects.reversed() where effect.id == id { effect.cancel() }
    }

    func cancelAll() {
        throttled = [:]
        for effect in effects.reversed() { effect.cancel() }
    }

    private func isWaiting(_ effect: Effect) -> Bool {
        waiting[effect.id]?.contains { $0 === effect } == true
    }

    private func throttle(_ effect: Effect, _ interval: Duration) {
        if let running = throttled[effect.id] {
            let replaced = running.next
            running.next = effect
            replaced?.cancel()
            return
        }
        effect.begin(after: nil, on: clock)
        let throttle = Throttle()
        throttled[effect.id] = throttle
        closeInterval(of: effect.id, throttle, interval)
    }

    /// Waits until the interval is over, and begins what was started last meanwhile.
    private func closeInterval(of id: AnyHashable, _ throttle: Throttle, _ interval: Duration) {
        throttle.task = Task { [weak self, weak throttle, clock] in
            do { try await clock.sleep(for: interval) } catch { return }
            guard let self, let throttle, throttled[id] === throttle else { return }
            guard let next = throttle.next else {
                throttled[id] = nil
                return
            }
            throttle.next = nil
            next.begin(after: nil, on: clock)
            closeInterval(of: id, throttle, interval)
        }
    }
}
