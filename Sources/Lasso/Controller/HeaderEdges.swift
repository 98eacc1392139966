/// The edges of a window, or of a container in it, that a header bar reaches.
package struct HeaderEdges: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The edge where lines of text begin.
    package static let leading = HeaderEdges(rawValue: 1)
    /// The edge where lines of text end.
    package static let trailing = HeaderEdges(rawValue: 2)
    /// Both edges.
    package static let all: HeaderEdges = [.leading, .trailing]
}

extension Controller {
    /// The edges of the window that the header bar of this controller reaches.
    package final var headerEdges: HeaderEdges { headerEdges { $0.parent == nil } }

    /// Whether the header bar of this controller leads back from its controllers: from those inside it, or from one
    /// that contains it, where the header bar is at the leading edge.
    package final var headerLeadsBack: Bool {
        guard let inner = principalLine.last, let leaving = inner.controllerToGoBackFrom else { return false }
        guard sequence(first: self, next: \.parent).contains(where: { $0 === leaving }) else { return true }
        return headerEdges { $0 === leaving }.contains(.leading)
    }

    private func headerEdges(upTo isLast: (Controller) -> Bool) -> HeaderEdges {
        var (edges, child) = (HeaderEdges.all, self)
        while !isLast(child), let container = child.parent {
            edges.formIntersection(container.headerEdges(of: child))
            child = container
        }
        return edges
    }
}
