// View stores of a store. Source: Lasso's `asViewStore(...)`.
extension AbstractViewStore {
    /// Returns a view store with the store's own state and actions.
    @inlinable public func asViewStore() -> AnyViewStore<State, Action> {
        AnyViewStore(self)
    }

    /// Returns a view store whose state is computed from the store's state.
    ///
    /// - Parameter stateMap: A closure that computes the view's state from the store's state.
    @inlinable public func asViewStore<ViewState>(
        stateMap: @escaping (State) -> ViewState
    ) -> AnyViewStore<ViewState, Action> {
        AnyViewStore(self, stateMap: stateMap, actionMap: { $0 })
    }

    /// Returns a view store whose actions are mapped to the store's actions.
    ///
    /// - Parameter actionMap: A closure that returns the store's action for a view's action.
    @inlinable public func asViewStore<ViewAction>(
        actionMap: @escaping (ViewAction) -> Action
    ) -> AnyViewStore<State, ViewAction> {
        AnyViewStore(self, stateMap: { $0 }, actionMap: actionMap)
    }

    /// Returns a view store with a state and actions of its own.
    ///
    /// - Parameters:
    ///   - stateMap: A closure that computes the view's state from the store's state.
    ///   - actionMap: A closure that returns the store's action for a view's action.
    @inlinable public func asViewStore<ViewState, ViewAction>(
        stateMap: @escaping (State) -> ViewState,
        actionMap: @escaping (ViewAction) -> Action
    ) -> AnyViewStore<ViewState, ViewAction> {
        AnyViewStore(self, stateMap: stateMap, actionMap: actionMap)
    }

    /// Returns a view store for a view that has its own module.
    ///
    /// - Parameters:
    ///   - module: The view's module.
    ///   - stateMap: A closure that computes the view's state from the store's state.
    ///   - actionMap: A closure that returns the store's action for a view's action.
    @inlinable public func asViewStore<Module: ViewModule>(
        for module: Module.Type,
        stateMap: @escaping (State) -> Module.ViewState,
        actionMap: @escaping (Module.ViewAction) -> Action
    ) -> Module.ViewStore {
        AnyViewStore(self, stateMap: stateMap, actionMap: actionMap)
    }

    /// Returns a view store for a view that has its own module and sends the store's actions.
    ///
    /// - Parameters:
    ///   - module: The view's module.
    ///   - stateMap: A closure that computes the view's state from the store's state.
    @inlinable public func asViewStore<Module: ViewModule>(
        for module: Module.Type,
        stateMap: @escaping (State) -> Module.ViewState
    ) -> Module.ViewStore where Module.ViewAction == Action {
        AnyViewStore(self, stateMap: stateMap, actionMap: { $0 })
    }

    /// Returns a view store for a view that has its own module and shows the store's state.
    ///
    /// - Parameters:
    ///   - module: The view's module.
    ///   - actionMap: A closure that returns the store's action for a view's action.
    @inlinable public func asViewStore<Module: ViewModule>(
        for module: Module.Type,
        actionMap: @escaping (Module.ViewAction) -> Action
    ) -> Module.ViewStore where Module.ViewState == State {
        AnyViewStore(self, stateMap: { $0 }, actionMap: actionMap)
    }

    /// Returns a view store for a view that has its own module and sends no actions.
    ///
    /// - Parameters:
    ///   - module: The view's module.
    ///   - stateMap: A closure that computes the view's state from the store's state.
    @inlinable public func asViewStore<Module: ViewModule>(
        for module: Module.Type,
        stateMap: @escaping (State) -> Module.ViewState
    ) -> Module.ViewStore where Module.ViewAction == NoAction {
        AnyViewStore(self, stateMap: stateMap, actionMap: impossible)
    }
}

extension AbstractViewStore where Action == NoAction {
    /// Returns a view store for a view that has its own module, where neither the module nor the store has actions.
    ///
    /// - Parameters:
    ///   - module: The view's module.
    ///   - stateMap: A closure that computes the view's state from the store's state.
    @inlinable public func asViewStore<Module: ViewModule>(
        for module: Module.Type,
        stateMap: @escaping (State) -> Module.ViewState
    ) -> Module.ViewStore where Module.ViewAction == NoAction {
        AnyViewStore(self, stateMap: stateMap, actionMap: impossible)
    }
}

// Never called, because `NoAction` has no values.
@usableFromInline func impossible<Value>(_: NoAction) -> Value {
    preconditionFailure("NoAction has no values")
}
