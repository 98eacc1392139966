/// The report of a call that was passed no placer.
///
/// A placer is optional because its place may go while work is under way, for instance because the user closes the window. So
/// `nil` is no programming error: nothing is placed, and standard error says so.
enum MissingPlacer {
    /// Writes the report.
    ///
    /// - Parameters:
    ///   - call: The type and the method that were called.
    ///   - callSite: The place of the call.
    static func report(_ call: String, _ callSite: CallSite) {
        StandardError.report(
            "\(call) at \(callSite): the placer is nil, because its place has gone. Nothing was placed."
        )
    }
}
