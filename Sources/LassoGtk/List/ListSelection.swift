/// The rows of a list that the user can select, and the part of a state that has the selection.
///
/// A selection is in the state by the rows' identities, never by their positions. The list shows what the state says,
/// and what the user selects is sent to the store as an action. If the store refuses it, the list stays as it is.
///
/// ```swift
/// ListView(of: store, \.tasks, selection: .single(\.selected) { .didSelect($0) }) { task in
///     TaskRow(task)
/// }
/// ```
///
/// An identity in the state that no row has is not shown, and doesn't cause an action: a store that removes a row
/// decides itself what is selected then.
///
/// Source: `GtkSelectionModel`.
public struct ListSelection<State, Action, ID: Hashable> {
    let rule: SelectionRule
    let selected: (State) -> SelectedIdentities<ID>
    let action: (SelectedIdentities<ID>) -> Action?

    /// No row can be selected.
    ///
    /// Source: `GtkNoSelection`.
    public static var none: ListSelection {
        ListSelection(rule: .none, selected: { _ in .one(nil) }, action: { _ in nil })
    }

    /// One row can be selected, or none.
    ///
    /// - Parameters:
    ///   - keyPath: The part of the state: the identity of the selected row, or `nil`.
    ///   - action: A closure that returns the action for what the user selects.
    ///
    /// Source: `GtkSingleSelection`.
    public static func single(
        _ keyPath: KeyPath<State, ID?>,
        action: @escaping (ID?) -> Action
    ) -> ListSelection {
        ListSelection(rule: .single, selected: { .one($0[keyPath: keyPath]) }, action: { action($0.first) })
    }

    /// One row can be selected, and the user can't unselect it other than by selecting another one.
    ///
    /// - Parameters:
    ///   - keyPath: The part of the state: the identity of the selected row, or `nil`.
    ///   - action: A closure that returns the action for the row that the user selects.
    ///
    /// Source: `GtkSingleSelection:can-unselect`.
    public static func browse(
        _ keyPath: KeyPath<State, ID?>,
        action: @escaping (ID) -> Action
    ) -> ListSelection {
        ListSelection(rule: .browse, selected: { .one($0[keyPath: keyPath]) }, action: { $0.first.map(action) })
    }

    /// The state says which row is selected, and the user can't select any. The arrow keys only move the focus.
    ///
    /// It is for a list of places of which one is shown: with the feature `activation`, the user chooses one by a click
    /// or with the Return key, and moves past the others without showing them.
    ///
    /// - Parameter keyPath: The part of the state: the identity of the selected row, or `nil`.
    public static func shown(_ keyPath: KeyPath<State, ID?>) -> ListSelection {
        ListSelection(rule: .browse, selected: { .one($0[keyPath: keyPath]) }, action: { _ in nil })
    }

    /// Any number of rows can be selected.
    ///
    /// - Parameters:
    ///   - keyPath: The part of the state: the identities of the selected rows.
    ///   - action: A closure that returns the action for what the user selects.
    ///
    /// Source: `GtkMultiSelection`.
    public static func multiple(
        _ keyPath: KeyPath<State, Set<ID>>,
        action: @escaping (Set<ID>) -> Action
    ) -> ListSelection {
        ListSelection(rule: .multiple, selected: { .many($0[keyPath: keyPath]) }, action: { action($0.all) })
    }
}

/// The number of rows that a user can select.
enum SelectionRule { case none, single, browse, multiple }

/// The identities of selected rows.
enum SelectedIdentities<ID: Hashable>: Equatable {
    case one(ID?)
    case many(Set<ID>)

    var first: ID? {
        switch self {
        case .one(let id): id
        case .many(let ids): ids.first
        }
    }

    var all: Set<ID> {
        switch self {
        case .one(let id): id.map { [$0] } ?? []
        case .many(let ids): ids
        }
    }

    var isEmpty: Bool {
        switch self {
        case .one(let id): id == nil
        case .many(let ids): ids.isEmpty
        }
    }

    func contains(_ id: ID) -> Bool {
        switch self {
        case .one(let selected): selected == id
        case .many(let ids): ids.contains(id)
        }
    }
}
