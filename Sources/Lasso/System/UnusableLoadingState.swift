/// The error of a result with a loading state that the system cannot show, because it is not of the type of its states.
///
/// ```swift
/// AsyncResult { 1 }.stateWhenLoading("Loading").map { State.number($0) }  // "Loading" is not a `State`
/// ```
public struct UnusableLoadingState: Error, CustomStringConvertible {
    let said: String
    let expected: String

    /// Names the loading state and the type of the system's states.
    public var description: String { "The loading state \(said) is not of the type \(expected)" }
}
