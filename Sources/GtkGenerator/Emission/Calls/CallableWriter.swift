/// Writes the Swift forms of C functions.
struct CallableWriter {
    let resolver: ShapeResolver

    private var fromC: ConversionFromC { ConversionFromC(resolver: resolver) }
    private var toC: ConversionToC { ConversionToC(resolver: resolver) }

    /// - Parameters:
    ///   - callable: The C function.
    ///   - instance: The expression of a method's instance; `nil` for a function without one.
    ///   - replacement: The expressions that replace the parameters at these indices, such as an asynchronous
    ///     function's callback and its data.
    ///   - wrapsResult: Whether a returned instance is wrapped. An initializer uses the C instance itself.
    func code(
        for callable: Callable,
        instance: String?,
        replacement: [Int: String] = [:],
        wrapsResult: Bool = true
    ) throws(Unsupported) -> CallableCode {
        var call = Call(
            before: try checks(of: callable),
            arguments: instance.map { [self.instance($0, of: callable)] } ?? []
        )
        let hidden = hiddenParameters(of: callable)
        let shapes = try callable.parameters.enumerated().map { index, parameter throws(Unsupported) -> Shape? in
            if replacement[index] != nil || hidden.data[index] != nil || hidden.destroy[index] != nil { return nil }
            return try resolver.shape(of: parameter.type)
        }
        for (index, parameter) in callable.parameters.enumerated() {
            if let text = replacement[index] {
                call.arguments.append(text)
            } else if let owners = hidden.lengths[index] {
                try addLength(parameter, of: owners.map { callable.parameters[$0] }, to: &call)
            } else if hidden.resultLength == index {
                try addLength(parameter, of: [], to: &call)
            } else if let owner = hidden.data[index] {
                call.arguments.append(data(of: callable.parameters[owner]))
            } else if let owner = hidden.destroy[index] {
                call.arguments.append(release(of: callable.parameters[owner]))
            } else if hidden.textLengths.contains(index) {
                // -1 means that the text is zero-terminated. An unsigned length has to be counted.
                let text = swiftName(callable.parameters[index - 1])
                call.arguments.append(parameter.type.name == "gsize" ? "cInteger(cText(\(text)).utf8.count)" : "-1")
            } else if let shape = shapes[index] {
                switch parameter.direction {
                case .in: try addInput(parameter, shape, to: &call)
                case .out:
                    try addOutput(parameter, shape, of: callable, to: &call)
                case .inout: try addInputAndOutput(parameter, shape, to: &call)
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
        guard case .object(let declaration)? = try? resolver.shape(of: callable.result.type) else { return false }
        return resolver.library.isWidget(declaration)
    }

    /// Returns the expression of the instance, as the function requires it.
    private func instance(_ expression: String, of callable: Callable) -> String {
        guard let instance = callable.instance else { return expression }
        if ["gpointer", "gconstpointer"].contains(instance.type.cType) { return "instance.pointer" }
        guard instance.transfer == .full else { return expression }
        return expression == "opaquePointer" ? "retainedOpaquePointer" : "retainedPointer()"
    }

    // MARK: Parts of a call

    private struct Call {
        var parameters: [SwiftParameter] = []
        var before: [String] = []
        var around: [String] = []
        var arguments: [String]
        var outputs: [(name: String, type: String, expression: String)] = []
    }

    private struct HiddenParameters {
        /// The indices of the arrays, by the index of their length.
        var lengths: [Int: [Int]] = [:]
        /// The index of the length of the returned array.
        var resultLength: Int?
        var data: [Int: Int] = [:]
        var destroy: [Int: Int] = [:]
        var textLengths: Set<Int> = []
    }

    private func hiddenParameters(of callable: Callable) -> HiddenParameters {
        var hidden = HiddenParameters()
        for (index, parameter) in callable.parameters.enumerated() {
            if let length = parameter.type.array?.lengthIndex { hidden.lengths[length, default: []].append(index) }
            if parameter.scope != nil, isCallback(parameter) {
                if let data = parameter.closureIndex, data != index { hidden.data[data] = index }
                if let destroy = parameter.destroyIndex, destroy != index { hidden.destroy[destroy] = index }
            }
            if index > 0, callable.parameters[index - 1].type.name == "utf8", Self.isTextLength(parameter) {
                hidden.textLengths.insert(index)
            }
        }
        hidden.resultLength = callable.result.type.array?.lengthIndex
        return hidden
    }

    private func isCallback(_ parameter: Parameter) -> Bool {
        resolver.library[resolver.library.resolved(parameter.type).name] is CallbackDeclaration
    }

    /// Returns whether a parameter is the length of the text before it. A length of -1 means that the text is
    /// zero-terminated.
    private static func isTextLength(_ parameter: Parameter) -> Bool {
        parameter.direction == .in && ["gint", "gssize", "gsize", "gint64", "glong"].contains(parameter.type.name)
            && ["len", "length", "n_chars", "n_initial_chars", "text_len"].contains(parameter.name)
    }

    private func lengthName(of parameter: Parameter, in callable: Callable) -> String? {
        parameter.type.array?.lengthIndex.map { swiftName(callable.parameters[$0]) }
    }

    private func addLength(_ parameter: Parameter, of owners: [Parameter], to call: inout Call) throws(Unsupported) {
        let shape = try resolver.shape(of: parameter.type)
        guard case .integer(let cName) = shape else { throw Unsupported("an array length that is not an integer") }
        let name = swiftName(parameter)
        if parameter.direction == .in {
            let counts = owners.map { "\(swiftName($0)).count" }
            if counts.count > 1 { call.before.append("requireSameCount(\(counts.joined(separator: ", ")))") }
            call.arguments.append("cInteger(\(counts[0]))")
        } else {
            call.before.append("var \(name): \(cName) = 0")
            call.arguments.append("&\(name)")
        }
    }

    private func addInput(_ parameter: Parameter, _ shape: Shape, to call: inout Call) throws(Unsupported) {
        let name = swiftName(parameter)
        try refusePointer(to: shape, parameter.type)
        if case .callback(let declaration) = shape {
            call.arguments.append(try addCallback(parameter, name, declaration, to: &call))
        } else {
            let isOptional = parameter.isNullable && shape.isPointer
            let handover = try toC.handover(
                name,
                shape,
                type: parameter.type,
                transfer: parameter.transfer,
                isOptional: isOptional
            )
            call.before += handover.before
            call.around += handover.around
            call.arguments.append(handover.expression)
        }
        let isOptional = parameter.isNullable && shape.isPointer
        var type = resolver.swiftName(shape, isOptional: isOptional)
        if case .strings = shape, isOptional { type += "?" }
        var isEscaping = false
        if case .callback = shape { isEscaping = !isOptional && parameter.scope != .call }
        call.parameters.append(
            .init(
                label: label(parameter),
                name: name,
                type: type,
                defaultValue: defaultValue(parameter, shape, type),
                isEscaping: isEscaping
            )
        )
    }

    /// Returns the default argument: `nil` for an optional parameter, and the empty set for flags.
    private func defaultValue(_ parameter: Parameter, _ shape: Shape, _ type: String) -> String? {
        if case .enumeration(let declaration) = shape { return declaration.isFlags ? "[]" : nil }
        if parameter.name == "io_priority" { return "0" }
        return type.hasSuffix("?") ? "nil" : nil
    }

    /// Throws for a pointer to a number, which is an out parameter or the start of an array.
    private func refusePointer(to shape: Shape, _ type: TypeReference) throws(Unsupported) {
        if !shape.isPointer, type.cType?.hasSuffix("*") == true { throw Unsupported("a pointer to numbers") }
    }

    private func addCallback(
        _ parameter: Parameter,
        _ name: String,
        _ declaration: CallbackDeclaration,
        to call: inout Call
    ) throws(Unsupported) -> String {
        if let reason = CallbackWriter(resolver: resolver).unsupportedReason(declaration) { throw Unsupported(reason) }
        guard parameter.closureIndex != nil else { throw Unsupported("a callback without a data parameter") }
        let function = CallbackWriter.functionName(resolver.name(declaration))
        switch parameter.scope {
        case .call:
            if parameter.isNullable { throw Unsupported("a nullable callback called during the call") }
            call.around.append("withoutActuallyEscaping(\(name)) { \(name) in")
            call.around.append("withClosure(\(name)) { \(name)Data in")
            return function
        case .notified:
            guard parameter.destroyIndex != nil else { throw Unsupported("a callback without a destroy notification") }
            return parameter.isNullable ? "\(name) == nil ? nil : \(function)" : function
        case .async, .forever, nil:
            throw Unsupported("a callback that C keeps for an unknown time")
        }
    }

    private func data(of callback: Parameter) -> String {
        let name = swiftName(callback)
        if callback.scope == .call { return "\(name)Data" }
        return callback.isNullable ? "retainedClosure(ifAny: \(name))" : "retainedClosure(\(name))"
    }

    private func release(of callback: Parameter) -> String {
        callback.isNullable ? "\(swiftName(callback)) == nil ? nil : releaseClosure" : "releaseClosure"
    }

    private func addOutput(_ parameter: Parameter, _ shape: Shape, of callable: Callable, to call: inout Call)
        throws(Unsupported)
    {
        let name = swiftName(parameter)
        let lengthName = lengthName(of: parameter, in: callable)
        if parameter.isCallerAllocated || isStructure(shape) {
            let owner = Corrections.ownerArguments[callable.cIdentifier]
            try addCallerAllocated(parameter, name, shape, owner: owner, to: &call)
            return
        }
        let isOptional = parameter.isNullable || mayBeMissing(shape)
        call.before.append("var \(name): \(try outputType(shape, parameter.type, transfer: parameter.transfer))")
        call.arguments.append("&\(name)")
        let expression = try fromC.expression(
            name,
            shape,
            transfer: parameter.transfer,
            isOptional: isOptional,
            length: lengthName.map { "Int(\($0))" }
        )
        addResult(name, shape, expression, isOptional: isOptional, to: &call)
    }

    /// Returns whether C can leave an out parameter `NULL`. GIR files don't declare this reliably.
    private func mayBeMissing(_ shape: Shape) -> Bool {
        switch shape {
        case .array, .strings, .list: false
        default: shape.isPointer
        }
    }

    private func isStructure(_ shape: Shape) -> Bool {
        if case .structure = shape { true } else { false }
    }

    private func addCallerAllocated(
        _ parameter: Parameter,
        _ name: String,
        _ shape: Shape,
        owner: String?,
        to call: inout Call
    ) throws(Unsupported) {
        guard parameter.isCallerAllocated else { throw Unsupported("a structure that C allocates") }
        call.arguments.append("&\(name)")
        switch shape {
        case .structure(let declaration):
            call.before.append("var \(name) = \(resolver.cName(declaration.cType))()")
            addResult(name, shape, "\(resolver.name(declaration))(\(name))", isOptional: false, to: &call)
        case .boxed(let declaration) where declaration.isComplete:
            call.before.append("var \(name) = \(resolver.cName(declaration.cType))()")
            addResult(
                name,
                shape,
                "\(resolver.name(declaration)).wrapping(required: &\(name)\(owner.map { ", owner: \($0)" } ?? ""))",
                isOptional: false,
                to: &call
            )
        case .value:
            call.before.append("var \(name) = GValue()")
            addResult(name, shape, "Value(taking: \(name))", isOptional: false, to: &call)
        default: throw Unsupported("an out parameter for a structure that Swift cannot allocate")
        }
    }

    private func addInputAndOutput(_ parameter: Parameter, _ shape: Shape, to call: inout Call) throws(Unsupported) {
        let name = swiftName(parameter)
        guard case .integer(let cName) = shape else { throw Unsupported("an in-out parameter that is not an integer") }
        call.before.append("var \(name): \(cName) = cInteger(\(name))")
        call.arguments.append("&\(name)")
        call.parameters.append(.init(label: label(parameter), name: name, type: "Int"))
        addResult(name, shape, "Int(\(name))", isOptional: false, to: &call)
    }

    private func addResult(_ name: String, _ shape: Shape, _ expression: String, isOptional: Bool, to call: inout Call)
    {
        call.outputs.append((name, resolver.swiftName(shape, isOptional: isOptional), expression))
    }

    /// Returns the C type of a variable that a function writes to, with its initial value.
    private func outputType(_ shape: Shape, _ type: TypeReference, transfer: Transfer) throws(Unsupported) -> String {
        switch shape {
        case .boolean: return "gboolean = 0"
        case .nativeBoolean: return "Bool = false"
        case .integer(let cName): return "\(cName) = 0"
        case .float: return "Float = 0"
        case .double: return "Double = 0"
        case .type: return "CGtk.GType = 0"
        case .enumeration(let declaration):
            let cName = resolver.cName(declaration.cType)
            return "\(cName) = \(cName)(rawValue: 0)"
        case .string:
            guard type.cType?.hasPrefix("const") == true else { return "UnsafeMutablePointer<CChar>? = nil" }
            if transfer == .full { throw Unsupported("a pointer into a string") }
            return "UnsafePointer<CChar>? = nil"
        case .strings: return "UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = nil"
        case .object(let declaration) where declaration.isComplete:
            return "UnsafeMutablePointer<\(resolver.cName(declaration.cType))>? = nil"
        case .boxed(let declaration) where declaration.isComplete:
            return "UnsafeMutablePointer<\(resolver.cName(declaration.cType))>? = nil"
        case .object, .interface, .boxed, .referenceCounted, .variant: return "OpaquePointer? = nil"
        case .array(.integer(let cName), _): return "UnsafeMutablePointer<\(cName)>? = nil"
        default: throw Unsupported("an out parameter of an unsupported type")
        }
    }

    private func swiftName(_ parameter: Parameter) -> String { MemberNames.parameter(parameter.name) }

    private func label(_ parameter: Parameter) -> String { MemberNames.parameterLabel(parameter.name) }

    // MARK: Assembly

    private func assemble(_ callable: Callable, _ call: Call, wrapsResult: Bool) throws(Unsupported) -> CallableCode {
        var returned = try resolver.shape(of: callable.result.type)
        try refusePointer(to: returned, callable.result.type)
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
            result: code.result
        )
    }
}
