extension LassoStore {
    /// Lets somebody see what this store does.
    ///
    /// - Parameter observer: Is kept until the observation is cancelled or the store goes.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    public final func addObserver(_ observer: some StoreObserver) -> Observation {
        tracers.append(observer)
        traceChanges()
        return .stopping { [weak self] in
            guard let self else { return }
            tracers.removeAll { $0 === observer }
            traceChanges()
        }
    }

    /// Begins or ends to trace changes, as those who see it come and go.
    @usableFromInline final func traceChanges() {
        let isSeen = StoreTracing.isActive || !tracers.isEmpty
        guard isSeen != observable.activity.contains(.traced) else { return }
        guard isSeen else {
            observable.trace = nil
            return
        }
        observable.trace = { [weak self] old, new, announce in
            guard let self else { return announce() }
            see { $0.store($1, willAnnounce: new, after: old) }
            announce()
            see { $0.store($1, didAnnounce: new, after: old) }
        }
    }

    final func traceHandling(of action: Action) {
        traceChanges()
        see { $0.store($1, willHandle: action) }
        handleAction(action)
        announceHeldTransitions()
        see { $0.store($1, didHandle: action) }
    }

    final func traceEmission(of output: Output, _ number: Int) {
        see { $0.store($1, willEmit: output) }
        deliver(output, number)
        see { $0.store($1, didEmit: output) }
    }

    /// Tells those who see this store of something.
    final func see(_ tell: (any StoreObserver, AnyObject) -> Void) {
        for observer in StoreTracing.observers + tracers { tell(observer, self) }
    }
}
