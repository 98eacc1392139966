import CGtk

/// A plain GObject that serves as a superclass of list model items with their data in Swift properties.
///
/// ```swift
/// final class Person: ModelItem {
///     var name: String
///
///     init(name: String) {
///         self.name = name
///         super.init()
///     }
/// }
/// ```
///
/// The Swift object lives as long as a model holds the GObject, so the item keeps its properties.
///
/// Source: `g_object_new`.
open class ModelItem: Object {
    /// Creates a plain GObject.
    public init() {
        super.init(
            instance: CInstance(g_object_new_with_properties(GType.object.rawValue, 0, nil, nil)),
            transfer: .full
        )
    }

    /// Creates a wrapper of a C instance that has no wrapper yet.
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
