/// An error with a failure message for a test.
///
/// Source: Lasso's `LassoError`, of its test kit.
public protocol LassoError: Error {
    /// Returns the failure message.
    ///
    /// - Parameter verbose: Whether to include all details that may help to find the cause, for example a drawing of
    ///   the hierarchy.
    /// - Returns: The message.
    func message(verbose: Bool) -> String
}
