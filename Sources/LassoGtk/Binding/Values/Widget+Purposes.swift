// One-way bindings by purpose. Each takes a key path of a Boolean or text, or another part of the state with a mapping.
extension Widget {
    /// Shows the widget while a part of a store's state is true.
    ///
    /// ```swift
    /// spinner.bindVisible(to: store, \.isLoading)
    /// ```
    ///
    /// - Parameters:
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: the property `GtkWidget:visible`.
    @discardableResult
    public func bindVisible<Store: StateObservable>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, Bool>
    ) -> Observation {
        bind(\.visible, to: store, keyPath)
    }

    /// Shows the widget while a closure returns `true` for a part of a store's state.
    ///
    /// ```swift
    /// hint.bindVisible(to: store, \.error) { $0 != nil }
    /// ```
    ///
    /// - Parameters:
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state.
    ///   - mapping: A closure that returns whether the widget is visible.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: the property `GtkWidget:visible`.
    @discardableResult
    public func bindVisible<Store: StateObservable, Part>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, Part>,
        mapping: @escaping (Part) -> Bool
    ) -> Observation {
        bind(\.visible, to: store, keyPath, mapping: mapping)
    }

    /// Lets the user use the widget while a part of a store's state is true.
    ///
    /// - Parameters:
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: the property `GtkWidget:sensitive`.
    @discardableResult
    public func bindSensitive<Store: StateObservable>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, Bool>
    ) -> Observation {
        bind(\.sensitive, to: store, keyPath)
    }

    /// Lets the user use the widget while a closure returns `true` for a part of a store's state.
    ///
    /// - Parameters:
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state.
    ///   - mapping: A closure that returns whether the widget can be used.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: the property `GtkWidget:sensitive`.
    @discardableResult
    public func bindSensitive<Store: StateObservable, Part>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, Part>,
        mapping: @escaping (Part) -> Bool
    ) -> Observation {
        bind(\.sensitive, to: store, keyPath, mapping: mapping)
    }

    /// Gives the widget a CSS class while a part of a store's state is true.
    ///
    /// ```swift
    /// balance.bindCssClass("warning", to: store, \.isOverdrawn)
    /// ```
    ///
    /// - Parameters:
    ///   - name: The class's name.
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: `gtk_widget_add_css_class`, `gtk_widget_remove_css_class`.
    @discardableResult
    public func bindCssClass<Store: StateObservable>(
        _ name: String,
        to store: Store,
        _ keyPath: KeyPath<Store.State, Bool>
    ) -> Observation {
        bindCssClass(name, to: store, keyPath, mapping: { $0 })
    }

    /// Gives the widget a CSS class while a closure returns `true` for a part of a store's state.
    ///
    /// - Parameters:
    ///   - name: The class's name.
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state.
    ///   - mapping: A closure that returns whether the widget has the class.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: `gtk_widget_add_css_class`, `gtk_widget_remove_css_class`.
    @discardableResult
    public func bindCssClass<Store: StateObservable, Part>(
        _ name: String,
        to store: Store,
        _ keyPath: KeyPath<Store.State, Part>,
        mapping: @escaping (Part) -> Bool
    ) -> Observation {
        bind(to: store, keyPath) { widget, part in widget.setCssClass(name, mapping(part)) }
    }

    /// Shows a part of a store's state as the tooltip. Without a text, there is none.
    ///
    /// - Parameters:
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: the property `GtkWidget:tooltip-text`.
    @discardableResult
    public func bindTooltip<Store: StateObservable>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, String?>
    ) -> Observation {
        bind(\.tooltipText, to: store, keyPath)
    }

    /// Shows a text made from a part of a store's state as the tooltip.
    ///
    /// - Parameters:
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state.
    ///   - mapping: A closure that returns the text, or `nil` for no tooltip.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: the property `GtkWidget:tooltip-text`.
    @discardableResult
    public func bindTooltip<Store: StateObservable, Part>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, Part>,
        mapping: @escaping (Part) -> String?
    ) -> Observation {
        bind(\.tooltipText, to: store, keyPath, mapping: mapping)
    }
}

// Accessible states and relations.
extension Widget {
    /// Shows a part of a store's state as an accessible state, such as `.invalid` or `.busy`.
    ///
    /// ```swift
    /// email.bindAccessibleState(.invalid, to: store, \.emailError) { $0 != nil }
    /// ```
    ///
    /// - Parameters:
    ///   - accessibleState: The accessible state.
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state.
    ///   - mapping: A closure that returns whether the accessible state applies.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: `gtk_accessible_update_state_value`.
    @discardableResult
    public func bindAccessibleState<Store: StateObservable, Part>(
        _ accessibleState: AccessibleState,
        to store: Store,
        _ keyPath: KeyPath<Store.State, Part>,
        mapping: @escaping (Part) -> Bool
    ) -> Observation {
        bind(to: store, keyPath) { widget, part in widget.updateState(accessibleState, mapping(part)) }
    }

    /// Shows a part of a store's state as an accessible state, such as `.invalid` or `.busy`.
    ///
    /// - Parameters:
    ///   - accessibleState: The accessible state.
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: `gtk_accessible_update_state_value`.
    @discardableResult
    public func bindAccessibleState<Store: StateObservable>(
        _ accessibleState: AccessibleState,
        to store: Store,
        _ keyPath: KeyPath<Store.State, Bool>
    ) -> Observation {
        bindAccessibleState(accessibleState, to: store, keyPath, mapping: { $0 })
    }

    /// Relates the widget to other widgets, such as `.describedBy`, while a part of a store's state is true.
    ///
    /// ```swift
    /// email.bindAccessibleRelation(.describedBy, [errorLabel], to: store, \.hasError)
    /// ```
    ///
    /// - Parameters:
    ///   - relation: The relation.
    ///   - others: The related widgets. They are not kept alive.
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: `gtk_accessible_update_relation_value`, `gtk_accessible_reset_relation`.
    @discardableResult
    public func bindAccessibleRelation<Store: StateObservable>(
        _ relation: AccessibleRelation,
        _ others: [Widget],
        to store: Store,
        _ keyPath: KeyPath<Store.State, Bool>
    ) -> Observation {
        let others = others.map { WeakWidget($0) }
        return bind(to: store, keyPath) { widget, isRelated in
            if isRelated {
                widget.updateRelation(relation, others.compactMap(\.widget))
            } else {
                widget.resetRelation(relation)
            }
        }
    }
}

private struct WeakWidget {
    weak var widget: Widget?

    init(_ widget: Widget) { self.widget = widget }
}
