/// Writes a callback type: the Swift closure type, and the C function that calls a closure of that type.
struct CallbackWriter {
    let resolver: ShapeResolver

    /// Returns the name of the C function for a closure type.
    static func functionName(_ swiftName: String) -> String { "call" + swiftName }

    func unsupportedReason(_ declaration: CallbackDeclaration) -> String? {
        do {
            _ = try code(declaration)
            return nil
        } catch {
            return "callback \(declaration.cType) with \(error.reason)"
        }
    }

    func file(_ declaration: CallbackDeclaration) -> [String]? { ifSupported(try code(declaration)) }

    private func code(_ declaration: CallbackDeclaration) throws(Unsupported) -> [String] {
        let callable = declaration.callable
        guard !callable.canFail else { throw Unsupported("a GError parameter") }
        guard let data = dataIndex(of: callable) else { throw Unsupported("no data parameter") }
        let fromC = ConversionFromC(resolver: resolver)
        var types: [String] = []
        var arguments: [String] = []
        for (index, parameter) in callable.parameters.enumerated() where index != data {
            guard parameter.direction == .in else { throw Unsupported("an out parameter") }
            let shape = try resolver.shape(of: parameter.type)
            if parameter.type.array != nil { throw Unsupported("an array parameter") }
            let isOptional = parameter.isNullable && shape.isPointer
            types.append(resolver.swiftName(shape, isOptional: isOptional))
            arguments.append(
                try fromC.expression(parameter.swiftName, shape, transfer: parameter.transfer, isOptional: isOptional)
            )
        }
        let name = resolver.name(declaration)
        let (resultType, returned) = try result(of: callable, call: "handler(\(arguments.joined(separator: ", ")))")
        let names = callable.parameters.map(\.swiftName).joined(separator: ", ")
        let dataName = callable.parameters[data].swiftName
        return Documentation(owner: declaration).type() + [
            "public typealias \(name) = @MainActor (\(types.joined(separator: ", "))) -> \(resultType)",
            "",
            Modifiers.emittedIntoClient,
            "nonisolated var \(Self.functionName(name)): \(resolver.cName(declaration.cType)) {",
            "{ \(names) in",
            callable.parameters.count == 1
                ? "onMainActor(\(names)) { \(names) in" : "onMainActor((\(names))) { \(names) in",
            "let handler: \(name) = cClosure(\(dataName))",
            returned,
            "}",
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
            // Without a transfer, nothing would hold a reference to the object.
            guard isTaken else { throw Unsupported("an object returned without transferring ownership") }
            let access = isOptional ? "?." : "."
            let pointer = ConversionToC(resolver: resolver).pointer(shape, type: callable.result.type, isTaken: isTaken)
            return (type, "return \(call)\(access)\(pointer)")
        case .enumeration: return (type, "return \(call).cValue")
        default: throw Unsupported("an unsupported result type")
        }
    }

    private func dataIndex(of callable: Callable) -> Int? {
        callable.parameters.lastIndex { $0.type.name == "gpointer" && $0.name.hasSuffix("data") }
    }
}
