import Lasso
import LassoRecording

/// An action that is sent to the stores of a module, or to the views of a class, in any window.
@MainActor
final class SentAction {
    let targetName: String
    /// The description of the action. Another action may have the same, if it is long, or has a secret.
    let text: String

    private let action: Any
    private let target: Any.Type
    private let sample: Int?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - target: The module, or the class of the views.
    ///   - sample: The index of the action among those that a store of the module names; `nil` if it isn't one of them.
    init(_ action: Any, to target: Any.Type, sample: Int?) {
        (self.action, self.target, self.sample) = (action, target, sample)
        (text, targetName) = (ValueDescription.text(of: action), TypeName.text(of: target))
    }

    /// The first argument of a call that sends the action. If nothing that compiles says what the action is, it is the
    /// description.
    private(set) lazy var argument: String = ActionSource.argument(sending: action, sample: sampleArgument) ?? text

    private var sampleArgument: String? {
        let list = target is any SampledModule.Type ? "sampleActions" : "Action.allCases"
        return sample.map { "\(targetName).\(list)[\($0)]" }
    }

    /// The target and the description. Actions with different keys are different.
    var key: Key { Key(target: ObjectIdentifier(target), text: text) }

    struct Key: Hashable {
        let target: ObjectIdentifier
        let text: String
    }

    /// Returns whether another action with the same key is the same one.
    func isSame(as other: SentAction) -> Bool { Sameness.areSame(action, other.action) != false }

    /// Returns whether another action with the same key is written in the same way in a test.
    func isWritten(as other: SentAction) -> Bool {
        sample == other.sample && Sameness.areSame(action, other.action) == true
    }
}
