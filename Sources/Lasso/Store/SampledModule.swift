/// A module that names actions to try at any place where its screen is shown, for an exploration of a flow.
///
/// ```swift
/// extension CounterModule: SampledModule {
///     static var sampleActions: [Action] { [.didTapIncrement] }
/// }
/// ```
///
/// A module whose actions are `CaseIterable` needs no conformance: all of its actions are tried.
@MainActor
public protocol SampledModule: StoreModule {
    /// The actions to try.
    static var sampleActions: [Action] { get }
}
