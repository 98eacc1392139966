/// Writes the method that connects a handler to a signal.
struct SignalWriter {
    let resolver: ShapeResolver
    let documentation: Documentation

    struct Result {
        let name: String
        let lines: [String]
        /// The types of the handler's parameters and of its result.
        let parameters: [String]
        let result: String

        var signature: String { "(\(parameters.joined(separator: ", "))) -> \(result)" }
    }

    func signal(_ signal: SignalDeclaration) throws(Unsupported) -> Result {
        var types: [String] = []
        // An existential cannot be read from a GValue itself.
        var interfaces: Set<Int> = []
        for (index, parameter) in signal.parameters.enumerated() {
            let shape = try resolver.shape(of: parameter.type)
            if case .interface = shape { interfaces.insert(index) }
            types.append(try type(of: parameter, shape))
        }
        let resultType = try result(signal)
        let name = MemberNames.signal(signal.name)
        let handlerType = "(\(types.joined(separator: ", "))) -> \(resultType)"
        var lines = documentation.signal(signal)
        lines.append("@discardableResult")
        lines.append("public func \(name)(")
        if signal.isDetailed { lines.append("detail: String? = nil,") }
        lines.append("after: Bool = false,")
        lines.append("_ handler: @escaping @MainActor \(handlerType)")
        lines.append(") -> SignalConnection {")
        let signalName = signal.isDetailed ? "detailedSignal(\"\(signal.name)\", detail)" : "\"\(signal.name)\""
        if interfaces.isEmpty {
            lines.append("connect(\(signalName), after: after, handler)")
        } else {
            lines += unwrapping(interfaces, signal, types, signalName, resultType)
        }
        lines.append("}")
        return Result(name: name, lines: lines, parameters: types, result: resultType)
    }

    private func unwrapping(
        _ interfaces: Set<Int>,
        _ signal: SignalDeclaration,
        _ types: [String],
        _ signalName: String,
        _ resultType: String
    ) -> [String] {
        var parameters: [String] = []
        var arguments: [String] = []
        for (index, parameter) in signal.parameters.enumerated() {
            let name = MemberNames.parameter(parameter.name)
            guard interfaces.contains(index) else {
                parameters.append("\(name): \(types[index])")
                arguments.append(name)
                continue
            }
            let isOptional = types[index].hasSuffix("?")
            let interface = isOptional ? String(types[index].dropFirst().dropLast(2)) : types[index]
            parameters.append("\(name): InterfaceValue<\(interface)>\(isOptional ? "?" : "")")
            arguments.append(isOptional ? "\(name)?.object" : "\(name).object")
        }
        return [
            "connect(\(signalName), after: after) { (\(parameters.joined(separator: ", "))) -> \(resultType) in",
            "handler(\(arguments.joined(separator: ", ")))",
            "}",
        ]
    }

    private func type(of parameter: Parameter, _ shape: Shape) throws(Unsupported) -> String {
        if parameter.direction != .in {
            switch shape {
            case .integer, .double, .structure: return "OutParameter<\(resolver.swiftName(shape))>"
            default: throw Unsupported("a place that its handler writes to")
            }
        }
        switch shape {
        case .none, .unicodeScalar, .array, .list, .callback, .cairoContext:
            throw Unsupported("an argument that GObject cannot describe")
        default: return resolver.swiftName(shape, isOptional: parameter.isNullable)
        }
    }

    private func result(_ signal: SignalDeclaration) throws(Unsupported) -> String {
        let shape = try resolver.shape(of: signal.result.type)
        switch shape {
        case .none, .boolean, .integer, .float, .double, .string, .enumeration, .structure:
            return resolver.swiftName(shape, isOptional: signal.result.isNullable)
        // A handler may have none to give, also where the description does not say so.
        case .object, .boxed: return resolver.swiftName(shape, isOptional: true)
        default: throw Unsupported("a result that is \(resolver.swiftName(shape))")
        }
    }
}
