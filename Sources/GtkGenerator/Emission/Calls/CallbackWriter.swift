/// Writes a callback type: its Swift closure type, and the C function that calls such a closure.
struct CallbackWriter {
    let resolver: ShapeResolver

    /// The name of the C function for a closure type.
    static func functionName(_ swiftName: String) -> String { "call" + swiftName }

    func reasonAgainst(_ declaration: CallbackDeclaration) -> String? {
        do {
            _ = try code(declaration)
            return nil
        } catch {
            return "\(declaration.cType), which takes or returns \(error.reason)"
        }
    }

    func file(_ declaration: CallbackDeclaration) -> [String]? { try? code(declaration) }

    private func code(_ declaration: CallbackDeclaration) throws(Unsupported) -> [String] {
        let callable = declaration.callable
        guard !callable.canFail else { throw Unsupported("a GError") }
        guard let data = dataIndex(of: callable) else { throw Unsupported("no pointer for its data") }
        let fromC = ConversionFromC(resolver: resolver)
        var types: [String] = []
        var arguments: [String] = []
        for (index, parameter) in callable.parameters.enumerated() where index != data {
            guard parameter.direction == .in else { throw Unsupported("a parameter that it writes to") }
            let shape = try resolver.shape(of: parameter.type)
            if parameter.type.array != nil { throw Unsupported("an array") }
            let isOptional = parameter.isNullable && shape.isPointer
            types.append(resolver.swiftName(shape, isOptional: isOptional))
            arguments.append(
                try fromC.expression(name(parameter), shape, transfer: parameter.transfer, isOptional: isOptional)
            )
        }
        let name = resolver.name(declaration)
        let (resultType, returned) = try result(of: callable, call: "handler(\(arguments.joined(separator: ", ")))")
        let names = callable.parameters.map(self.name).joined(separator: ", ")
        let dataName = self.name(callable.parameters[data])
        return Documentation(owner: declaration).type() + [
            "public typealias \(name) = @MainActor (\(types.joined(separator: ", "))) -> \(resultType)",
            "",
            "nonisolated let \(Self.functionName(name)): \(resolver.cName(declaration.cType)) = { \(names) in",
            callable.parameters.count == 1
                ? "onMainActor(\(names)) { \(names) in" : "onMainActor((\(names))) { \(names) in",
            "let handler: \(name) = cClosure(\(dataName))",
            returned,
            "}",
            "}",
        ]
    }

    private func result(of callable: Callable, call: String) throws(Unsupported) -> (type: String, expression: String) {
        let shape = try resolver.shape(of: callable.result.type)
        let isOptional = callable.result.isNullable && shape.isPointer
        let type = resolver.swiftName(shape, isOptional: isOptional)
        let isTaken = callable.result.transfer == .full
        switch shape {
        case .none: return (type, call)
        case .boolean: return (type, "return \(call) ? 1 : 0")
        case .nativeBoolean: return (type, "return \(call)")
        case .integer(let cName):
            return (type, cName == "Int" ? "return \(call)" : "return cInteger(\(call)) as \(cName)")
        case .float, .double: return (type, "return \(call)")
        case .string where isTaken: return (type, "return g_strdup(cText(\(isOptional ? "ifAny: " : "")\(call)))")
        case .object, .interface, .referenceCounted:
            // Of what is not handed over, nobody would hold the reference.
            guard isTaken else { throw Unsupported("an object that it does not hand over") }
            let access = isOptional ? "?." : "."
            let pointer = ConversionToC(resolver: resolver).pointer(shape, type: callable.result.type, isTaken: isTaken)
            return (type, "return \(call)\(access)\(pointer)")
        case .enumeration: return (type, "return \(call).cValue")
        default: throw Unsupported("such a result")
        }
    }

    private func dataIndex(of callable: Callable) -> Int? {
        callable.parameters.lastIndex { $0.type.name == "gpointer" && $0.name.hasSuffix("data") }
    }

    private func name(_ parameter: Parameter) -> String { MemberNames.parameter(parameter.name) }
}
