/// A control that offers choices, one of which is chosen: a drop-down, a combo box, a group of radio buttons.
public protocol ChoiceBindable: Object {
    /// The number of choices that the control offers.
    var choiceCount: Int { get }

    /// The index of the choice, or `nil` if nothing is chosen.
    var chosenIndex: Int? { get set }

    /// Whether the control can't show that nothing is chosen, so that this has to be a choice of its own.
    var offersNone: Bool { get }

    /// Replaces the choices that the control offers. Call it before the control is bound.
    ///
    /// - Parameter titles: The titles, in the order in which they are shown.
    func offerChoices(_ titles: [String])
}

extension ChoiceBindable {
    /// Whether the control can't show that nothing is chosen: `false`, unless the control says otherwise.
    public var offersNone: Bool { false }

    /// Binds the choice to a part of a store's state in both directions.
    ///
    /// ```swift
    /// priority.bindChoice(among: Priority.allCases, to: store, \.draft.priority) { priority in
    ///     .didChangePriority(priority)
    /// }
    /// ```
    ///
    /// If the state is none of the choices, nothing is chosen. (A `DropDown` of GTK 4.18 shows its first item then.)
    ///
    /// - Parameters:
    ///   - choices: The choices, in the order in which they are shown.
    ///   - store: The store, which the control keeps alive.
    ///   - keyPath: The part of the state.
    ///   - title: A closure that returns the title of a choice. If it is `nil`, the control keeps the titles that it
    ///     has, and one without any shows the choices' descriptions.
    ///   - mapping: A closure that returns the action for the new choice.
    /// - Returns: The observation, which can be canceled to end both directions.
    /// - Precondition: A control that keeps its titles has as many as there are choices.
    @discardableResult
    public func bindChoice<Choice: Equatable, Store: AbstractViewStore>(
        among choices: some Sequence<Choice>,
        to store: Store,
        _ keyPath: KeyPath<Store.State, Choice>,
        title: ((Choice) -> String)? = nil,
        mapping: @escaping @MainActor (Choice) -> Store.Action
    ) -> Observation {
        let choices = Array(choices)
        offer(choices, title: { title?($0) ?? "\($0)" }, isNeeded: title != nil)
        return bindIndex(to: store, keyPath) {
            choices.firstIndex(of: $0)
        } send: { index in
            // Only an optional choice can be none.
            if let index, index < choices.count { store.dispatchReported(mapping(choices[index])) }
        }
    }

    /// Binds the choice, which may be none, to a part of a store's state in both directions.
    ///
    /// ```swift
    /// size.bindChoice(among: Size.allCases, none: "Any Size", to: store, \.size) { size in
    ///     .didChooseSize(size)
    /// }
    /// ```
    ///
    /// A `DropDown` has an item for none in front of the others, because its user couldn't go back to none otherwise.
    ///
    /// - Parameters:
    ///   - choices: The choices, in the order in which they are shown.
    ///   - none: The title of the item for none, in a control that has one.
    ///   - store: The store, which the control keeps alive.
    ///   - keyPath: The part of the state, which is `nil` if nothing is chosen.
    ///   - title: A closure that returns the title of a choice. If it is `nil`, the control keeps the titles that it
    ///     has, and one without any shows the choices' descriptions.
    ///   - mapping: A closure that returns the action for the new choice.
    /// - Returns: The observation, which can be canceled to end both directions.
    /// - Precondition: A control that keeps its titles has as many as there are choices, and one more in front if it
    ///   has an item for none.
    @discardableResult
    public func bindChoice<Choice: Equatable, Store: AbstractViewStore>(
        among choices: some Sequence<Choice>,
        none: String = translated("None", in: .lasso),
        to store: Store,
        _ keyPath: KeyPath<Store.State, Choice?>,
        title: ((Choice) -> String)? = nil,
        mapping: @escaping @MainActor (Choice?) -> Store.Action
    ) -> Observation {
        let items = (offersNone ? [nil] : []) + choices.map(Optional.some)
        offer(items, title: { choice in choice.map { title?($0) ?? "\($0)" } ?? none }, isNeeded: title != nil)
        return bindIndex(to: store, keyPath) { choice in
            items.firstIndex(of: choice)
        } send: { index in
            if index ?? 0 < items.count { store.dispatchReported(mapping(index.flatMap { items[$0] })) }
        }
    }

    private func offer<Choice>(_ choices: [Choice], title: (Choice) -> String, isNeeded: Bool) {
        if isNeeded || choiceCount == 0 { offerChoices(choices.map(title)) }
        precondition(
            choiceCount == choices.count,
            """
            bindChoice(among:to:_:title:mapping:): the control has \(choiceCount) titles for \(choices.count) items. \
            Pass the closure title, or give the control one title for each item; if the choice is optional, a DropDown \
            has a first item for none.
            """
        )
    }

    private func bindIndex<Store: AbstractViewStore, Part>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, Part>,
        index: @escaping (Part) -> Int?,
        send: @escaping (Int?) -> Void
    ) -> Observation {
        let binding = ValueBinding<Int?>(
            read: { [weak self] in self.map(\.chosenIndex) },
            write: { [weak self] in self?.chosenIndex = $0 },
            state: { index(store.state[keyPath: keyPath]) },
            send: send,
            connect: onAnyChange
        )
        return keep(binding, to: store, keyPath)
    }
}

extension DropDown: ChoiceBindable {
    /// `true`: GTK 4.18 can't show that nothing is chosen, and no version lets the user choose nothing.
    public var offersNone: Bool { true }

    /// The number of items.
    public var choiceCount: Int { model?.nItems ?? 0 }

    /// The index of the selected item, or `nil` if none is selected.
    public var chosenIndex: Int? {
        get { selected == invalidListPosition ? nil : selected }
        set { selected = newValue ?? invalidListPosition }
    }

    /// Offers texts as the items.
    public func offerChoices(_ titles: [String]) { model = StringList(titles) }
}

extension ComboBoxText: ChoiceBindable {
    /// The number of rows.
    public var choiceCount: Int { model?.iterNChildren() ?? 0 }

    /// The index of the active row, or `nil` if none is active.
    public var chosenIndex: Int? {
        get { active < 0 ? nil : active }
        set { active = newValue ?? -1 }
    }

    /// Offers texts as the rows.
    public func offerChoices(_ titles: [String]) {
        removeAll()
        titles.forEach { appendText($0) }
    }
}
