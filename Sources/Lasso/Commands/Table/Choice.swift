/// A command with options, of which one is chosen. Menus show it as a submenu.
///
/// ```swift
/// Choice("Sort By", SortOrder.allCases, \.sort, title: \.title) { .didChooseSort($0) }
/// Choice("Priority", Priority.allCases, \.priority, title: \.name) { .didChoosePriority($0) }
/// ```
public struct Choice<State, Action>: CommandElement {
    /// The element, as a table keeps it.
    public let node: CommandNode<State, Action>

    /// Creates a choice.
    ///
    /// If the state is none of the values, nothing is chosen.
    ///
    /// - Parameters:
    ///   - title: The title, in which an underscore marks the mnemonic.
    ///   - values: The values to choose from, in order.
    ///   - chosen: A key path or a closure that returns the chosen value.
    ///   - optionTitle: A key path or a closure that returns the title of a value; by default, the value's description.
    ///   - isEnabled: A key path or a closure that returns whether the user can choose.
    ///   - id: The identifier: ASCII letters, digits, hyphens, and periods. By default, it is derived from the title.
    ///   - keywords: Other words to find the choice by.
    ///   - isInMenus: Whether menus show the choice.
    ///   - mapping: A closure that returns the action for the new value.
    /// - Precondition: The title isn't empty. If no identifier is passed, it has letters or digits, and only Latin
    ///   letters. The values have different raw values, or different descriptions if their raw values aren't texts.
    public init<Value: Equatable>(
        _ title: TranslatableText,
        _ values: some Sequence<Value>,
        _ chosen: @escaping (State) -> Value,
        title optionTitle: @escaping (Value) -> String = { "\($0)" },
        isEnabled: @escaping (State) -> Bool = { _ in true },
        id: String? = nil,
        keywords: [TranslatableText] = [],
        isInMenus: Bool = true,
        mapping: @escaping (Value) -> Action
    ) {
        let values = CommandValues(values, of: title.english, title: optionTitle)
        self.init(title, values, chosen, isEnabled, id, keywords, isInMenus, mapping)
    }

    /// Creates a choice that can be none.
    ///
    /// - Parameters:
    ///   - title: The title, in which an underscore marks the mnemonic.
    ///   - values: The values to choose from, in order.
    ///   - none: The title of the first option, which is chosen while the state is `nil`.
    ///   - chosen: A key path or a closure that returns the chosen value, or `nil` if none is.
    ///   - optionTitle: A key path or a closure that returns the title of a value; by default, the value's description.
    ///   - isEnabled: A key path or a closure that returns whether the user can choose.
    ///   - id: The identifier: ASCII letters, digits, hyphens, and periods. By default, it is derived from the title.
    ///   - keywords: Other words to find the choice by.
    ///   - isInMenus: Whether menus show the choice.
    ///   - mapping: A closure that returns the action for the new value.
    /// - Precondition: The title isn't empty. If no identifier is passed, it has letters or digits, and only Latin
    ///   letters. The values have different raw values, or different descriptions if their raw values aren't texts.
    public init<Value: Equatable>(
        _ title: TranslatableText,
        _ values: some Sequence<Value>,
        none: TranslatableText,
        _ chosen: @escaping (State) -> Value?,
        title optionTitle: @escaping (Value) -> String = { "\($0)" },
        isEnabled: @escaping (State) -> Bool = { _ in true },
        id: String? = nil,
        keywords: [TranslatableText] = [],
        isInMenus: Bool = true,
        mapping: @escaping (Value?) -> Action
    ) {
        let all = [nil] + values.map(Optional.some)
        let identifiers = Set(all.compactMap { value in value.map { CommandValues.identifier(for: $0) } })
        // It is empty, unless a value has that identifier.
        var identifierOfNone = ""
        while identifiers.contains(identifierOfNone) { identifierOfNone += "-" }
        let values = CommandValues(
            all,
            of: title.english,
            title: { value in value.map(optionTitle) ?? none.translation },
            identifier: { value in value.map { CommandValues.identifier(for: $0) } ?? identifierOfNone }
        )
        self.init(title, values, chosen, isEnabled, id, keywords, isInMenus, mapping)
    }

    private init<Value: Equatable>(
        _ title: TranslatableText,
        _ values: CommandValues<Value>,
        _ chosen: @escaping (State) -> Value,
        _ isEnabled: @escaping (State) -> Bool,
        _ id: String?,
        _ keywords: [TranslatableText],
        _ isInMenus: Bool,
        _ mapping: @escaping (Value) -> Action
    ) {
        let shownTitle = CommandTitle.checked(title, of: "Choice")
        let description = CommandDescription<State, Action>(
            id: CommandIdentifier.checked(id, title: title, of: "Choice"),
            accelerators: [],
            keywords: keywords.map(\.translation),
            isInMenus: isInMenus,
            title: { _ in shownTitle },
            isEnabled: isEnabled,
            kind: { .choice(options: values.options, chosen: values.identifier(of: chosen($0))) },
            action: { _, option in values.value(of: option).map(mapping) }
        )
        node = CommandNode(.command(description))
    }
}
