/// Writes a C structure of numbers as a Swift structure.
struct StructureWriter {
    let resolver: ShapeResolver

    /// Throws for a function that changes the structure, and for one whose values belong to the main actor. The
    /// structure belongs to no actor.
    func check(_ callable: Callable) throws(Unsupported) {
        if let instance = callable.instance, instance.type.cType?.hasPrefix("const ") != true {
            throw Unsupported("it changes the structure")
        }
        for type in callable.parameters.map(\.type) + [callable.result.type] {
            switch try resolver.shape(of: type) {
            case .none, .boolean, .nativeBoolean, .integer, .float, .double, .string, .enumeration, .structure: continue
            default: throw Unsupported("a value that belongs to the main actor")
            }
        }
    }

    func file(
        _ declaration: RecordDeclaration,
        _ fields: StructureFields,
        _ members: [any SwiftMember],
        header: String
    ) -> String {
        let name = resolver.name(declaration)
        let cName = resolver.cName(declaration.cType)
        var lines = Documentation(owner: declaration).type()
        lines.append("nonisolated public struct \(name): Hashable, Sendable {")
        for field in fields.fields {
            lines += [
                "/// Source: `\(declaration.cType).\(field.name)`.",
                "public var \(swiftName(field)): \(resolver.swiftName(field.shape))",
            ]
        }
        let parameters = fields.fields.map { "\(swiftName($0)): \(resolver.swiftName($0.shape))" }
        lines += ["", "/// Creates a structure from its fields."]
        lines += ["public init(\(parameters.joined(separator: ", "))) {"]
        lines += fields.fields.map { "self.\(swiftName($0)) = \(swiftName($0))" } + ["}", ""]
        lines += [Modifiers.emittedIntoClient, "init(_ value: \(cName)) {"]
        lines += fields.fields.map { "\(swiftName($0)) = \(fromC($0))" } + ["}", ""]
        lines += [Modifiers.emittedIntoClient, "var cValue: \(cName) {"]
        lines.append("\(cName)(\(fields.fields.map { "\($0.name): \(toC($0))" }.joined(separator: ", ")))")
        lines += ["}"] + members.flatMap { [""] + $0.lines } + ["}", ""]
        if let getType = declaration.getType { lines += conversion(name, cName, getType) }
        return header + lines.joined(separator: "\n") + "\n"
    }

    private func conversion(_ name: String, _ cName: String, _ getType: String) -> [String] {
        [
            "extension \(name): ValueConvertible, NullableValue, OutParameterContent {",
            "/// The GType of the structure.",
            "public static var valueType: GType { GType(rawValue: \(getType)()) }",
            "",
            "/// Source: `g_value_get_boxed`.",
            "public static func read(from storage: ValueStorage) -> \(name) {",
            "\(name)(storage.address(of: \(cName).self).pointee)",
            "}",
            "",
            "/// Source: `g_value_set_boxed`.",
            "public func write(to storage: ValueStorage) {",
            "var value = cValue",
            "g_value_set_boxed(storage.pointer, &value)",
            "}",
            "",
            "/// Returns an out parameter that reads and writes the structure in the storage.",
            "public static func outParameter(in storage: ValueStorage) -> OutParameter<\(name)> {",
            "let address = storage.address(of: \(cName).self)",
            "return OutParameter(get: { \(name)(address.pointee) }, set: { address.pointee = $0.cValue })",
            "}",
            "}",
        ]
    }

    private func swiftName(_ field: (name: String, shape: Shape)) -> String {
        MemberNames.escaped(MemberNames.camelCase(field.name))
    }

    private func fromC(_ field: (name: String, shape: Shape)) -> String {
        switch field.shape {
        case .integer("Int"), .integer("UInt64"), .float, .double: "value.\(field.name)"
        case .integer: "swiftInteger(value.\(field.name))"
        default: "\(resolver.swiftName(field.shape))(value.\(field.name))"
        }
    }

    private func toC(_ field: (name: String, shape: Shape)) -> String {
        switch field.shape {
        case .integer("Int"), .integer("UInt64"), .float, .double: swiftName(field)
        case .integer: "cInteger(\(swiftName(field)))"
        default: "\(swiftName(field)).cValue"
        }
    }
}
