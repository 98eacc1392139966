/// Writes the methods that connect handlers to signals.
struct SignalWriter {
    private let context: MemberContext

    init(_ context: MemberContext) {
        self.context = context
    }

    /// A method that connects a handler to a signal, with the parts that tests need.
    struct Written {
        /// The signal's name.
        let name: String
        let swiftName: String
        /// The types of the handler's parameters and of its result.
        let parameters: [String]
        let result: String
        let function: SwiftFunction
    }

    func signals(_ signals: [SignalDeclaration]) -> [Written] {
        var result: [Written] = []
        for signal in signals where signal.isIntrospectable {
            var reason: String?
            if !HandWritten.signals.contains("\(context.owner.cType)::\(signal.name)") {
                do throws(Unsupported) {
                    result.append(try self.signal(signal))
                } catch { reason = error.reason }
            }
            if !signal.isDeprecated { context.count(.signal, signal.name, reason: reason) }
        }
        return result
    }

    private var resolver: ShapeResolver { context.resolver }

    private func signal(_ signal: SignalDeclaration) throws(Unsupported) -> Written {
        var types: [String] = []
        // An existential can't be read from a GValue.
        var interfaces: Set<Int> = []
        for (index, parameter) in signal.parameters.enumerated() {
            let shape = try resolver.shape(of: parameter.type)
            if case .interface = shape { interfaces.insert(index) }
            types.append(try type(of: parameter, shape))
        }
        let resultType = try result(signal)
        let name = MemberNames.signal(signal.name)
        let handlerType = "(\(types.joined(separator: ", "))) -> \(resultType)"
        let verdict = context.scope.addMethod("\(name)(after:_:)", parameters: [handlerType], result: nil)
        // A class can redeclare an inherited signal with other parameters.
        if verdict == .taken { throw Unsupported("another signal has the name `\(signal.name)`") }
        let detail = SwiftParameter(label: "detail", name: "detail", type: "String?", defaultValue: "nil")
        let after = SwiftParameter(label: "after", name: "after", type: "Bool", defaultValue: "false")
        let handler = SwiftParameter(name: "handler", type: "@MainActor " + handlerType, isEscaping: true)
        let signalName = signal.isDetailed ? "detailedSignal(\"\(signal.name)\", detail)" : "\"\(signal.name)\""
        let function = SwiftFunction(
            comment: context.documentation.signal(signal),
            isDiscardable: true,
            modifiers: context.modifiers(verdict, of: name),
            name: .method(name),
            parameters: (signal.isDetailed ? [detail] : []) + [after, handler],
            breaksParameters: true,
            result: "SignalConnection",
            body: interfaces.isEmpty
                ? ["connect(\(signalName), after: after, handler)"]
                : unwrapping(interfaces, signal, types, signalName, resultType)
        )
        return Written(name: signal.name, swiftName: name, parameters: types, result: resultType, function: function)
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
            default: throw Unsupported("an out parameter of an unsupported type")
            }
        }
        switch shape {
        case .none, .unicodeScalar, .array, .list, .callback, .cairoContext:
            throw Unsupported("an argument that cannot be read from a GValue")
        default: return resolver.swiftName(shape, isOptional: parameter.isNullable)
        }
    }

    private func result(_ signal: SignalDeclaration) throws(Unsupported) -> String {
        let shape = try resolver.shape(of: signal.result.type)
        switch shape {
        case .none, .boolean, .integer, .float, .double, .string, .enumeration, .structure:
            return resolver.swiftName(shape, isOptional: signal.result.isNullable)
        // A handler can return nothing, even if the GIR file doesn't declare this.
        case .object, .boxed: return resolver.swiftName(shape, isOptional: true)
        default: throw Unsupported("a result of type \(resolver.swiftName(shape))")
        }
    }
}
