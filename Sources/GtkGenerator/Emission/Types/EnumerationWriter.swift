/// Writes an enumeration or a set of flags.
struct EnumerationWriter {
    let resolver: ShapeResolver

    func lines(_ declaration: EnumerationDeclaration) -> [String] {
        declaration.isFlags ? flags(declaration) : enumeration(declaration)
    }

    /// Returns a Swift enumeration, with a case for values that a newer GTK can add.
    private func enumeration(_ declaration: EnumerationDeclaration) -> [String] {
        let name = resolver.name(declaration)
        let members = distinct(declaration)
        let isSigned = declaration.members.contains { $0.value < 0 }
        var lines = Documentation(owner: declaration).type()
        let conformance = declaration.errorDomain == nil ? "Enumeration" : "GLibErrorCode"
        lines.append("nonisolated public enum \(name): \(conformance) {")
        for member in members {
            lines += ["/// Source: `\(member.cIdentifier)`.", "case \(MemberNames.member(member.name))"]
        }
        lines += ["/// A value that a newer version of the library added.", "case unlisted(Int32)", ""]
        if let errorDomain = declaration.errorDomain {
            lines += [
                "/// The name of the error domain.", "public static var errorDomain: String { \"\(errorDomain)\" }", "",
            ]
        }
        lines += ["/// All named values."]
        lines += ["public static let allCases: [\(name)] = ["]
        lines += members.map { ".\(MemberNames.member($0.name))," } + ["]", ""]
        lines += [
            "/// Creates the value for a C value.", "public init(rawValue: Int32) {", "switch rawValue {",
        ]
        lines += members.map { "case \($0.value): self = .\(MemberNames.member($0.name))" }
        lines += ["default: self = .unlisted(rawValue)", "}", "}", ""]
        lines += ["/// The C value.", "public var rawValue: Int32 {", "switch self {"]
        lines += members.map { "case .\(MemberNames.member($0.name)): \($0.value)" }
        lines += ["case .unlisted(let value): value", "}", "}", ""]
        lines += crossing(declaration, isSigned: isSigned) + ["}"]
        return lines + valueType(declaration, name, fundamental: "enumeration")
    }

    private func flags(_ declaration: EnumerationDeclaration) -> [String] {
        let name = resolver.name(declaration)
        var lines = Documentation(owner: declaration).type()
        lines += [
            "nonisolated public struct \(name): FlagSet {",
            "/// The bits of the C flags.", "public let rawValue: UInt32", "",
            "/// Creates a set from the bits of the C flags.",
            "public init(rawValue: UInt32) {", "self.rawValue = rawValue", "}", "",
        ]
        for member in distinct(declaration) where member.value != 0 {
            let bits = UInt32(truncatingIfNeeded: member.value)
            let value = "\(name)(rawValue: 0x\(String(bits, radix: 16)))"
            lines += [
                "/// Source: `\(member.cIdentifier)`.",
                Modifiers.emittedIntoClient,
                "public static var \(MemberNames.member(member.name)): \(name) { \(value) }",
            ]
        }
        let isSigned = declaration.members.contains { $0.value < 0 }
        lines += [""] + crossing(declaration, isSigned: isSigned) + ["}"]
        return lines + valueType(declaration, name, fundamental: "flags")
    }

    /// Returns the conversions from C and to C. A C enumeration without negative values is unsigned; in Swift, only raw
    /// values of flags are unsigned.
    private func crossing(_ declaration: EnumerationDeclaration, isSigned: Bool) -> [String] {
        let cName = resolver.cName(declaration.cType)
        let (swiftType, cType) = (declaration.isFlags ? "UInt32" : "Int32", isSigned ? "Int32" : "UInt32")
        func converted(_ number: String, to type: String) -> String {
            swiftType == cType ? number : "\(type)(bitPattern: \(number))"
        }
        return [
            Modifiers.emittedIntoClient,
            "init(_ value: \(cName)) { self.init(rawValue: \(converted("value.rawValue", to: swiftType))) }",
            "",
            Modifiers.emittedIntoClient,
            "var cValue: \(cName) { \(cName)(rawValue: \(converted("rawValue", to: cType))) }",
        ]
    }

    private func valueType(_ declaration: EnumerationDeclaration, _ name: String, fundamental: String) -> [String] {
        let type =
            declaration.getType.map { "GType(rawValue: \($0)())" } ?? ".\(fundamental == "flags" ? "uint" : "int")"
        return [
            "", "extension \(name): ValueConvertible {", "/// The GType of the values.",
            "public static var valueType: GType { \(type) }", "}",
        ]
    }

    /// Returns the members without further names of the same value.
    private func distinct(_ declaration: EnumerationDeclaration) -> [EnumerationDeclaration.Member] {
        var values: Set<Int64> = []
        var names: Set<String> = []
        return declaration.members.filter { member in
            if declaration.isFlags { return names.insert(MemberNames.member(member.name)).inserted }
            return values.insert(member.value).inserted && names.insert(MemberNames.member(member.name)).inserted
        }
    }
}
