/// The steps that all histories have recorded.
///
/// A text field that sends its text to a store counts them before and after. If a history has recorded the text, the
/// field gives up its own undo, so that the same keys don't undo twice.
package enum RecordedSteps {
    /// The number of times that a history has recorded a step or has added an action to the newest one.
    @MainActor package internal(set) static var count = 0
}
