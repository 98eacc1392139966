/// Writes the input parameters of a call.
struct InputWriter {
    let resolver: ShapeResolver
    /// Whether the function starts an operation that another function finishes.
    let isStart: Bool

    func add(_ parameter: Parameter, _ shape: Shape, to call: inout Call) throws(Unsupported) {
        let name = parameter.swiftName
        try shape.refusePointer(as: parameter.type)
        if case .callback(let declaration) = shape {
            call.arguments.append(try addCallback(parameter, name, declaration, to: &call))
        } else {
            let isOptional = parameter.isNullable && shape.isPointer
            let handover = try ConversionToC(resolver: resolver).handover(
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
                label: parameter.label,
                name: name,
                type: type,
                defaultValue: defaultValue(parameter, shape, type),
                isEscaping: isEscaping
            )
        )
    }

    /// Returns the default argument: `nil` for an optional parameter, and the empty set for flags that aren't required.
    private func defaultValue(_ parameter: Parameter, _ shape: Shape, _ type: String) -> String? {
        if case .enumeration(let declaration) = shape {
            let isRequired = Corrections.requiredFlags.contains(declaration.qualifiedName)
            return declaration.isFlags && !isRequired ? "[]" : nil
        }
        if parameter.name == "io_priority" { return "0" }
        return type.hasSuffix("?") ? "nil" : nil
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
        let reference = parameter.isNullable ? "\(name) == nil ? nil : \(function)" : function
        if isUsedByOperation(parameter) {
            guard parameter.isNullable else { throw Unsupported("a callback that C uses until the operation finishes") }
            call.aroundOperation.append("withClosureOfOperation(ifAny: \(name)) { \(name)Data in")
            return reference
        }
        switch parameter.scope {
        case .call where parameter.isNullable:
            call.around.append("withClosure(ifAny: \(name)) { \(name)Data in")
        case .call:
            call.around.append("withoutActuallyEscaping(\(name)) { \(name) in")
            call.around.append("withClosure(\(name)) { \(name)Data in")
        case .notified:
            guard parameter.destroyIndex != nil else { throw Unsupported("a callback without a destroy notification") }
        case .async, .forever, nil:
            throw Unsupported("a callback that C keeps for an unknown time")
        }
        return reference
    }

    /// Returns whether C calls a callback until the operation finishes. GIR files declare this as one of two lifetimes.
    private func isUsedByOperation(_ callback: Parameter) -> Bool {
        isStart && callback.destroyIndex == nil && (callback.scope == .call || callback.scope == .notified)
    }

    /// Returns the expression of a callback's data.
    func data(of callback: Parameter) -> String {
        let name = callback.swiftName
        if callback.scope == .call || isUsedByOperation(callback) { return "\(name)Data" }
        return callback.isNullable ? "retainedClosure(ifAny: \(name))" : "retainedClosure(\(name))"
    }

    /// Returns the expression of the function that releases a callback's data.
    func release(of callback: Parameter) -> String {
        callback.isNullable ? "\(callback.swiftName) == nil ? nil : releaseClosure" : "releaseClosure"
    }

    /// Adds the length of arrays, which is a variable that C writes to if it is the length of returned arrays.
    func addLength(_ parameter: Parameter, of owners: [Parameter], to call: inout Call) throws(Unsupported) {
        let shape = try resolver.shape(of: parameter.type)
        guard case .integer(let cName) = shape else { throw Unsupported("an array length that is not an integer") }
        let name = parameter.swiftName
        if parameter.direction == .in {
            let counts = owners.map { "\($0.swiftName).count" }
            if counts.count > 1 { call.before.append("requireSameCount(\(counts.joined(separator: ", ")))") }
            call.arguments.append("cInteger(\(counts[0]))")
        } else {
            call.before.append("var \(name): \(cName) = 0")
            call.arguments.append("&\(name)")
        }
    }

    /// Returns the expression of the length of a text.
    func length(_ parameter: Parameter, ofText text: Parameter) -> String {
        // -1 means that the text is zero-terminated. An unsigned length has to be counted.
        parameter.type.name == "gsize" ? "cInteger(cText(\(text.swiftName)).utf8.count)" : "-1"
    }
}
