/// The error of a result whose loading state the system cannot show, because it is not of the type of the system's
/// states.
///
/// ```swift
/// AsyncResult { 1 }
///     .stateWhenLoading("Loading")  // not a `State`
///     .map { State.number($0) }
/// ```
public struct UnusableLoadingState: Error, CustomStringConvertible {
    let said: String
    let expected: String

    /// A message with the loading state and the type of the system's states.
    public var description: String { "The loading state \(said) is not of the type \(expected)" }
}
