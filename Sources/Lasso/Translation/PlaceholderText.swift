/// A text with numbered placeholders for values, such as `{2} of {1}`. A doubled brace stands for one.
struct PlaceholderText {
    private let pattern: String

    init(_ pattern: String) { self.pattern = pattern }

    /// A part of a pattern.
    enum Part: Equatable {
        case text(String)
        /// The number of a value, from 1.
        case placeholder(Int)
    }

    /// The texts and placeholders. A brace that isn't part of a placeholder is text.
    var parts: [Part] {
        var parts: [Part] = []
        var text = String.UnicodeScalarView()
        // A vowel sign or a joiner after a brace would be one character with it.
        var rest = pattern.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "{" || scalar == "}", rest.first == scalar {
                rest.removeFirst()
                text.append(scalar)
            } else if scalar == "{", let end = rest.firstIndex(of: "}"), let number = Int(String(rest[..<end])) {
                if !text.isEmpty { parts.append(.text(String(text))) }
                text = String.UnicodeScalarView()
                parts.append(.placeholder(number))
                rest = rest[rest.index(after: end)...]
            } else {
                text.append(scalar)
            }
        }
        return text.isEmpty ? parts : parts + [.text(String(text))]
    }

    /// Returns the text with values in the places of its placeholders. Without values, braces mean nothing.
    ///
    /// A value that is written in another direction than the text around it would change the order of the words next to
    /// it, or of its own parts, and is therefore isolated.
    func filled(with values: [String]) -> String {
        guard !values.isEmpty else { return pattern }
        let isOnlyValue = pattern == TranslatableText.onlyValue
        let isRightToLeft = WritingDirection.isRightToLeft(pattern)
        return parts.reduce(into: "") { result, part in
            switch part {
            case .text(let text):
                result += text
            case .placeholder(let number):
                guard (1...values.count).contains(number) else { return result += "{\(number)}" }
                let value = values[number - 1]
                let isForeign =
                    isRightToLeft
                    ? WritingDirection.isReorderedInRightToLeft(value) : WritingDirection.isRightToLeft(value)
                result += isForeign && !isOnlyValue ? WritingDirection.isolated(value) : value
            }
        }
    }
}
