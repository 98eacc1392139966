extension Widget {
    /// The direct children of this widget, in order.
    public var children: [Widget] {
        var children: [Widget] = []
        var next = firstChild
        while let child = next {
            children.append(child)
            next = child.nextSibling
        }
        return children
    }

    /// All descendants of this widget, each before its own children.
    public var descendants: [Widget] {
        var descendants: [Widget] = []
        appendDescendants(to: &descendants)
        return descendants
    }

    private func appendDescendants(to descendants: inout [Widget]) {
        var next = firstChild
        while let child = next {
            descendants.append(child)
            child.appendDescendants(to: &descendants)
            next = child.nextSibling
        }
    }
}
