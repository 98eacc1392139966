import Glibc

/// The observers of what all stores do.
@MainActor
public enum StoreTracing {
    // Looked at before everything that a store does; the list itself only if it says so.
    @usableFromInline private(set) static var isActive = false

    static var tracers: [Tracer] = [] {
        didSet { isActive = !tracers.isEmpty }
    }

    /// Adds an observer of what all stores do.
    ///
    /// - Parameter observer: The observer, which is kept until the observation is cancelled.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    public static func add(_ observer: some StoreObserver) -> Observation {
        let tracer = Tracer(observer)
        tracers.append(tracer)
        return .stopping { tracers.removeAll { $0 === tracer } }
    }

    /// Begins to print what stores do if the environment asks for it: `LASSO_TRACE=1`.
    @usableFromInline static func begin() { _ = printsAsAsked }

    private static let printsAsAsked: Bool = {
        guard let value = getenv("LASSO_TRACE"), String(cString: value) == "1" else { return false }
        add(StorePrinter())
        return true
    }()
}
