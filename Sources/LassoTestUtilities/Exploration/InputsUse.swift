/// A note of whether inputs of an exploration are used, because a screen that they are for is in front somewhere.
@MainActor
final class InputsUse {
    private let name: String
    private var isUsed = false

    /// Creates a note of inputs that aren't used yet.
    ///
    /// - Parameter name: The screens that the inputs are for, in words.
    init(of name: String) {
        self.name = name
    }

    /// The screens that the inputs are for, in words; `nil` if one of them was in front.
    var unusedName: String? { isUsed ? nil : name }

    /// Notes what is in front, and returns it.
    func noting<Shown>(_ shown: [Shown]) -> [Shown] {
        if !shown.isEmpty { isUsed = true }
        return shown
    }
}
