extension Widget {
    /// The widgets directly inside this one, in order.
    public var children: [Widget] {
        var children: [Widget] = []
        var next = firstChild
        while let child = next {
            children.append(child)
            next = child.nextSibling
        }
        return children
    }

    /// All widgets inside this one, each before its own children.
    public var descendants: [Widget] {
        children.flatMap { [$0] + $0.descendants }
    }
}
