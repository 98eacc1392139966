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
        children.flatMap { [$0] + $0.descendants }
    }
}
