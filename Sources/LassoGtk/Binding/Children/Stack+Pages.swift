extension Stack {
    /// Keeps one page for each item of a state, in the order of the items.
    ///
    /// ```swift
    /// stack.bindChildren(to: store, \.mailboxes, title: \.name) { mailbox in MailboxView(mailbox) }
    /// ```
    ///
    /// The description of an item's identity is the name of its page, and can be bound to the stack's
    /// `visibleChildName`. The visible page stays visible until its item leaves the state. The rules of
    /// ``ChildContainer/bindChildren(to:_:makeChild:)`` apply.
    ///
    /// GTK can't move a page, so a child that changes its place gets a new `StackPage`, with the properties of the
    /// former one. Bind the child rather than its page, and ask for the page each time, as in `stack.page(for: child)`.
    ///
    /// - Parameters:
    ///   - store: The store, which the stack keeps alive.
    ///   - keyPath: The items.
    ///   - title: The title of an item, which a stack switcher shows.
    ///   - makeChild: A closure that returns the page for an item. It is passed a view store of the item.
    /// - Returns: The observation. When it is canceled, the pages stay, but their items no longer change: remove them.
    /// - Precondition: All items have different identities.
    @discardableResult
    public func bindChildren<Store: AbstractViewStore, Items: Sequence>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, Items>,
        title: KeyPath<Items.Element, String>,
        makeChild: @escaping @MainActor (ItemViewStore<Items.Element, Store.Action>) -> Widget
    ) -> Observation where Items.Element: Identifiable {
        let binding = ChildrenBinding(in: StackPages(of: self), of: store) { [weak self] item in
            BoundStackPage(child: makeChild(item), name: "\(item.state.id)") { child in
                child.bind(to: item, title) { [weak self] child, title in self?.page(for: child).title = title }
            }
        }
        return keep(binding, to: store, keyPath) { $0.show($1) }
    }
}

private struct BoundStackPage {
    let child: Widget
    let name: String
    /// A closure called after the child has been added to the stack.
    let wasAdded: (Widget) -> Void
}

/// The pages of a stack.
private struct StackPages: ChildArrangement {
    private weak var stack: Stack?

    init(of stack: Stack) { self.stack = stack }

    func isFixed(_ page: BoundStackPage) -> Bool { false }

    func insert(_ page: BoundStackPage, after sibling: BoundStackPage?) {
        stack?.addNamed(page.child, name: page.name)
        page.wasAdded(page.child)
    }

    // The order is established at the end.
    func move(_ page: BoundStackPage, after sibling: BoundStackPage?) {}

    func remove(_ page: BoundStackPage) { stack?.remove(page.child) }

    // A stack has no function that moves a page. Its order shows only in a switcher.
    func didArrange(_ pages: [BoundStackPage]) {
        guard let stack else { return }
        let children = pages.map(\.child)
        let bound = Set(children.map { ObjectIdentifier($0) })
        let present = stack.children.filter { bound.contains(ObjectIdentifier($0)) }
        let same = zip(present, children).prefix { $0 === $1 }.count
        guard same < children.count else { return }
        let visible = stack.visibleChildName
        let focus = (stack.root as? Window)?.focusWidget
        EmbeddedHierarchy.move { for child in children[same...] { stack.addAgain(child) } }
        if let visible { stack.setVisibleChildFull(visible, transition: .none) }
        focus?.restoreFocus()
    }
}

extension Stack {
    /// Makes a page the last one. Its page object is a new one, and what was bound to the former object ends.
    fileprivate func addAgain(_ child: Widget) {
        let old = page(for: child)
        let (name, title, iconName) = (old.name, old.title, old.iconName)
        let (needsAttention, useUnderline, isVisible) = (old.needsAttention, old.useUnderline, old.visible)
        remove(child)
        let new = addNamed(child, name: name)
        (new.title, new.iconName) = (title, iconName)
        (new.needsAttention, new.useUnderline, new.visible) = (needsAttention, useUnderline, isVisible)
    }
}
