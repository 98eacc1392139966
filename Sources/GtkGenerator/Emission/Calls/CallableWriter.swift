/// Writes the Swift forms of C functions.
struct CallableWriter {
    let resolver: ShapeResolver

    /// - Parameters:
    ///   - callable: The C function.
    ///   - instance: The expression of a method's instance; `nil` for a function without one.
    ///   - replacement: The expressions that replace the parameters at these indices, such as an asynchronous
    ///     function's callback and its data.
    ///   - wrapsResult: Whether a returned instance is wrapped. An initializer uses the C instance itself.
    ///   - isStart: Whether the function starts an operation that another function finishes.
    func code(
        for callable: Callable,
        instance: String?,
        replacement: [Int: String] = [:],
        wrapsResult: Bool = true,
        isStart: Bool = false
    ) throws(Unsupported) -> CallableCode {
        var call = Call(
            before: try checks(of: callable),
            arguments: instance.map { [self.instance($0, of: callable)] } ?? []
        )
        let inputs = InputWriter(resolver: resolver, isStart: isStart)
        let outputs = OutputWriter(resolver: resolver)
        let hidden = HiddenParameters(of: callable, in: resolver.library)
        let shapes = try callable.parameters.enumerated().map { index, parameter throws(Unsupported) -> Shape? in
            if replacement[index] != nil || hidden.data[index] != nil || hidden.destroy[index] != nil { return nil }
            return try resolver.shape(of: parameter.type)
        }
        for (index, parameter) in callable.parameters.enumerated() {
            if let text = replacement[index] {
                call.arguments.append(text)
            } else if let owners = hidden.lengths[index] {
                try inputs.addLength(parameter, of: owners.map { callable.parameters[$0] }, to: &call)
            } else if hidden.resultLength == index {
                try inputs.addLength(parameter, of: [], to: &call)
            } else if let owner = hidden.data[index] {
                call.arguments.append(inputs.data(of: callable.parameters[owner]))
            } else if let owner = hidden.destroy[index] {
                call.arguments.append(inputs.release(of: callable.parameters[owner]))
            } else if hidden.textLengths.contains(index) {
                call.arguments.append(inputs.length(parameter, ofText: callable.parameters[index - 1]))
            } else if let shape = shapes[index] {
                switch parameter.direction {
                case .in: try inputs.add(parameter, shape, to: &call)
                case .out: try outputs.add(parameter, shape, of: callable, to: &call)
                case .inout: try outputs.addInputAndOutput(parameter, shape, to: &call)
                }
            }
        }
        return try assemble(callable, call, wrapsResult: wrapsResult)
    }

    /// Returns the checks before the call.
    private func checks(of callable: Callable) throws(Unsupported) -> [String] {
        var checks = Corrections.checks[callable.cIdentifier].map { [$0] } ?? []
        if callable.kind == .constructor,
            Corrections.needDisplay.contains(callable.cIdentifier) || makesWidget(callable)
        {
            checks.append("requireDisplay()")
        }
        // The structure points into a copy, which doesn't change.
        if let owner = Corrections.ownerArguments[callable.cIdentifier] {
            checks.append("let \(owner) = \(owner).copy()")
        }
        return checks
    }

    private func makesWidget(_ callable: Callable) -> Bool {
        guard case .object(let declaration)? = ifSupported(try resolver.shape(of: callable.result.type)) else {
            return false
        }
        return resolver.library.isWidget(declaration)
    }

    /// Returns the expression of the instance, as the function requires it.
    private func instance(_ expression: String, of callable: Callable) -> String {
        guard let instance = callable.instance else { return expression }
        if ["gpointer", "gconstpointer"].contains(instance.type.cType) { return "instance.pointer" }
        guard instance.transfer == .full else { return expression }
        return expression == "opaquePointer" ? "retainedOpaquePointer" : "retainedPointer()"
    }

    private func assemble(_ callable: Callable, _ call: Call, wrapsResult: Bool) throws(Unsupported) -> CallableCode {
        var returned = try resolver.shape(of: callable.result.type)
        try returned.refusePointer(as: callable.result.type)
        // Graphene returns the `bool` of C, but its GIR file declares `gboolean`.
        if case .boolean = returned, callable.cIdentifier.hasPrefix("graphene_") { returned = .nativeBoolean }
        let arguments = call.arguments + (callable.canFail ? ["error"] : [])
        var expression = "\(callable.cIdentifier)(\(arguments.joined(separator: ", ")))"
        var around = call.around
        if callable.canFail {
            // The outermost closure, so that the others don't have to throw.
            around.insert("try GLibError.check { error in", at: 0)
        }
        for line in around.reversed() { expression = "\(line)\n\(expression)\n}" }

        let fromC = ConversionFromC(resolver: resolver)
        var code = CallResult(statements: call.before)
        if call.outputs.isEmpty {
            try code.finish(expression, callable, returned, fromC, wrapsResult: wrapsResult)
        } else {
            try code.finish(expression, callable, returned, call.outputs, fromC)
        }
        if let change = Corrections.ownerChanges[callable.cIdentifier] { code.statements.append(change) }
        return CallableCode(
            parameters: call.parameters,
            resultType: code.type,
            canFail: callable.canFail,
            statements: code.statements,
            result: code.result,
            aroundOperation: call.aroundOperation
        )
    }
}
