/// A note of whether inputs of an exploration are used, because what they are for is in front somewhere.
@MainActor
final class InputsUse {
    private let name: String
    private var isUsed = false

    /// Creates a note of inputs that aren't used yet.
    ///
    /// - Parameter name: What the inputs are for, in words.
    init(of name: String) {
        self.name = name
    }

    /// What the inputs are for, if it was never in front; `nil` if it was.
    var unusedName: String? { isUsed ? nil : name }

    /// Notes what is in front, and returns it.
    func noting<Shown>(_ shown: [Shown]) -> [Shown] {
        if !shown.isEmpty { isUsed = true }
        return shown
    }
}
