/// Counts the members that have wrappers, and records why others have none.
final class Coverage {
    enum Kind: String, CaseIterable {
        case constructor, property, signal, method, function
    }

    struct Entry {
        let namespace: String
        let owner: String
        let isWidget: Bool
        let kind: Kind
        let member: String
        /// The reason why the member is left out; `nil` if it has a wrapper.
        let reason: String?
    }

    private(set) var entries: [Entry] = []

    func add(_ owner: any Declaration, isWidget: Bool, _ kind: Kind, _ member: String, reason: String?) {
        entries.append(
            Entry(
                namespace: owner.namespace,
                owner: owner.cType,
                isWidget: isWidget,
                kind: kind,
                member: member,
                reason: reason
            )
        )
    }

    func covered(_ kind: Kind, in namespace: String, widgetsOnly: Bool = false) -> (covered: Int, all: Int) {
        let counted = entries.filter {
            $0.kind == kind && $0.namespace == namespace && ($0.isWidget || !widgetsOnly)
        }
        return (counted.count { $0.reason == nil }, counted.count)
    }

    /// The smallest coverage of Gtk's members.
    static let floors: [(Kind, percent: Double)] = [(.property, 98), (.signal, 98), (.method, 90)]

    /// The shortfalls against ``floors``, as one sentence fragment each.
    var shortfalls: [String] {
        Self.floors.flatMap { kind, floor in
            [false, true].compactMap { widgetsOnly in
                let (covered, all) = covered(kind, in: "Gtk", widgetsOnly: widgetsOnly)
                let percent = 100 * Double(covered) / Double(all)
                guard percent < floor else { return nil }
                let counted = widgetsOnly ? " (widgets)" : ""
                return "\(kind.rawValue): \(covered) of \(all), which is less than \(floor) %\(counted)"
            }
        }
    }
}
