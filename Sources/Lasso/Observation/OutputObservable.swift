/// An object with outputs that can be observed.
///
/// Source: Lasso's `OutputObservable`.
@MainActor
public protocol OutputObservable<Output>: AnyObject {
    associatedtype Output

    /// Observes the outputs.
    ///
    /// - Parameter observer: A closure called with each output, after the state change that caused it.
    /// - Returns: The observation, which can be canceled.
    @discardableResult
    func observeOutput(_ observer: @escaping @MainActor (Output) -> Void) -> Observation
}

extension OutputObservable {
    /// Forwards outputs as values of another type, such as another store's actions or a flow's outputs.
    ///
    /// - Parameters:
    ///   - target: A closure called with each value that `mapping` returns.
    ///   - mapping: A closure that returns the value for an output, or `nil` to forward nothing.
    /// - Returns: The observation, which can be canceled.
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
