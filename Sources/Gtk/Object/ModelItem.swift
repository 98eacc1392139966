import CGtk

/// A plain GObject for Swift classes to derive from: an item of a list model that carries its data in Swift properties.
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
/// The Swift object lives as long as a model holds the GObject, so its properties are there whenever the item is.
///
/// Source: `g_object_new`.
open class ModelItem: Object {
    /// Makes a plain GObject.
    public init() {
        super.init(
            instance: CInstance(g_object_new_with_properties(GType.object.rawValue, 0, nil, nil)),
            transfer: .full
        )
    }

    /// Wraps a C instance that has no wrapper yet.
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}
