/// The runner of a store's effects. It cancels them when the store is released.
@MainActor
@usableFromInline
final class EffectRunner {
    var clock: any Clock<Duration> = MainQueueClock()

    private var effects = OrderedReferences<Effect>()
    private var groups: [AnyHashable: EffectGroup] = [:]

    /// The running effects, in the order in which they were started.
    var running: [Effect] { effects.all }

    isolated deinit { effects.all.forEach { $0.stop() } }

    func start(_ effect: Effect, _ policy: EffectPolicy, of store: AnyObject) {
        let group = preparedGroup(effect.id)
        // One that has just ended may still be there.
        if policy == .dropNew, group.running.all.contains(where: \.isRunning) { return effect.stop() }
        effects.append(effect)
        effect.didReturn = { [weak self, weak effect] in
            guard let self, let effect else { return }
            changeGroup(of: effect) { $0.didReturn(effect) }
        }
        group.start(effect, policy, of: store, on: clock)
    }

    func didEnd(_ effect: Effect) {
        effects.remove(effect)
        changeGroup(of: effect) { $0.didEnd(effect) }
    }

    func cancel(_ id: AnyHashable) { groups[id]?.cancelAll() }

    /// Cancels all effects in reverse order, so that no waiting effect begins when another effect ends.
    func cancelAll() {
        groups.values.forEach { $0.endInterval() }
        effects.all.reversed().forEach { $0.stop() }
    }

    private func preparedGroup(_ id: AnyHashable) -> EffectGroup {
        if let group = groups[id] { return group }
        let group = EffectGroup()
        group.onRest = { [weak self] in self?.groups[id] = nil }
        groups[id] = group
        return group
    }

    /// Changes the group of an effect, then begins the group's next effect.
    private func changeGroup(of effect: Effect, _ change: (EffectGroup) -> Void) {
        guard let group = groups[effect.id] else { return }
        change(group)
        group.beginNext(on: clock)
    }
}
