import Foundation

/// Writes the coverage figures, and a list of the members that are left out.
struct CoverageReport {
    let coverage: Coverage
    let version: String

    var figures: String {
        var lines = ["| | all | widgets |", "| --- | ---: | ---: |"]
        for kind in Coverage.Kind.allCases {
            lines.append(
                "| \(plural(kind)) | \(figure(kind, widgetsOnly: false)) | \(figure(kind, widgetsOnly: true)) |"
            )
        }
        return lines.joined(separator: "\n")
    }

    var text: String {
        let left = coverage.entries.filter { $0.reason != nil }
        var lines = [
            "# Coverage of GTK",
            "",
            "The figures count the members of the classes and interfaces of Gtk-\(version) that are not deprecated and",
            "that its GIR file makes available to languages other than C. `make generate` writes this file.",
            "",
            figures,
            "",
            "## Members without a wrapper",
            "",
            left.isEmpty ? "None." : "They can be called through C, with a wrapper's `instance`.",
        ]
        for kind in Coverage.Kind.allCases {
            let entries = left.filter { $0.kind == kind }
            guard !entries.isEmpty else { continue }
            lines += ["", "### \(plural(kind).capitalized)", ""]
            lines += entries.map { "- `\($0.member)` of `\($0.owner)`: \($0.reason ?? "")." }
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

    private func sentences(_ table: [String: String]) -> [String] {
        table.sorted { $0.key < $1.key }.map { "- `\($0.key)`: \($0.value)." }
    }

    private func plural(_ kind: Coverage.Kind) -> String {
        kind == .property ? "properties" : kind.rawValue + "s"
    }

    private func figure(_ kind: Coverage.Kind, widgetsOnly: Bool) -> String {
        let (covered, all) = coverage.covered(kind, widgetsOnly: widgetsOnly)
        guard all > 0 else { return "0 of 0" }
        return String(format: "%d of %d (%.1f %%)", covered, all, 100 * Double(covered) / Double(all))
    }
}
