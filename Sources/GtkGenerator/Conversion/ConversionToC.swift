/// Writes the code that passes a Swift value to a C function.
struct ConversionToC {
    let resolver: ShapeResolver

    /// The argument of a call, and the code that it requires around the call.
    struct Handover {
        /// The statements before the call.
        var before: [String] = []
        /// The calls with a trailing closure that enclose the call, such as `withClosure(sort) { sortData in`.
        var around: [String] = []
        var expression: String
    }

    /// - Parameters:
    ///   - name: The name of the Swift value.
    ///   - shape: The shape of the value.
    ///   - type: The type in the GIR file, which has the C spelling.
    ///   - transfer: The ownership that is transferred to the function.
    ///   - isOptional: Whether the Swift value can be `nil`.
    func handover(
        _ name: String,
        _ shape: Shape,
        type: TypeReference,
        transfer: Transfer,
        isOptional: Bool
    ) throws(Unsupported) -> Handover {
        let plain = name.replacing("`", with: "")
        let access = isOptional ? "\(name)?." : "\(name)."
        switch shape {
        case .none: throw Unsupported("an argument of type void")
        case .boolean: return Handover(expression: "\(name) ? 1 : 0")
        case .nativeBoolean: return Handover(expression: name)
        case .integer(let cName):
            if cName == "UInt64" { return Handover(expression: "guint64(\(name))") }
            return Handover(expression: cName == "Int" ? name : "cInteger(\(name))")
        case .float, .double: return Handover(expression: name)
        case .unicodeScalar: return Handover(expression: "\(name).value")
        case .string:
            let text = "cText(\(isOptional ? "ifAny: " : "")\(name))"
            if transfer == .full { return Handover(expression: "g_strdup(\(text))") }
            guard type.cType?.hasPrefix("const") == true || type.cType == nil else {
                throw Unsupported("a mutable string")
            }
            return Handover(expression: text)
        case .type: return Handover(expression: "\(name).rawValue")
        case .enumeration: return Handover(expression: "\(name).cValue")
        case .object, .interface, .referenceCounted, .boxed:
            return Handover(expression: access + pointer(shape, type: type, isTaken: transfer == .full))
        case .variant, .cairoContext:
            return Handover(expression: access + (transfer == .full ? "retainedOpaquePointer" : "opaquePointer"))
        case .structure:
            if transfer == .full { throw Unsupported("a structure that C takes ownership of") }
            if isOptional {
                return Handover(
                    around: ["withOptionalPointer(to: \(name)?.cValue) { \(plain)Pointer in"],
                    expression: "\(plain)Pointer"
                )
            }
            return Handover(before: ["var \(plain)Value = \(name).cValue"], expression: "&\(plain)Value")
        case .value:
            if transfer == .full { throw Unsupported("a GValue that C takes ownership of") }
            return Handover(expression: access + "storage.pointer")
        case .error:
            if transfer == .full { return Handover(expression: access + "newCError()") }
            return Handover(
                around: ["GLibError.withCError(\(name)) { \(plain)Pointer in"],
                expression: "\(plain)Pointer"
            )
        case .strings: return stringsHandover(name, plain, type, transfer: transfer)
        case .array(.string, _) where transfer == .none: return stringsHandover(name, plain, type, transfer: transfer)
        case .array(let element, let array): return try arrayHandover(name, plain, element, array, transfer: transfer)
        case .list(let element): return try listHandover(name, plain, element, type, transfer: transfer)
        case .callback: throw Unsupported("a callback without a data parameter")
        }
    }

    /// Returns the member of a wrapper that gives its instance as the C type that the function requires.
    func pointer(_ shape: Shape, type: TypeReference, isTaken: Bool) -> String {
        let declared = declaration(shape)
        let asked = type.cType.map(Self.pointedAt) ?? declared.cType
        if ["gpointer", "gconstpointer", "void"].contains(asked) {
            return isTaken ? "retainedRawPointer" : "instance.pointer"
        }
        let target = resolver.library.declaration(ofCType: asked) ?? declared
        guard Self.isComplete(target) else { return isTaken ? "retainedOpaquePointer" : "opaquePointer" }
        if isTaken { return "retainedPointer()" }
        let isOwn = target.qualifiedName == declared.qualifiedName || isAncestor(target, of: declared)
        return isOwn ? Self.accessor(target, resolver) : "pointer()"
    }

    /// Returns the name of the property that gives a wrapper's typed pointer.
    static func accessor(_ declaration: any Declaration, _ resolver: ShapeResolver) -> String {
        if declaration.qualifiedName == "GObject.Object" { return "pointer()" }
        return MemberNames.camelCase(MemberNames.snakeCase(resolver.name(declaration))) + "Pointer"
    }

    static func isComplete(_ declaration: any Declaration) -> Bool {
        (declaration as? ClassDeclaration)?.isComplete ?? (declaration as? RecordDeclaration)?.isComplete ?? false
    }

    /// Returns the type that a C pointer type points to: `GtkWidget` for `const GtkWidget*`.
    static func pointedAt(_ cType: String) -> String {
        cType.replacing("const ", with: "").replacing(" const", with: "").replacing("*", with: "").trimmed
    }

    private func declaration(_ shape: Shape) -> any Declaration {
        switch shape {
        case .object(let declaration), .referenceCounted(let declaration): declaration
        case .interface(let declaration): declaration
        case .boxed(let declaration), .structure(let declaration): declaration
        default: preconditionFailure("\(shape) has no declaration.")
        }
    }

    private func isAncestor(_ ancestor: any Declaration, of declaration: any Declaration) -> Bool {
        if let declaration = declaration as? ClassDeclaration {
            return resolver.library.lineage(of: declaration).contains { $0.qualifiedName == ancestor.qualifiedName }
        }
        if let interface = declaration as? InterfaceDeclaration, let base = resolver.library.baseClass(of: interface) {
            return isAncestor(ancestor, of: base)
        }
        return false
    }

    private func stringsHandover(_ name: String, _ plain: String, _ type: TypeReference, transfer: Transfer) -> Handover
    {
        let element = Self.elementPointer(type.cType ?? "const char* const*")
        if transfer == .full { return Handover(expression: "newStringArray(\(name))") }
        let pointer = element.map { "UnsafeMutableRawPointer(\(plain)Array)?.assumingMemoryBound(to: \($0).self)" }
        return Handover(
            around: ["withStringArray(\(name)) { \(plain)Array in"],
            expression: pointer ?? "\(plain)Array"
        )
    }

    private func listHandover(
        _ name: String,
        _ plain: String,
        _ element: Shape,
        _ type: TypeReference,
        transfer: Transfer
    ) throws(Unsupported) -> Handover {
        guard transfer == .none else { throw Unsupported("a list that C takes ownership of") }
        guard type.name == "GLib.List" else { throw Unsupported("a singly linked list as an argument") }
        let around: [String]
        switch element {
        case .object, .interface:
            // The list has only the pointers of the objects.
            let list = "withList(\(name).map { $0.instance.pointer })"
            around = ["withExtendedLifetime(\(name)) {", "\(list) { \(plain)List in"]
        case .string: around = ["withStringList(\(name)) { \(plain)List in"]
        default: throw Unsupported("a list with an unsupported element type")
        }
        return Handover(around: around, expression: "\(plain)List")
    }

    /// Returns the imported element type of a C array of strings, or `nil` for the element type of `withStringArray`.
    private static func elementPointer(_ cType: String) -> String? {
        cType.hasPrefix("const") ? "UnsafePointer<CChar>?" : nil
    }

    private func arrayHandover(
        _ name: String,
        _ plain: String,
        _ element: Shape,
        _ array: TypeReference.ArrayShape,
        transfer: Transfer
    ) throws(Unsupported) -> Handover {
        guard array.lengthIndex != nil || array.fixedSize != nil || array.isZeroTerminated else {
            throw Unsupported("an array of unknown length")
        }
        guard transfer == .none else { throw Unsupported("an array that C takes ownership of") }
        guard array.lengthIndex != nil || array.fixedSize != nil else {
            throw Unsupported("a zero-terminated array")
        }
        let converted: String
        let check = array.fixedSize.map { ["requireCount(\(name).count, \($0))"] } ?? []
        switch element {
        case .integer("UInt8"), .double, .float:
            return Handover(before: check + ["var \(plain)Values = \(name)"], expression: "&\(plain)Values")
        case .integer("Int8"): converted = "CChar(bitPattern: $0)"
        case .integer(let cName): converted = "cInteger($0) as \(cName)"
        case .enumeration: converted = "$0.cValue"
        case .structure: converted = "$0.cValue"
        case .type: converted = "$0.rawValue"
        case .value: converted = "$0.storage.pointer.pointee"
        default: throw Unsupported("an array with an unsupported element type")
        }
        return Handover(
            before: check + ["var \(plain)Values = \(name).map { \(converted) }"],
            expression: "&\(plain)Values"
        )
    }
}

extension String {
    var trimmed: String {
        var result = Substring(self)
        while result.first == " " { result.removeFirst() }
        while result.last == " " { result.removeLast() }
        return String(result)
    }
}
