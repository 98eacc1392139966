// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkRequisition`.
/// [Reference](https://docs.gtk.org/gtk4/struct.Requisition.html)
nonisolated public struct Requisition: Hashable, Sendable {
    /// Source: `GtkRequisition.width`.
    public var width: Int
    /// Source: `GtkRequisition.height`.
    public var height: Int

    /// Creates a structure from its fields.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkRequisition) {
        width = swiftInteger(value.width)
        height = swiftInteger(value.height)
    }

    @_alwaysEmitIntoClient
    var cValue: GtkRequisition {
        GtkRequisition(width: cInteger(width), height: cInteger(height))
    }
}

extension Requisition: ValueConvertible, NullableValue, OutParameterContent {
    /// The GType of the structure.
    public static var valueType: GType { GType(rawValue: gtk_requisition_get_type()) }

    /// Source: `g_value_get_boxed`.
    public static func read(from storage: ValueStorage) -> Requisition {
        Requisition(storage.address(of: GtkRequisition.self).pointee)
    }

    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) {
        var value = cValue
        g_value_set_boxed(storage.pointer, &value)
    }

    /// Returns an out parameter that reads and writes the structure in the storage.
    public static func outParameter(in storage: ValueStorage) -> OutParameter<Requisition> {
        let address = storage.address(of: GtkRequisition.self)
        return OutParameter(get: { Requisition(address.pointee) }, set: { address.pointee = $0.cValue })
    }
}
