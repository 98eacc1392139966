/// The tables that the tests of all classes are driven by: what to make, to read, to write and to connect.
struct TestTables {
    private var widgets: [(name: String, isMadeOfNothing: Bool)] = []
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

    mutating func add(widget declaration: ClassDeclaration, _ name: String, isMadeOfNothing: Bool) {
        if declaration.namespace == "Gtk" { widgets.append((name, isMadeOfNothing)) }
    }

    var files: [String: String] {
        ["WidgetTable.swift": widgetTable, "MemberTable.swift": memberTable, "SignatureTable.swift": signatureTable]
    }

    private var header: String { "// Written by GtkGenerator. `make generate` replaces this file.\n\nimport Gtk\n\n" }

    private var widgetTable: String {
        let sorted = widgets.sorted { $0.name < $1.name }
        let lines =
            ["/// Every widget class that can be made.", "enum WidgetTable {", "nonisolated static let names = ["]
            + sorted.map { "\"\($0.name)\"," }
            + [
                "]", "", "/// How to make what can be made of nothing.",
                "static let makers: [String: () -> Widget] = [",
            ]
            + sorted.filter(\.isMadeOfNothing).map { "\"\($0.name)\": { \($0.name)() }," } + ["]", "}"]
        return header + lines.joined(separator: "\n") + "\n"
    }

    private var memberTable: String {
        var lines = [
            "/// The properties and the signals of every class and interface of GTK's.", "enum MemberTable {",
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
                let handler = "{ \(head)\(Self.answer(signal.result)) }"
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
            // A place is written to by its handler: tested by hand.
            guard !signal.parameters.contains(where: { $0.contains("OutParameter<") }) else { continue }
            let signature = "(\(signal.parameters.joined(separator: ", "))) -> \(signal.result)"
            probes[signature] = probe(signal)
        }
        let lines =
            [
                "/// Every distinct signature of GTK's signals.", "enum SignatureTable {",
                "nonisolated static let signatures = [",
            ] + probes.keys.sorted().map { "\"\($0)\"," }
            + ["]", "", "static let probes: [String: SignatureProbe] = ["]
            + probes.keys.sorted().flatMap { ["\"\($0)\":"] + (probes[$0] ?? []) } + ["]", "}"]
        // The wrapper of an interface's value is the module's own.
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

    /// The type that a value of a type is read from a GValue as: an interface's existential is not one itself.
    private static func convertible(_ type: String) -> String {
        if type.hasPrefix("(any ") { return "InterfaceValue<\(type.dropFirst().dropLast(2))>?" }
        return type.hasPrefix("any ") ? "InterfaceValue<\(type)>" : type
    }

    /// What a handler answers that has nothing to say.
    private static func answer(_ result: String) -> String {
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
