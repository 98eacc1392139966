/// A name that the user has chosen for an application, a screen, or a flow, such as `ToDo`.
struct TypeName: Equatable {
    /// The name in code.
    let identifier: String

    /// Creates a name.
    ///
    /// - Parameter text: What the user has typed.
    /// - Throws: `Failure` if it can't begin the names of types, or can't be the name of a Debian package.
    init(_ text: String) throws(Failure) {
        let isValid =
            text.first.map { ("A"..."Z").contains($0) } == true && text.count > 1
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard isValid else {
            throw Failure(
                "“\(text)” can't be the name of a type. Use two or more letters and digits, and begin with a capital letter: "
                    + "ToDo, for example."
            )
        }
        identifier = text
    }

    /// The name of an application's first flow.
    static let main = TypeName(identifier: "Main")

    private init(identifier: String) { self.identifier = identifier }

    /// The words of the name: `["To", "Do"]`. Capital letters in a row are one word.
    var words: [String] {
        let letters = Array(identifier)
        var words: [String] = []
        for (index, letter) in letters.enumerated() {
            let before = index > 0 ? letters[index - 1] : nil
            let after = index + 1 < letters.count ? letters[index + 1] : nil
            let begins = letter.isUppercase && (before?.isUppercase != true || after?.isLowercase == true)
            if begins || words.isEmpty { words.append("") }
            words[words.count - 1].append(letter)
        }
        return words
    }

    /// The name that users see: `To Do`.
    var title: String { words.joined(separator: " ") }

    /// The name of the program: `to-do`.
    var program: String { words.joined(separator: "-").lowercased() }

    /// Returns the name with a word added.
    func appending(_ word: String) -> TypeName { TypeName(identifier: identifier + word) }
}
