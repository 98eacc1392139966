#if LASSO_INSPECTOR
import LassoGtk

@_spi(Reflection) import Swift

/// A change of a field of a state by hand.
///
/// The key paths of the fields come from the runtime's reflection, so that a state needs no conformance. Fields of
/// structures, elements of arrays, and what optionals wrap can be reached; texts, numbers, truth values, and cases of
/// `CaseIterable` enumerations can be set.
enum StateEditing {
    /// The reasons why a field can't be set.
    enum Failure: Error, Equatable, CustomStringConvertible {
        case unreachable(String)
        case constant(String)
        case unsettable(type: String)
        case unreadable(String, type: String)

        var description: String {
            switch self {
            case .unreachable(let name): "“\(name)” can't be set: the value that contains it can't be changed in place."
            case .constant(let name): "“\(name)” can't be set: it is a constant."
            case .unsettable(let type): "A \(type) can't be set by hand."
            case .unreadable(let text, let type): "“\(text)” is no \(type)."
            }
        }
    }

    /// Returns a state with another value of a field.
    ///
    /// - Parameters:
    ///   - path: The labels that lead from the state to the field.
    ///   - state: The state.
    ///   - text: The value as text, as ``text(of:)`` returns it.
    /// - Throws: A ``Failure`` if the field can't be set to this value.
    static func setting(_ path: [String], of state: Any, to text: String) throws -> Any {
        func set<State>(_ state: State) throws -> Any {
            var changed = state
            try edit(&changed, path[...], text)
            return changed
        }
        return try _openExistential(state, do: set)
    }

    /// Returns the value of a field; `nil` if the state has no such field.
    ///
    /// - Parameters:
    ///   - path: The labels that lead from the state to the field.
    ///   - state: The state.
    static func value(at path: [String], of state: Any) -> Any? {
        var value = state
        for label in path {
            guard let part = ValueParts(of: value).parts.first(where: { $0.label == label }) else { return nil }
            value = part.value
        }
        return value
    }

    /// Returns the text that a value is edited as; `nil` if it can't be set by hand.
    static func text(of value: Any) -> String? {
        if let optional = value as? any EditableOptional { return optional.editedText }
        if let text = value as? any LosslessStringConvertible { return text.description }
        return value is any CaseIterable ? "\(value)" : nil
    }

    static func edit<Root>(_ root: inout Root, _ path: ArraySlice<String>, _ text: String) throws {
        if let optional = root as? any EditableOptional, !path.isEmpty {
            return root = try changed(optional, as: Root.self) { try $0.editWrapped(path, text) }
        }
        guard let label = path.first else { return root = try parse(text) }
        if label.hasPrefix("["), let index = Int(label.dropFirst().dropLast()) {
            guard let elements = root as? any EditableElements else { throw Failure.unreachable(label) }
            return root = try changed(elements, as: Root.self) { try $0.editElement(at: index, path.dropFirst(), text) }
        }
        try editField(label, of: &root, path.dropFirst(), text)
    }

    private static func changed<Root>(
        _ value: any EditableValue,
        as type: Root.Type,
        _ change: (inout any EditableValue) throws -> Void
    ) throws -> Root {
        var value = value
        try change(&value)
        guard let changed = value as? Root else { preconditionFailure("An edited value has changed its type.") }
        return changed
    }

    private static func editField<Root>(
        _ name: String,
        of root: inout Root,
        _ rest: ArraySlice<String>,
        _ text: String
    ) throws {
        var field: PartialKeyPath<Root>?
        _ = _forEachFieldWithKeyPath(of: Root.self) { label, keyPath in
            guard String(cString: label) == name else { return true }
            field = keyPath
            return false
        }
        guard let field else { throw Failure.unreachable(name) }
        func descend<Value>(_: Value.Type) throws {
            guard let keyPath = field as? WritableKeyPath<Root, Value> else { throw Failure.constant(name) }
            try edit(&root[keyPath: keyPath], rest, text)
        }
        try _openExistential(type(of: field).valueType, do: descend)
    }

    static func parse<Value>(_ text: String) throws -> Value {
        let value: Any? =
            switch Value.self {
            case let type as any EditableOptional.Type: try type.parsed(text)
            // The initializer of a character stops the program for another text.
            case is Character.Type: text.count == 1 ? text.first : nil
            case let type as any LosslessStringConvertible.Type: type.init(text)
            case let type as any CaseIterable.Type: type.caseNamed(text)
            default: throw Failure.unsettable(type: "\(Value.self)")
            }
        guard let value = value as? Value else { throw Failure.unreadable(text, type: "\(Value.self)") }
        return value
    }
}

#endif
