#if LASSO_INSPECTOR
import LassoGtk

extension CaseIterable {
    static func caseNamed(_ text: String) -> Any? { allCases.first { "\($0)" == text } }
}

/// A value that contains others, which can be set in place.
protocol EditableValue {
    mutating func editWrapped(_ path: ArraySlice<String>, _ text: String) throws
    mutating func editElement(at index: Int, _ path: ArraySlice<String>, _ text: String) throws
}

extension EditableValue {
    mutating func editWrapped(_ path: ArraySlice<String>, _ text: String) throws {
        throw StateEditing.Failure.unreachable(path.first ?? "")
    }

    mutating func editElement(at index: Int, _ path: ArraySlice<String>, _ text: String) throws {
        throw StateEditing.Failure.unreachable("[\(index)]")
    }
}

/// An optional. `nil` is edited as that word. The text “nil”, with or without quotation marks around it, is edited with
/// one more pair.
protocol EditableOptional: EditableValue {
    var editedText: String? { get }
    static func parsed(_ text: String) throws -> Any
}

extension Optional: EditableOptional, EditableValue {
    var editedText: String? {
        guard let value = self else { return Self.isSettable ? "nil" : nil }
        guard let text = StateEditing.text(of: value) else { return nil }
        return Self.isQuotedNil(text) ? "\"\(text)\"" : text
    }

    /// Whether a text is the word, with as many quotation marks before it as after it.
    private static func isQuotedNil(_ text: String) -> Bool {
        let marks = String(text.prefix { $0 == "\"" })
        return text == marks + "nil" + marks
    }

    private static var isSettable: Bool {
        Wrapped.self is any LosslessStringConvertible.Type || Wrapped.self is any CaseIterable.Type
    }

    static func parsed(_ text: String) throws -> Any {
        if text == "nil" { return Self.none as Any }
        let wrapped: Wrapped = try StateEditing.parse(isQuotedNil(text) ? String(text.dropFirst().dropLast()) : text)
        return Self.some(wrapped) as Any
    }

    mutating func editWrapped(_ path: ArraySlice<String>, _ text: String) throws {
        guard var wrapped = self else { throw StateEditing.Failure.unreachable(path.first ?? "") }
        try StateEditing.edit(&wrapped, path, text)
        self = wrapped
    }
}

/// A collection with elements that can be set in place.
protocol EditableElements: EditableValue {}

extension Array: EditableElements, EditableValue {
    mutating func editElement(at index: Int, _ path: ArraySlice<String>, _ text: String) throws {
        guard indices.contains(index) else { throw StateEditing.Failure.unreachable("[\(index)]") }
        try StateEditing.edit(&self[index], path, text)
    }
}

extension IdentifiedArray: EditableElements, EditableValue {
    mutating func editElement(at index: Int, _ path: ArraySlice<String>, _ text: String) throws {
        guard indices.contains(index) else { throw StateEditing.Failure.unreachable("[\(index)]") }
        var element = self[index]
        let id = element.id
        try StateEditing.edit(&element, path, text)
        guard element.id == id || !contains(where: { $0.id == element.id }) else {
            throw StateEditing.Failure.unreadable(text, type: "identity that no other element has")
        }
        self[index] = element
    }
}

#endif
