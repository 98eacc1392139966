/// A binding of an object to a part of a state, in both directions.
protocol TwoWayBinding: AnyObject {
    /// Shows the store's state in the object.
    func showState()

    /// Stops sending actions.
    func stop()
}

extension Object {
    /// Keeps a binding in both directions for as long as this object lives, and shows the state now and whenever it
    /// changes.
    ///
    /// - Parameters:
    ///   - binding: The binding.
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state that the binding shows.
    /// - Returns: The observation, which ends both directions when it is canceled.
    func keep<Binding: TwoWayBinding, Store: StateObservable, Part>(
        _ binding: Binding,
        to store: Store,
        _ keyPath: KeyPath<Store.State, Part>
    ) -> Observation {
        keep(binding, to: store, keyPath, stop: { $0.stop() }, show: { binding, _ in binding.showState() })
    }

    /// Keeps a binding for as long as this object lives, and shows the state now and whenever it changes.
    ///
    /// - Parameters:
    ///   - binding: The binding.
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state that the binding shows.
    ///   - stop: A closure called when the observation is canceled.
    ///   - show: A closure that shows the part of the state.
    /// - Returns: The observation, which releases the binding when it is canceled.
    func keep<Binding: AnyObject, Store: StateObservable, Part>(
        _ binding: Binding,
        to store: Store,
        _ keyPath: KeyPath<Store.State, Part>,
        stop: @escaping @MainActor (Binding) -> Void = { _ in },
        show: @escaping @MainActor (Binding, Part) -> Void
    ) -> Observation {
        holdReference(to: binding)
        let observation = store.observeState(keyPath) { [weak binding] (part: Part) in
            if let binding { show(binding, part) }
        }
        return Observation.around(observation) { [weak self, weak binding] in
            observation.cancel()
            guard let binding else { return }
            stop(binding)
            self?.releaseReference(to: binding)
        }
        .cancelled(with: self)
    }
}
