import Foundation

/// Writes what is covered, and what is left out, item by item.
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
            "# What of GTK the wrappers cover",
            "",
            "Counted over the members of Gtk-\(version)'s classes and interfaces that are not deprecated and that its description",
            "offers to languages other than C. `make generate` writes this file.",
            "",
            figures,
            "",
            "## What is left out",
            "",
            left.isEmpty ? "Nothing." : "Each can still be called in C: every wrapper has its `instance`.",
        ]
        for kind in Coverage.Kind.allCases {
            let entries = left.filter { $0.kind == kind }
            guard !entries.isEmpty else { continue }
            lines += ["", "### \(plural(kind).capitalized)", ""]
            lines += entries.map { "- `\($0.member)` of `\($0.owner)`: \($0.reason ?? "")." }
        }
        lines += ["", "## What is not to be called from Swift", ""]
        lines += sentences(Corrections.leftOut)
        lines += [
            "", "## What runs the main loop within a call", "",
            "No work of the main actor is done meanwhile. Functions that only block (those that are called `sync`, and those of",
            "which there is an asynchronous form besides) are not meant.", "",
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
