import Glibc

/// The observers of the activity of all stores.
@MainActor
public enum StoreTracing {
    // Stores check this flag before every activity, and read the list of observers only if the flag is set.
    @usableFromInline private(set) static var isActive = false

    static var tracers: [Tracer] = [] {
        didSet { isActive = !tracers.isEmpty }
    }

    /// Adds an observer of the activity of all stores.
    ///
    /// - Parameter observer: The observer. It is kept alive until the observation is canceled.
    /// - Returns: The observation, which can be canceled.
    @discardableResult
    public static func add(_ observer: some StoreObserver) -> Observation {
        let tracer = Tracer(observer)
        tracers.append(tracer)
        return .stopping { tracers.removeAll { $0 === tracer } }
    }

    /// Notifies the observers of all stores that a store is created.
    @usableFromInline static func announceCreation(of store: AnyObject) {
        for tracer in tracers { tracer.observer.storeDidInitialize(store) }
    }

    // Not a constant that is computed when it is first needed: its use would be a call of the runtime in every store.
    @usableFromInline private(set) static var hasBegun = false

    /// Starts printing stores' activity if the environment contains `LASSO_TRACE=1`.
    @inlinable static func begin() {
        if !hasBegun { printAsAsked() }
    }

    /// Starts printing if the environment asks for it, and notes that it has been asked.
    @usableFromInline static func printAsAsked() {
        hasBegun = true
        if let value = getenv("LASSO_TRACE"), String(cString: value) == "1" { add(StorePrinter()) }
    }
}
