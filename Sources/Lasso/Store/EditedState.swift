/// A state of which the user may have entered a part that would be lost without being saved.
///
/// ```swift
/// struct State: Equatable, EditedState {
///     var text = ""
///     var hasChanges: Bool { !text.isEmpty }
/// }
/// ```
///
/// An exploration of a flow finds screens with such changes that are left without a question.
public protocol EditedState {
    /// Whether the user has entered something that would be lost.
    var hasChanges: Bool { get }
}
