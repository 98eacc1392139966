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
    func filled(with values: [String]) -> String {
        guard !values.isEmpty else { return pattern }
        return parts.reduce(into: "") { result, part in
            switch part {
            case .text(let text):
                result += text
            case .placeholder(let number):
                guard (1...values.count).contains(number) else { return result += "{\(number)}" }
                result += isolatedIfForeign(values[number - 1])
            }
        }
    }

    /// Returns a list of values. The text is what a list, `{1}`, becomes with another value, `{2}`.
    func list(of values: [String]) -> String {
        guard values.count > 1 else { return values.first ?? "" }
        let values = values.map(isolatedIfForeign)
        let parts = parts
        let place = parts.firstIndex(of: .placeholder(1)) ?? 0
        var (before, after) = ([String](), "")
        for value in values.dropFirst() {
            before.append(Self.text(of: parts.prefix(place), value))
            after += Self.text(of: parts.dropFirst(place + 1), value)
        }
        return before.reversed().joined() + values[0] + after
    }

    private static func text(of parts: ArraySlice<Part>, _ value: String) -> String {
        parts.reduce(into: "") { result, part in
            if case .text(let text) = part { result += text } else { result += value }
        }
    }

    /// Returns a value as it is in the text. One that is written in another direction than the text would change the
    /// order of the words next to it, or of its own parts, and is therefore isolated.
    private func isolatedIfForeign(_ value: String) -> String {
        guard pattern != TranslatableText.onlyValue else { return value }
        let isForeign =
            WritingDirection.isRightToLeft(pattern)
            ? WritingDirection.isReorderedInRightToLeft(value) : WritingDirection.isRightToLeft(value)
        return isForeign ? WritingDirection.isolated(value) : value
    }
}
