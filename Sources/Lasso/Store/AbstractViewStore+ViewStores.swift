// The views of a store. Source: Lasso's `asViewStore(...)`.
extension AbstractViewStore {
    /// The store as its own view sees it.
    @inlinable public func asViewStore() -> AnyViewStore<State, Action> {
        AnyViewStore(self)
    }

    /// The store for a view that shows something else.
    ///
    /// - Parameter stateMap: Computes what the view shows.
    @inlinable public func asViewStore<ViewState>(
        stateMap: @escaping (State) -> ViewState
    ) -> AnyViewStore<ViewState, Action> {
        AnyViewStore(self, stateMap: stateMap, actionMap: { $0 })
    }

    /// The store for a view that sends something else.
    ///
    /// - Parameter actionMap: Makes the store's action of the view's.
    @inlinable public func asViewStore<ViewAction>(
        actionMap: @escaping (ViewAction) -> Action
    ) -> AnyViewStore<State, ViewAction> {
        AnyViewStore(self, stateMap: { $0 }, actionMap: actionMap)
    }

    /// The store for a view that shows and sends something else.
    ///
    /// - Parameters:
    ///   - stateMap: Computes what the view shows.
    ///   - actionMap: Makes the store's action of the view's.
    @inlinable public func asViewStore<ViewState, ViewAction>(
        stateMap: @escaping (State) -> ViewState,
        actionMap: @escaping (ViewAction) -> Action
    ) -> AnyViewStore<ViewState, ViewAction> {
        AnyViewStore(self, stateMap: stateMap, actionMap: actionMap)
    }

    /// The store for a view with a module of its own.
    ///
    /// - Parameters:
    ///   - module: The view's module.
    ///   - stateMap: Computes what the view shows.
    ///   - actionMap: Makes the store's action of the view's.
    @inlinable public func asViewStore<Module: ViewModule>(
        for module: Module.Type,
        stateMap: @escaping (State) -> Module.ViewState,
        actionMap: @escaping (Module.ViewAction) -> Action
    ) -> Module.ViewStore {
        AnyViewStore(self, stateMap: stateMap, actionMap: actionMap)
    }

    /// The store for a view with a module of its own that sends what the store takes.
    ///
    /// - Parameters:
    ///   - module: The view's module.
    ///   - stateMap: Computes what the view shows.
    @inlinable public func asViewStore<Module: ViewModule>(
        for module: Module.Type,
        stateMap: @escaping (State) -> Module.ViewState
    ) -> Module.ViewStore where Module.ViewAction == Action {
        AnyViewStore(self, stateMap: stateMap, actionMap: { $0 })
    }

    /// The store for a view with a module of its own that shows the store's state.
    ///
    /// - Parameters:
    ///   - module: The view's module.
    ///   - actionMap: Makes the store's action of the view's.
    @inlinable public func asViewStore<Module: ViewModule>(
        for module: Module.Type,
        actionMap: @escaping (Module.ViewAction) -> Action
    ) -> Module.ViewStore where Module.ViewState == State {
        AnyViewStore(self, stateMap: { $0 }, actionMap: actionMap)
    }

    /// The store for a view with a module of its own that sends nothing.
    ///
    /// - Parameters:
    ///   - module: The view's module.
    ///   - stateMap: Computes what the view shows.
    @inlinable public func asViewStore<Module: ViewModule>(
        for module: Module.Type,
        stateMap: @escaping (State) -> Module.ViewState
    ) -> Module.ViewStore where Module.ViewAction == NoAction {
        AnyViewStore(self, stateMap: stateMap, actionMap: impossible)
    }
}

extension AbstractViewStore where Action == NoAction {
    /// The store for a view with a module of its own, where neither sends anything.
    ///
    /// - Parameters:
    ///   - module: The view's module.
    ///   - stateMap: Computes what the view shows.
    @inlinable public func asViewStore<Module: ViewModule>(
        for module: Module.Type,
        stateMap: @escaping (State) -> Module.ViewState
    ) -> Module.ViewStore where Module.ViewAction == NoAction {
        AnyViewStore(self, stateMap: stateMap, actionMap: impossible)
    }
}

// There is no `NoAction`, so this is never called.
@usableFromInline func impossible<Value>(_: NoAction) -> Value {
    preconditionFailure("NoAction has no values")
}
