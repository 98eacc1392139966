/// A drawing of a flow: a node for each screen or question, and an edge for the steps from one to another.
///
/// Places that differ only in the states of stores, in hidden tabs, or in what other windows show, are one node: a node
/// is what one window shows. Titles don't count, because they may follow from the states. The end, at which all windows
/// are closed, is none.
@MainActor
public struct FlowDiagram {
    /// A screen or a question.
    public struct Node {
        /// The title that the user sees at the nearest place, or the question.
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
        /// The steps in words, each with the outputs that it causes.
        public fileprivate(set) var steps: [String]
    }

    /// The nodes, those nearest to the start first.
    public private(set) var nodes: [Node] = []
    /// The edges between different nodes.
    public private(set) var edges: [Edge] = []

    /// Creates a drawing.
    ///
    /// - Parameter map: The map of an exploration.
    public init(of map: FlowMap) {
        var indices: [PlaceWindow.Screens: Int] = [:]
        for place in map.places {
            // The user can see all of what the newest window shows.
            guard let window = place.windows.last, indices[window.screens.selected] == nil else { continue }
            indices[window.screens.selected] = nodes.count
            nodes.append(Node(title: window.title, screen: window.screen, depth: place.depth, place: place.number))
        }
        var positions: [[Int]: Int] = [:]
        for place in map.places {
            for edge in place.edges {
                guard let (from, to) = place.windows(of: edge, to: map.places[edge.target]),
                    let source = indices[from.screens.selected], let target = indices[to.screens.selected],
                    source != target
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

extension FlowPlace {
    /// Returns the window in which a step is taken, and the one to which it leads: a new one, or else the same one;
    /// `nil` if it only closes the window.
    fileprivate func windows(of edge: FlowEdge, to place: FlowPlace) -> (from: PlaceWindow, to: PlaceWindow)? {
        // The numbers of the windows may be other ones there, because a place is the same whatever was closed before.
        let index = edge.taken.window ?? windows.count - 1, count = place.windows.count
        guard windows.indices.contains(index), count >= windows.count || edge.taken.kind != .closingWindow else {
            return nil
        }
        let target = count > windows.count ? count - 1 : index
        return place.windows.indices.contains(target) ? (windows[index], place.windows[target]) : nil
    }
}

extension FlowEdge {
    /// The step without the window, the name of the module, and the values of the action, and then the outputs, each
    /// without its module and its values.
    fileprivate var shortStep: String {
        let parts = [taken.action?.text ?? taken.words] + emitted.map(\.text)
        let isAction = taken.action != nil
        return parts.enumerated().map { index, text in
            index > 0 || isAction ? String(text.prefix { $0 != "(" }) : text
        }
        .joined(separator: " ↗ ")
    }
}
