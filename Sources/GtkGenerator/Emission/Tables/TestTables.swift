/// The tables that drive the tests of all classes: the widgets to create, the properties to read and write, and the
/// signals to connect.
struct TestTables {
    private var widgets: [(name: String, hasPlainInitializer: Bool)] = []
    private var owners: [Owner] = []

    private struct Owner {
        let name: String
        let isInterface: Bool
        let properties: [PropertyWriter.Written]
        let signals: [SignalWriter.Written]
    }

    mutating func add(
        _ declaration: any Declaration,
        _ name: String,
        properties: [PropertyWriter.Written],
        signals: [SignalWriter.Written]
    ) {
        guard declaration.namespace == "Gtk" else { return }
        let isInterface = declaration is InterfaceDeclaration
        owners.append(Owner(name: name, isInterface: isInterface, properties: properties, signals: signals))
    }

    mutating func add(widget declaration: ClassDeclaration, _ name: String, hasPlainInitializer: Bool) {
        if declaration.namespace == "Gtk" { widgets.append((name, hasPlainInitializer)) }
    }

    var files: [String: String] {
        ["WidgetTable.swift": widgetTable, "MemberTable.swift": memberTable, "SignatureTable.swift": signatureTable]
    }

    private var header: String { "// Written by GtkGenerator. `make generate` replaces this file.\n\nimport Gtk\n\n" }

    private var widgetTable: String {
        let sorted = widgets.sorted { $0.name < $1.name }
        let lines =
            [
                "/// The widget classes that can be instantiated.", "enum WidgetTable {",
                "nonisolated static let names = [",
            ]
            + sorted.map { "\"\($0.name)\"," }
            + [
                "]", "", "/// Closures that create the widgets that need no arguments.",
                "static let makers: [String: () -> Widget] = [",
            ]
            + sorted.filter(\.hasPlainInitializer).map { "\"\($0.name)\": { \($0.name)() }," } + ["]", "}"]
        return header + lines.joined(separator: "\n") + "\n"
    }

    private var memberTable: String {
        var lines = [
            "/// The properties and signals of every GTK class and interface.", "enum MemberTable {",
            "static let owners: [OwnerProbe] = [",
        ]
        for owner in owners.sorted(by: { $0.name < $1.name }) {
            lines.append("owner\(owner.name),")
        }
        lines += ["]", "}"]
        for owner in owners.sorted(by: { $0.name < $1.name }) {
            let type = owner.isInterface ? "any \(owner.name)" : owner.name
            lines += [
                "", "private let owner\(owner.name) = OwnerProbe(", "\"\(owner.name)\",", "(\(type)).self,",
                "properties: [",
            ]
            for property in owner.properties {
                guard let declaration = property.declaration, declaration.isReadable else { continue }
                let name = MemberNames.escaped(property.property.name)
                let get = "get: { (owner: \(type)) in owner.\(name) }"
                let set = property.property.isSettable ? ", set: { owner, value in owner.\(name) = value }" : ""
                lines.append("PropertyProbe(\"\(declaration.name)\", \(get)\(set)),")
            }
            lines += ["],", "signals: ["]
            for signal in owner.signals {
                let names = signal.parameters.map { _ in "_" }.joined(separator: ", ")
                let head = signal.parameters.isEmpty ? "" : "\(names) in "
                let handler = "{ \(head)\(Self.defaultResult(signal.result)) }"
                lines.append(
                    "SignalProbe(\"\(signal.name)\") { (owner: \(type)) in owner.\(signal.swiftName) \(handler) },"
                )
            }
            lines += ["]", ")"]
        }
        return header + lines.joined(separator: "\n") + "\n"
    }

    private var signatureTable: String {
        var probes: [String: [String]] = [:]
        for signal in owners.flatMap(\.signals) {
            // Out parameters have tests of their own.
            guard !signal.parameters.contains(where: { $0.contains("OutParameter<") }) else { continue }
            let signature = "(\(signal.parameters.joined(separator: ", "))) -> \(signal.result)"
            probes[signature] = probe(signal)
        }
        let lines =
            [
                "/// The distinct signatures of GTK's signals.", "enum SignatureTable {",
                "nonisolated static let signatures = [",
            ] + probes.keys.sorted().map { "\"\($0)\"," }
            + ["]", "", "static let probes: [String: SignatureProbe] = ["]
            + probes.keys.sorted().flatMap { ["\"\($0)\":"] + (probes[$0] ?? []) } + ["]", "}"]
        // `InterfaceValue` is internal.
        return header.replacing("import Gtk", with: "@testable import Gtk") + lines.joined(separator: "\n") + "\n"
    }

    private func probe(_ signal: SignalWriter.Written) -> [String] {
        let names = signal.parameters.indices.map { "argument\($0)" }
        let convertible = signal.parameters.map(Self.convertible)
        let typed = zip(names, convertible).map { "\($0): \($1)" }.joined(separator: ", ")
        let types = convertible.map { "(\($0)).self" }.joined(separator: ", ")
        let returnsNothing = signal.result == "Void"
        return [
            "SignatureProbe([\(types)], \(returnsNothing ? "nil" : "(\(signal.result)).self")) { object, exchange in",
            "object.on(\"probe\") { (\(typed)) -> \(signal.result) in",
            "exchange.receive([\(names.map { "\($0) as Any" }.joined(separator: ", "))])",
        ] + (returnsNothing ? [] : ["return exchange.answer()"]) + ["}", "},"]
    }

    /// Returns the type by which a value is read from a GValue. An existential doesn't conform to `ValueConvertible`.
    private static func convertible(_ type: String) -> String {
        if type.hasPrefix("(any ") { return "InterfaceValue<\(type.dropFirst().dropLast(2))>?" }
        return type.hasPrefix("any ") ? "InterfaceValue<\(type)>" : type
    }

    /// Returns the result of a handler that does nothing.
    private static func defaultResult(_ result: String) -> String {
        switch result {
        case "Void": ""
        case "Bool": "false"
        case "Int": "0"
        case "String": "\"\""
        case _ where result.hasSuffix("?"): "nil"
        default: "\(result)(rawValue: 0)"
        }
    }
}
