import LassoGtk

final class PrimesStore: LassoStore<PrimesModule> {
    /// A closure that counts prime numbers below a limit, and reports how far it is.
    typealias Counting = @Sendable (_ limit: Int, _ report: (Double) -> Void) async throws -> Int

    private let counting: Counting

    /// Creates the store.
    ///
    /// - Parameters:
    ///   - state: The initial state.
    ///   - counting: A closure that counts.
    init(with state: State, counting: @escaping Counting) {
        self.counting = counting
        super.init(with: state)
    }

    required convenience init(with state: State) { self.init(with: state) { try PrimeCounter.count(below: $0, $1) } }

    override func handleAction(_ action: Action) {
        switch action {
        case .didChooseLimit(let limit): choose(limit)
        case .didTapCount: count()
        case .didTapCancel:
            guard state.isCounting else { return }
            cancelEffects("count")
            tell(translated("Counting was canceled"))
        case .didTapRemove(let id): remove(id)
        case .didEndToast(let id, let outcome):
            update { $0.toasts.remove(id) }
            if outcome == .pressedButton { restore() }
        case .didEndBanner(.pressedButton): choose(PrimesModule.State.shorterLimit)
        case .didEndBanner(.dismissed): update { $0.warning = nil }
        }
    }

    private func choose(_ limit: Int) {
        guard limit != state.limit else { return }
        let less = PrimesModule.State.shorterLimit
        let text = translated("Counting that far may take a minute.")
        let warning = Banner(text, button: translated("Use \(less)"), isDismissible: true)
        update { state in
            state.limit = limit
            state.warning = limit >= State.longLimit ? warning : nil
        }
    }

    private func count() {
        let limit = state.limit
        update { $0.warning = nil }
        let text = translated("Counting up to \(LocaleFormat.number(limit))")
        backgroundEffect("count", .dropNew, progress: \.progress, inhibits: translated("Counting prime numbers")) {
            [counting] report in
            try await counting(limit) { report($0, text) }
        } receive: { store, count in
            store.didCount(count, below: limit)
        } onError: { store, error in
            store.tell("\(error)")
        }
    }

    private func didCount(_ count: Int, below limit: Int) {
        update { state in
            state.results[id: limit] = nil
            state.results.insert(PrimesModule.PrimeResult(id: limit, count: count), at: 0)
        }
        let text = translated(
            "\(count) prime number",
            plural: "\(count) prime numbers",
            count: count
        )
        tell(text)
        DesktopNotification("primes", title: translated("Counting Finished"), body: text, path: "/home/samples/notices")
            .send()
    }

    private func remove(_ id: PrimesModule.PrimeResult.ID) {
        guard let result = state.results[id: id] else { return }
        update { state in
            state.results[id: id] = nil
            state.removed = result
            state.toasts.removeAll()
        }
        update { $0.toasts.append(Toast(translated("Result removed"), button: translated("Undo"))) }
    }

    private func restore() {
        guard let removed = state.removed else { return }
        update { state in
            state.removed = nil
            if state.results[id: removed.id] == nil { state.results.insert(removed, at: 0) }
        }
    }

    private func tell(_ message: String) { update { $0.toasts.append(Toast(message)) } }
}
