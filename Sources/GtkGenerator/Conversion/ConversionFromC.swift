/// Writes the Swift expressions that convert C values to Swift values.
struct ConversionFromC {
    let resolver: ShapeResolver

    /// - Parameters:
    ///   - expression: The expression of the C value.
    ///   - shape: The shape of the value.
    ///   - transfer: The ownership that C transfers.
    ///   - isOptional: Whether the C value can be `NULL`.
    ///   - length: The expression of an array's length, for an array with a separate length.
    ///   - owner: The expression of the object that a structure points into.
    func expression(
        _ expression: String,
        _ shape: Shape,
        transfer: Transfer,
        isOptional: Bool,
        length: String? = nil,
        owner: String? = nil
    ) throws(Unsupported) -> String {
        let owner = owner.map { ", owner: \($0)" } ?? ""
        let owned = transfer == .full ? ", transfer: .full" : ""
        switch shape {
        case .none: return expression
        case .boolean: return "\(expression) != 0"
        case .nativeBoolean: return expression
        case .integer(let cName):
            return switch cName {
            case "Int": expression
            case "UInt64": "UInt64(\(expression))"
            // As wide as `Int`: values above its maximum, which C uses for "none", are clamped.
            case "UInt": "Int(clamping: \(expression))"
            default: "swiftInteger(\(expression))"
            }
        case .float, .double: return expression
        case .unicodeScalar: return "cUnicodeScalar(\(expression))"
        case .string:
            return switch (transfer == .full, isOptional) {
            case (false, false): "String(copying: \(expression))"
            case (false, true): "String.optional(copying: \(expression))"
            case (true, false): "String(taking: \(expression))"
            case (true, true): "String.optional(taking: \(expression))"
            }
        case .type: return "GType(rawValue: \(expression))"
        case .enumeration(let declaration): return "\(resolver.name(declaration))(\(expression))"
        case .object, .referenceCounted, .boxed, .variant, .cairoContext:
            let name = resolver.swiftName(shape)
            return "\(name).wrapping(\(isOptional ? "" : "required: ")\(expression)\(owned)\(owner))"
        case .interface: return "wrappingInterface(\(isOptional ? "" : "required: ")\(expression)\(owned))"
        case .structure(let declaration):
            let name = resolver.name(declaration)
            if transfer == .full { throw Unsupported("a structure that the caller must free") }
            return isOptional ? "\(expression).map { \(name)($0.pointee) }" : "\(name)(cContent(of: \(expression)))"
        case .value:
            if transfer == .full { throw Unsupported("a GValue that the caller must free") }
            return isOptional ? "\(expression).map { Value(copying: $0) }" : "Value(copying: \(expression))"
        case .error:
            return isOptional ? "\(expression).map { GLibError($0) }" : "GLibError(\(expression))"
        case .strings where transfer == .container:
            throw Unsupported("an array that is freed separately from its strings")
        case .strings:
            return transfer == .full ? "[String](taking: \(expression))" : "[String](copying: \(expression))"
        case .array(let element, let array):
            return try arrayExpression(expression, element, array, transfer: transfer, length: length)
        case .list(let element):
            let converted = try self.expression(
                elementPointer(element),
                element,
                transfer: transfer == .full ? .full : .none,
                isOptional: false
            )
            return "cElements(of: \(expression), transfer: .\(transfer.rawValue)) { \(converted) }"
        case .callback: throw Unsupported("a callback returned by C")
        }
    }

    /// Returns a list's element, `$0`, as the pointer that its conversion requires.
    private func elementPointer(_ element: Shape) -> String {
        switch element {
        case .string: "$0.assumingMemoryBound(to: CChar.self)"
        case .object(let declaration) where declaration.isComplete: "$0"
        case .structure(let declaration): "$0.assumingMemoryBound(to: \(resolver.cName(declaration.cType)).self)"
        default: "OpaquePointer($0)"
        }
    }

    private func arrayExpression(
        _ expression: String,
        _ element: Shape,
        _ array: TypeReference.ArrayShape,
        transfer: Transfer,
        length: String?
    ) throws(Unsupported) -> String {
        guard let count = length ?? array.fixedSize.map(String.init) else {
            throw Unsupported("an array of unknown length")
        }
        let elementTransfer: Transfer = transfer == .full ? .full : .none
        let converted: String
        switch element {
        case .structure(let declaration): converted = "\(resolver.name(declaration))($0)"
        case .integer("UInt8"): converted = "$0"
        case .integer("Int8"): converted = "UInt8(bitPattern: $0)"
        default: converted = try self.expression("$0", element, transfer: elementTransfer, isOptional: false)
        }
        let owned = transfer == .none ? "" : ", isTaken: true"
        return "cArray(\(expression), count: \(count)\(owned)) { \(converted) }"
    }
}
