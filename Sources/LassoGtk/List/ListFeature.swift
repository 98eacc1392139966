import Gtk
import Lasso

/// Something that the user can do with the rows of a list besides selecting them.
///
/// ```swift
/// ListView(of: store, \.tasks, .activation { .didOpen($0) }, .typeAhead(\.title)) { task in
///     TaskRow(task)
/// }
/// ```
public struct ListFeature<Item: Identifiable, Action> {
    let attach: @MainActor (BoundList<Item, Action>, Widget) -> Void
}

extension ListFeature {
    /// Sends an action when the user activates a row, with a double click or the Return key.
    ///
    /// - Parameter action: A closure that returns the action for the row's identity.
    ///
    /// Source: the signal `GtkListView::activate`.
    public static func activation(_ action: @escaping (Item.ID) -> Action) -> ListFeature {
        ListFeature { list, _ in list.activation = action }
    }
}
