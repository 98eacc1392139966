/// An error with the text of a test's failure.
///
/// Source: Lasso's `LassoError`, of its test kit.
public protocol LassoError: Error {
    /// The text of the failure.
    ///
    /// - Parameter verbose: Whether to say all that may help to find the cause, a drawing of the hierarchy for
    ///   instance.
    /// - Returns: The text.
    func message(verbose: Bool) -> String
}
