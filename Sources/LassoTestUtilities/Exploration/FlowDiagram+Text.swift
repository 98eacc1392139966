extension FlowDiagram {
    /// The drawing in the language of Graphviz, which `dot` reads.
    public var graphviz: String {
        let nodes = nodes.indices.map { "    n\($0) [label=\(quoted(lines(of: $0).joined(separator: "\n")))];\n" }
        let edges = edges.map { edge in
            "    n\(edge.source) -> n\(edge.target) [label=\(quoted(edge.steps.joined(separator: "\n")))];\n"
        }
        return """
            digraph {
                node [shape=box, style=rounded];
            \((nodes + edges).joined())}

            """
    }

    /// The drawing as a flowchart in the language of Mermaid.
    public var mermaid: String {
        let nodes = nodes.indices.map { "    n\($0)[\"\(escaped(lines(of: $0)))\"]\n" }
        let edges = edges.map { "    n\($0.source) -->|\"\(escaped($0.steps))\"| n\($0.target)\n" }
        return "flowchart TD\n" + (nodes + edges).joined()
    }

    /// The lines of a node.
    func lines(of node: Int) -> [String] { [nodes[node].title] + (nodes[node].screen.map { [$0] } ?? []) }

    private func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }

    private func escaped(_ lines: [String]) -> String {
        lines.map { line in
            line.replacing("#", with: "#35;").replacing("&", with: "#amp;").replacing("\"", with: "#quot;")
                .replacing("<", with: "#lt;").replacing(">", with: "#gt;").replacing("`", with: "#96;")
                .replacing("\n", with: "<br>")
        }
        .joined(separator: "<br>")
    }
}
