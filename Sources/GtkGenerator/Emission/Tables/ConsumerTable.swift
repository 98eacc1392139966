/// The table of every class of module `Gtk` that another package can instantiate or subclass.
struct ConsumerTable {
    private enum Kind: String {
        case object, referenceCounted, boxed, interface
    }

    private struct Entry {
        let name: String
        let kind: Kind
        /// The function that returns the class's GType; `nil` for an abstract class.
        let getType: String?
        let hasPlainInitializer: Bool
    }

    private var entries: [Entry] = []

    mutating func add(_ declaration: ClassDeclaration, _ name: String, isObject: Bool, hasPlainInitializer: Bool) {
        entries.append(
            Entry(
                name: name,
                kind: isObject ? .object : .referenceCounted,
                getType: declaration.isAbstract ? nil : declaration.getType,
                hasPlainInitializer: hasPlainInitializer
            )
        )
    }

    mutating func add(_ declaration: InterfaceDeclaration, _ name: String) {
        entries.append(Entry(name: "Any" + name, kind: .interface, getType: nil, hasPlainInitializer: false))
    }

    mutating func add(_ declaration: RecordDeclaration, _ name: String, hasPlainInitializer: Bool) {
        entries.append(
            Entry(name: name, kind: .boxed, getType: declaration.getType, hasPlainInitializer: hasPlainInitializer)
        )
    }

    var files: [String: String] { ["ClassTable.swift": table] }

    private var table: String {
        let sorted = entries.sorted { $0.name < $1.name }
        var lines = [
            "// Written by GtkGenerator. `make generate` replaces this file.", "", "import CGtk", "import Gtk", "",
            "/// Every class of module Gtk, with closures that create an instance of it and of a subclass.",
            "@MainActor let classTable: [ClassProbe] = [",
        ]
        lines += sorted.map { "probe\($0.name)()," }
        lines += ["]"]
        for entry in sorted {
            if isOpen(entry) {
                lines += [
                    "", "private final class SubclassOf\(entry.name): Gtk.\(entry.name) {", "var kept = [1]", "}",
                ]
            }
            lines += ["", "@MainActor private func probe\(entry.name)() -> ClassProbe {"] + probe(entry) + ["}"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func isOpen(_ entry: Entry) -> Bool { entry.kind == .object || entry.kind == .referenceCounted }

    private func probe(_ entry: Entry) -> [String] {
        let wrap = { (type: String) in "{ \(type)(instance: $0, transfer: .full) }" }
        let make = { (type: String) in "{ \(type)() }" }
        let none = "nil"
        return [
            "ClassProbe(", "\"\(entry.name)\",", ".\(entry.kind.rawValue),",
            "type: \(entry.getType.map { "\($0)()" } ?? none),", "wrap: \(wrap("Gtk." + entry.name)),",
            "wrapAsSubclass: \(isOpen(entry) ? wrap("SubclassOf" + entry.name) : none),",
            "make: \(entry.hasPlainInitializer ? make("Gtk." + entry.name) : none),",
            "makeSubclass: \(entry.hasPlainInitializer && isOpen(entry) ? make("SubclassOf" + entry.name) : none)", ")",
        ]
    }
}
