/// The arguments of the program: words, and options with a value each.
struct Arguments {
    let words: [String]
    private let options: [String: String]

    /// Divides arguments.
    ///
    /// - Parameter arguments: The arguments, such as `["screen", "Settings", "--target", "Notes"]`.
    /// - Throws: `Failure` if an option has no value.
    init(_ arguments: [String]) throws(Failure) {
        var words: [String] = [], options: [String: String] = [:]
        var rest = arguments[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                words.append(word)
                continue
            }
            guard let value = rest.popFirst() else { throw Failure("\(word) needs a value.") }
            options[word] = value
        }
        (self.words, self.options) = (words, options)
    }

    /// Returns the value of an option; `nil` if it is missing or empty.
    func value(of option: String) -> String? { options[option].flatMap { $0.isEmpty ? nil : $0 } }

    /// Returns the value of an option.
    ///
    /// - Throws: `Failure` if it is missing.
    func required(_ option: String) throws(Failure) -> String {
        guard let value = value(of: option) else { throw Failure("\(option) is missing.") }
        return value
    }
}
