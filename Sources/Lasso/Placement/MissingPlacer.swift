/// The report of a call that was passed no placer.
///
/// A placer is optional because its container may be gone before it is used, for instance because the user closed the
/// window. So `nil` is no programming error: nothing is placed, and a message is written to standard error.
enum MissingPlacer {
    /// Writes the report.
    ///
    /// - Parameters:
    ///   - call: The type and the method that were called.
    ///   - callSite: The location of the call.
    static func report(_ call: String, _ callSite: CallSite) {
        StandardError.report(
            "\(call) at \(callSite): the placer is nil because its container is gone. Nothing was placed."
        )
    }
}
