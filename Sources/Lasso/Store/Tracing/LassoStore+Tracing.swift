extension LassoStore {
    /// Adds an observer of this store's activity.
    ///
    /// - Parameter observer: The observer. It is kept alive until the observation is canceled or the store is released.
    /// - Returns: The observation, which can be canceled.
    @discardableResult
    public final func addObserver(_ observer: some StoreObserver) -> Observation {
        let tracer = Tracer(observer)
        tracers = (tracers ?? []) + [tracer]
        traceChanges()
        return .stopping { [weak self, weak tracer] in
            guard let self, let tracer else { return }
            // The observer may be released with its entry, when the list isn't being changed anymore.
            withExtendedLifetime(tracer) { tracers?.removeAll { $0 === tracer } }
            traceChanges()
        }
    }

    /// Starts or stops tracing changes, depending on whether there are observers.
    @usableFromInline final func traceChanges() {
        let isSeen = StoreTracing.isActive || tracers?.isEmpty == false
        guard isSeen != observable.activity.contains(.traced) else { return }
        guard isSeen else {
            observable.trace = nil
            return
        }
        observable.trace = { [weak self] old, new, announce in
            guard let self else { return announce() }
            // A value is put into a box once, and not for each observer.
            let old: Any = old, new: Any = new
            bracket {
                $0.store($1, willAnnounce: new, after: old)
            } end: {
                $0.store($1, didAnnounce: new, after: old)
            } during: {
                announce()
            }
        }
    }

    /// Changes the state of a store whose activity is observed.
    @usableFromInline final func tracedUpdate(_ update: @escaping Update<State>) {
        if holds({ $0.tracedUpdate(update) }) { return }
        traceChanges()
        Run.turn { observable.update(update) }
    }

    final func traceHandling(of action: Action) {
        traceChanges()
        let boxed: Any = action
        bracket {
            $0.store($1, willHandle: boxed)
        } end: {
            $0.store($1, didHandle: boxed)
        } during: {
            handleAction(action)
            observable.announceHeldTransitions()
        }
    }

    final func traceEmission(of output: Output, _ number: Int) {
        let boxed: Any = output
        bracket {
            $0.store($1, willEmit: boxed)
        } end: {
            $0.store($1, didEmit: boxed)
        } during: {
            deliver(output, number)
        }
    }

    /// Notifies observers of the beginning and of the end of an activity. Both notifications are sent to the same
    /// observers, even if observers are added or removed in between.
    private func bracket(
        begin: (any StoreObserver, AnyObject) -> Void,
        end: (any StoreObserver, AnyObject) -> Void,
        during body: () -> Void
    ) {
        let seers = tracers.map { StoreTracing.tracers + $0 } ?? StoreTracing.tracers
        for tracer in seers { begin(tracer.observer, self) }
        body()
        for tracer in seers { end(tracer.observer, self) }
    }
}

// While the application only shows an earlier moment.
extension LassoStore {
    /// Whether what the store begins is a consequence of showing an earlier moment.
    final var isBeingShown: Bool { ApplicationPause.isMoving && !(self is any HiddenStore) }

    /// Holds what the work of an effect does in the store until the application shows the present again. Without that,
    /// a store that counts the seconds would change the earlier moment.
    ///
    /// - Parameters:
    ///   - work: A closure that does it later.
    ///   - giveUp: A closure called instead if the store is released meanwhile.
    /// - Returns: Whether it is done later.
    final func holds(
        _ work: @escaping @MainActor (LassoStore) -> Void,
        orElse giveUp: @escaping @MainActor () -> Void = {}
    ) -> Bool {
        guard let pause = ApplicationPause.current(), Effect.isWorking, !(self is any HiddenStore) else { return false }
        pause.hold { [weak self] _ in
            if let self { work(self) } else { giveUp() }
        }
        return true
    }
}

/// An entry in a list of store observers. The same observer may have several entries.
@MainActor @usableFromInline
final class Tracer {
    let observer: any StoreObserver

    init(_ observer: any StoreObserver) {
        self.observer = observer
    }
}
