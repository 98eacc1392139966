import LassoGtk

/// Something to do, as a row of the list.
nonisolated struct Chore: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
    var isDone = false
}

extension Chore {
    /// Whether this chore comes before another one in an order.
    func precedes(_ other: Chore, in order: ListOrder<ListScreenModule.Column>) -> Bool {
        let (first, second) = order.isDescending ? (other, self) : (self, other)
        switch order.key {
        case .name: return first.name < second.name
        case .number: return first.id < second.id
        case .done: return !first.isDone && second.isDone
        }
    }
}
