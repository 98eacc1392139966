/// Something with outputs that can be observed.
///
/// Source: Lasso's `OutputObservable`.
@MainActor
public protocol OutputObservable<Output>: AnyObject {
    associatedtype Output

    /// Observes the outputs.
    ///
    /// - Parameter observer: Is called with each output, after the change of the state that caused it.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    func observeOutput(_ observer: @escaping @MainActor (Output) -> Void) -> Observation
}

extension OutputObservable {
    /// Passes outputs on as something else, another store's action or a flow's output for instance.
    ///
    /// - Parameters:
    ///   - target: Takes what `mapping` makes.
    ///   - mapping: Makes it; `nil` passes nothing on.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    public func observeOutput<Other>(
        _ target: @escaping @MainActor (Other) -> Void,
        mapping: @escaping @MainActor (Output) -> Other?
    ) -> Observation {
        observeOutput { output in
            if let other = mapping(output) { target(other) }
        }
    }
}
