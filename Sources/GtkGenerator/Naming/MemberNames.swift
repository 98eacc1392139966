import Foundation

/// Chooses the Swift names of members.
enum MemberNames {
    /// Returns a C name in Swift's spelling: `setDefaultSize` for `set_default_size`, `defaultSize` for `default-size`.
    static func camelCase(_ name: String) -> String {
        let parts = name.split(whereSeparator: { $0 == "_" || $0 == "-" })
        guard let first = parts.first else { return name }
        return first.lowercasedFirst + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Returns a type's name in the spelling of C functions: `menu_button` for `MenuButton`, `im_context` for
    /// `IMContext`.
    static func snakeCase(_ name: String) -> String {
        let characters = Array(name)
        return characters.indices.reduce(into: "") { result, index in
            let startsWord =
                index > 0 && characters[index].isUppercase
                && (!characters[index - 1].isUppercase
                    || (index + 1 < characters.count && characters[index + 1].isLowercase))
            result += (startsWord ? "_" : "") + characters[index].lowercased()
        }
    }

    /// Returns the name of the method that connects a handler to a signal: `onCloseRequest` for `close-request`.
    static func signal(_ name: String) -> String {
        let name = camelCase(name)
        return "on" + name.prefix(1).uppercased() + name.dropFirst()
    }

    /// Returns the name of an enumeration's case or of a flag.
    static func member(_ name: String) -> String {
        let name = camelCase(name.lowercased())
        return escaped(name.first?.isNumber == true ? "_" + name : name)
    }

    /// Returns a name, in backticks if it is a keyword.
    static func escaped(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    /// Returns the name of a parameter inside its function.
    static func parameter(_ name: String) -> String {
        let label = parameterLabel(name)
        return keywords.contains(label) ? label + "Value" : label
    }

    /// Returns the label of a parameter.
    static func parameterLabel(_ name: String) -> String {
        // An out parameter is a result in Swift, and needs no prefix.
        let stem = name.hasPrefix("out_") ? name.dropFirst(4) : name.hasSuffix("_out") ? name.dropLast(4) : name[...]
        return stem == "func" ? "handler" : camelCase(String(stem))
    }

    /// Returns the name of the value that a getter returns, or `nil` for other methods: `title` for `get_title`.
    static func read(by method: String) -> String? {
        method.hasPrefix("get_") ? camelCase(String(method.dropFirst(4))) : nil
    }

    /// Returns the name of the value that a getter of a type returns. The function `get` returns the shared instance.
    static func read(byTypeFunction function: String) -> String? {
        if constants.contains(function) { return camelCase(function) }
        return function == "get" ? "shared" : read(by: function)
    }

    /// The functions of Graphene's types that return a constant.
    private static let constants: Set<String> = ["one", "w_axis", "x_axis", "y_axis", "z_axis", "zero"]

    /// Returns whether a method without parameters, of this name, tests a condition of the instance.
    static func isPredicate(_ method: String) -> Bool {
        ["is_", "has_", "can_", "should_", "contains_"].contains { method.hasPrefix($0) }
    }

    /// Returns whether a method of this name has no side effects, so that its result must be used.
    static func isQuery(_ method: String) -> Bool {
        let telling: Set<Substring> = [
            "compare", "contains", "ends", "equal", "find", "get", "hash", "includes", "inside", "is", "has", "lookup",
            "match",
            "peek", "starts", "to", "can", "should",
        ]
        return method.split(separator: "_").contains { telling.contains($0) }
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout",
        "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows",
        "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var",
        "where", "while",
    ]
}

extension Parameter {
    /// The name inside the function.
    var swiftName: String { MemberNames.parameter(name) }

    var label: String { MemberNames.parameterLabel(name) }
}

extension StringProtocol {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
