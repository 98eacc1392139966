/// An error whose verbose and brief messages are the same.
struct PlainError: LassoError {
    let text: String

    func message(verbose: Bool) -> String { text }
}
