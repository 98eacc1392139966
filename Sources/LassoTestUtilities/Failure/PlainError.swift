/// An error that has one text only.
struct PlainError: LassoError {
    let text: String

    func message(verbose: Bool) -> String { text }
}
