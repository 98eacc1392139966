/// The Swift result of a C call, separate from its success.
struct CallResult {
    var statements: [String]
    var type: String?
    var result: String?

    /// Finishes a function without out parameters.
    mutating func finish(
        _ expression: String,
        _ callable: Callable,
        _ returned: Shape,
        _ fromC: ConversionFromC,
        wrapsResult: Bool
    ) throws(Unsupported) {
        if case .none = returned {
            statements.append(expression)
            return
        }
        // In Swift, success is the absence of an error.
        if case .boolean = returned, callable.canFail, !Corrections.booleanResults.contains(callable.cIdentifier) {
            statements.append("_ = \(expression)")
            return
        }
        let isOptional = callable.result.isNullable && returned.isPointer
        type = fromC.resolver.swiftName(returned, isOptional: isOptional)
        guard wrapsResult else {
            result = expression
            return
        }
        let length = try arrayLength(of: callable)
        var value = expression
        // The length is only known after the call.
        if expression.contains("\n") || length != nil {
            statements.append("let result = \(expression)")
            value = "result"
        }
        let converted = try fromC.expression(
            value,
            returned,
            transfer: callable.result.transfer,
            isOptional: isOptional,
            length: length,
            owner: copiesOwner(callable) ? "owner" : nil
        )
        result = Corrections.copiedResults.contains(callable.cIdentifier) ? converted + ".copy()" : converted
    }

    /// Returns whether a function copies a structure that points into an object. The copy has the same owner as the
    /// original.
    private func copiesOwner(_ callable: Callable) -> Bool {
        callable.name == "copy" && Corrections.owners[callable.result.type.name] != nil
    }

    private func arrayLength(of callable: Callable) throws(Unsupported) -> String? {
        guard let index = callable.result.type.array?.lengthIndex else { return nil }
        return "swiftInteger(\(callable.parameters[index].swiftName))"
    }

    /// Finishes a function with out parameters.
    mutating func finish(
        _ expression: String,
        _ callable: Callable,
        _ returned: Shape,
        _ outputs: [(name: String, type: String, expression: String)],
        _ fromC: ConversionFromC
    ) throws(Unsupported) {
        // A Swift array of strings has a length.
        let counted = if case .strings = returned { outputs.filter { $0.name != "length" } } else { outputs }
        var parts = counted.map {
            (label: ChosenNames.parameters[$0.name] ?? $0.name, type: $0.type, expression: $0.expression)
        }
        var mayBeMissing = false
        switch returned {
        case .none: statements.append(expression)
        case .boolean where Corrections.booleanResults.contains(callable.cIdentifier):
            statements.append("let result = \(expression)")
            parts.insert(("result", "Bool", "result != 0"), at: 0)
        case .boolean where callable.canFail: statements.append("_ = \(expression)")
        case .boolean, .nativeBoolean:
            statements.append("guard \(condition(expression, returned)) else { return nil }")
            mayBeMissing = true
        default:
            statements.append("let result = \(expression)")
            let isOptional = callable.result.isNullable && returned.isPointer
            let converted = try fromC.expression(
                "result",
                returned,
                transfer: callable.result.transfer,
                isOptional: isOptional,
                length: try arrayLength(of: callable)
            )
            parts.insert(("result", fromC.resolver.swiftName(returned, isOptional: isOptional), converted), at: 0)
        }
        if parts.count == 1 {
            type = mayBeMissing && !parts[0].type.hasSuffix("?") ? optional(parts[0].type) : parts[0].type
            result = parts[0].expression
        } else {
            let types = parts.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
            type = "(\(types))" + (mayBeMissing ? "?" : "")
            result = "(\(parts.map { $0.expression }.joined(separator: ", ")))"
        }
    }

    private func optional(_ type: String) -> String { type.hasPrefix("any ") ? "(\(type))?" : type + "?" }

    /// Returns a condition on a call, in parentheses if the call has a trailing closure.
    private func condition(_ expression: String, _ returned: Shape) -> String {
        let call = expression.contains("\n") ? "(\(expression))" : expression
        return if case .boolean = returned { call + " != 0" } else { call }
    }
}
