extension IdentifiedArray: MeasuredStorage {
    func bytes(notSharedWith other: Any?, _ estimate: inout MemoryEstimate) -> Int {
        let other = other as? Self
        let nodes = tree.nodes(notSharedWith: other?.tree)
        estimate.count(visits: nodes.visits)
        guard !_isPOD(Element.self) else { return nodes.bytes }
        var elements = nodes.elements
        // Of more elements, the sample has enough that differ.
        if elements.count <= 1_000 {
            elements.removeAll { element in
                other?[id: element.id].map { Sameness.haveEqualBits(element, $0) } ?? false
            }
        }
        return nodes.bytes
            + estimate.sum(of: elements.count) { index, estimate in
                estimate.bytes(of: elements[index], notSharedWith: other?[id: elements[index].id])
            }
    }
}
