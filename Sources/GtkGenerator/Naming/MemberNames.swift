import Foundation

/// Chooses the Swift names of members.
enum MemberNames {
    /// `set_default_size` or `default-size` in Swift's spelling.
    static func camelCase(_ name: String) -> String {
        let parts = name.split(whereSeparator: { $0 == "_" || $0 == "-" })
        guard let first = parts.first else { return name }
        return first.lowercasedFirst + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// `menu_button` for `MenuButton`, `im_context` for `IMContext`.
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

    /// The name of the method that connects a handler: `onCloseRequest` for `close-request`.
    static func signal(_ name: String) -> String {
        let name = camelCase(name)
        return "on" + name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The name of an enumeration's case or of a flag.
    static func member(_ name: String) -> String {
        let name = camelCase(name.lowercased())
        return escaped(name.first?.isNumber == true ? "_" + name : name)
    }

    /// A name where the language has a word that is spelled like it.
    static func escaped(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    /// The name of a parameter inside its function.
    static func parameter(_ name: String) -> String {
        let label = parameterLabel(name)
        return keywords.contains(label) ? label + "Value" : label
    }

    /// The name of a parameter for callers.
    static func parameterLabel(_ name: String) -> String {
        // What comes out of a function comes back from it in Swift.
        let stem = name.hasPrefix("out_") ? name.dropFirst(4) : name.hasSuffix("_out") ? name.dropLast(4) : name[...]
        return stem == "func" ? "handler" : camelCase(String(stem))
    }

    /// What a method of this name reads, where it reads something: `title` for `get_title`.
    static func read(by method: String) -> String? {
        method.hasPrefix("get_") ? camelCase(String(method.dropFirst(4))) : nil
    }

    /// What a function of a type reads: its only instance, where it says no more than `get`.
    static func read(byTypeFunction function: String) -> String? {
        function == "get" ? "shared" : read(by: function)
    }

    /// Whether a method without parameters, of this name, answers a question about the instance.
    static func isQuestion(_ method: String) -> Bool {
        ["is_", "has_", "can_", "should_", "contains_"].contains { method.hasPrefix($0) }
    }

    /// Whether a method of this name does nothing but tell something, so that its result is what it is called for.
    static func onlyTells(_ method: String) -> Bool {
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

extension StringProtocol {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
