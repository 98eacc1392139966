import Foundation

/// Writes the coverage figures, and a list of the members that are left out.
struct CoverageReport {
    let coverage: Coverage
    /// The types of each namespace, Gtk first.
    let types: [TypeCoverage]
    let functions: [FunctionCoverage]
    let version: String

    /// The figures of Gtk.
    var figures: String {
        var lines = ["| | all | widgets |", "| --- | ---: | ---: |"]
        for kind in Coverage.Kind.allCases {
            let all = figure(coverage.covered(kind, in: "Gtk"))
            let widgets = figure(coverage.covered(kind, in: "Gtk", widgetsOnly: true))
            lines.append("| \(plural(kind)) | \(all) | \(widgets) |")
        }
        return lines.joined(separator: "\n")
    }

    var text: String {
        var lines = [
            "# Coverage of GTK",
            "",
            "The figures count the members of the classes, interfaces, structures, and groups of functions (see below) of",
            "Gtk-\(version) that are not deprecated and that its GIR file makes available to languages other than C.",
            "`make generate` writes this file.",
            "",
            figures,
            "",
            "## Other namespaces",
            "",
            "Types have wrappers if members of Gtk use them, or if `Selection.needed` lists them. The members of these types",
            "are counted.",
            "",
        ]
        lines += otherFigures
        lines += [
            "", "## Members without a wrapper", "",
            left.isEmpty ? "None." : "They can be called through C, with a wrapper's `instance`.",
        ]
        for namespace in types.map(\.namespace) {
            for kind in Coverage.Kind.allCases {
                let entries = left.filter { $0.namespace == namespace && $0.kind == kind }
                guard !entries.isEmpty else { continue }
                lines += ["", "### \(plural(kind).capitalized) of \(namespace)", ""]
                lines += entries.map { "- `\($0.member)` of `\($0.owner)`: \($0.reason ?? "")." }
            }
        }
        lines += ["", "## Types without a wrapper", ""]
        for namespace in types where !namespace.missing.isEmpty {
            lines.append("- \(namespace.namespace): `\(namespace.missing.joined(separator: "`, `"))`.")
        }
        lines += [
            "", "## Functions that belong to no type", "",
            "The functions in the groups of `FunctionGroup.all` have wrappers, as static members of an enumeration or",
            "another type, except for those listed above. The others can be called through C. For most of them, Swift, its",
            "standard library, or handwritten code of this module has what they do (memory, strings, files, time, the main",
            "loop, types, values, signals, variadic functions). Some are meant for tests of C programs, or use types that",
            "have no wrappers.", "",
        ]
        for namespace in functions where namespace.all > 0 {
            let groups = namespace.groups.isEmpty ? "" : ", in `\(namespace.groups.joined(separator: "`, `"))`"
            lines.append("- \(namespace.namespace): \(namespace.grouped) of \(namespace.all)\(groups).")
        }
        lines += ["", "The functions in no group:", ""]
        for namespace in functions where !namespace.missing.isEmpty {
            lines.append("- \(namespace.namespace): `\(namespace.missing.joined(separator: "`, `"))`.")
        }
        lines += ["", "## Functions that must not be called from Swift", ""]
        lines += sentences(Corrections.leftOut)
        lines += [
            "", "## Functions that run the main loop within a call", "",
            "No main-actor work is done during such a call. Functions that only block (those named `sync`, and those",
            "with an asynchronous form) are not listed.", "",
        ]
        lines += sentences(Corrections.nestedLoops)
        return lines.joined(separator: "\n") + "\n"
    }

    private var left: [Coverage.Entry] { coverage.entries.filter { $0.reason != nil } }

    /// The figures of the other namespaces.
    private var otherFigures: [String] {
        let kinds = Coverage.Kind.allCases
        var lines = [
            "| | types | \(kinds.map(plural).joined(separator: " | ")) |",
            "| --- |" + String(repeating: " ---: |", count: kinds.count + 1),
        ]
        for other in types where other.namespace != "Gtk" {
            let wrapped = figure((other.all - other.missing.count, other.all))
            let members = kinds.map { figure(coverage.covered($0, in: other.namespace)) }
            lines.append("| \(other.namespace) | \(wrapped) | \(members.joined(separator: " | ")) |")
        }
        return lines
    }

    private func sentences(_ table: [String: String]) -> [String] {
        table.sorted { $0.key < $1.key }.map { "- `\($0.key)`: \($0.value)." }
    }

    private func plural(_ kind: Coverage.Kind) -> String {
        kind == .property ? "properties" : kind.rawValue + "s"
    }

    private func figure(_ count: (covered: Int, all: Int)) -> String {
        guard count.all > 0 else { return "0 of 0" }
        let percent = 100 * Double(count.covered) / Double(count.all)
        return String(format: "%d of %d (%.1f %%)", count.covered, count.all, percent)
    }
}
