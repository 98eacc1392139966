/// A drawing of a flow: a node for each screen or question, and an edge for the steps from one to another.
///
/// Places that differ only in the states of stores are one node. The end, at which the window is closed, is none.
@MainActor
public struct FlowDiagram {
    /// A screen or a question.
    public struct Node {
        /// The title that the user sees, or the question.
        public let title: String
        /// The module of the innermost screen, if it has one.
        public let screen: String?
        /// The least number of steps from the start.
        public let depth: Int
        /// The number of the place in the map that is nearest to the start.
        public let place: Int
    }

    /// The steps from one node to another.
    public struct Edge {
        /// The index of the node at which the steps begin.
        public let source: Int
        /// The index of the node to which they lead.
        public let target: Int
        /// The steps in words.
        public fileprivate(set) var steps: [String]
    }

    /// The nodes, those nearest to the start first.
    public private(set) var nodes: [Node] = []
    /// The edges between different nodes.
    public private(set) var edges: [Edge] = []

    /// The properties that places have in common if they are the same node.
    private struct Key: Hashable {
        let module: ObjectIdentifier?
        let title: String
    }

    /// Creates a drawing.
    ///
    /// - Parameter map: The map of an exploration.
    public init(of map: FlowMap) {
        var indices: [Key: Int] = [:]
        let nodeOfPlace = map.places.map { place -> Int? in
            guard !place.isEnd else { return nil }
            let key = Key(module: place.modules.first, title: place.title)
            if let index = indices[key] { return index }
            indices[key] = nodes.count
            let screen = place.screens.first
            nodes.append(Node(title: place.title, screen: screen, depth: place.depth, place: place.number))
            return nodes.count - 1
        }
        var positions: [[Int]: Int] = [:]
        for place in map.places {
            for edge in place.edges {
                guard let source = nodeOfPlace[place.number], let target = nodeOfPlace[edge.target], source != target
                else { continue }
                let ends = [source, target]
                let position = positions[ends] ?? edges.count
                if position == edges.count { edges.append(Edge(source: source, target: target, steps: [])) }
                positions[ends] = position
                let step = edge.shortStep
                if !edges[position].steps.contains(step) { edges[position].steps.append(step) }
            }
        }
    }
}

extension FlowEdge {
    /// The step without the name of the module, and without the values of the action.
    fileprivate var shortStep: String {
        guard let action = taken.action else { return step }
        return String(action.text.prefix { $0 != "(" })
    }
}
