/// Writes the parameters of a call that C writes results to.
struct OutputWriter {
    let resolver: ShapeResolver

    func add(_ parameter: Parameter, _ shape: Shape, of callable: Callable, to call: inout Call) throws(Unsupported) {
        let name = parameter.swiftName
        let lengthName = lengthName(of: parameter, in: callable)
        if parameter.isCallerAllocated || isStructure(shape) {
            let owner = Corrections.ownerArguments[callable.cIdentifier]
            try addCallerAllocated(parameter, name, shape, owner: owner, to: &call)
            return
        }
        let isOptional = parameter.isNullable || mayBeMissing(shape)
        call.before.append("var \(name): \(try outputType(shape, parameter.type, transfer: parameter.transfer))")
        call.arguments.append("&\(name)")
        let expression = try ConversionFromC(resolver: resolver).expression(
            name,
            shape,
            transfer: parameter.transfer,
            isOptional: isOptional,
            length: lengthName.map { "swiftInteger(\($0))" }
        )
        addResult(name, shape, expression, isOptional: isOptional, to: &call)
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

    /// Adds a parameter that C reads and writes to.
    func addInputAndOutput(_ parameter: Parameter, _ shape: Shape, to call: inout Call) throws(Unsupported) {
        let name = parameter.swiftName
        guard case .integer(let cName) = shape else { throw Unsupported("an in-out parameter that is not an integer") }
        call.before.append("var \(name): \(cName) = cInteger(\(name))")
        call.arguments.append("&\(name)")
        call.parameters.append(.init(label: parameter.label, name: name, type: "Int"))
        addResult(name, shape, "swiftInteger(\(name))", isOptional: false, to: &call)
    }

    private func addResult(_ name: String, _ shape: Shape, _ expression: String, isOptional: Bool, to call: inout Call)
    {
        call.outputs.append((name, resolver.swiftName(shape, isOptional: isOptional), expression))
    }

    private func lengthName(of parameter: Parameter, in callable: Callable) -> String? {
        parameter.type.array?.lengthIndex.map { callable.parameters[$0].swiftName }
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
}
