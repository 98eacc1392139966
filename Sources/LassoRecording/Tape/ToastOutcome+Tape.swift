package import Lasso

extension TapeEvent {
    /// Creates the end of a toast that a test lets happen.
    ///
    /// - Parameters:
    ///   - text: The text of the toast.
    ///   - outcome: The way in which it ends.
    ///   - window: The index of the window; `nil` if it may be in any.
    package init(endOfToast text: String, as outcome: ToastOutcome, inWindow window: Int?) {
        self.init(.toast, of: nil, text: text, number: outcome.number, window: window.map { "\($0)" })
    }
}

extension ToastOutcome {
    /// The number of the outcome on a tape.
    var number: Int {
        switch self {
        case .dismissed: 0
        case .pressedButton: 1
        case .timedOut: 2
        }
    }

    /// The outcome with a number on a tape. A damaged tape may have any number.
    init(number: Int?) {
        self =
            switch number {
            case 1: .pressedButton
            case 2: .timedOut
            default: .dismissed
            }
    }
}
