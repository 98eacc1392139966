// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkBorder`.
/// [Reference](https://docs.gtk.org/gtk4/struct.Border.html)
nonisolated public struct Border: Hashable, Sendable {
    /// Source: `GtkBorder.left`.
    public var left: Int
    /// Source: `GtkBorder.right`.
    public var right: Int
    /// Source: `GtkBorder.top`.
    public var top: Int
    /// Source: `GtkBorder.bottom`.
    public var bottom: Int

    /// Creates a structure from its fields.
    public init(left: Int, right: Int, top: Int, bottom: Int) {
        self.left = left
        self.right = right
        self.top = top
        self.bottom = bottom
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkBorder) {
        left = swiftInteger(value.left)
        right = swiftInteger(value.right)
        top = swiftInteger(value.top)
        bottom = swiftInteger(value.bottom)
    }

    @_alwaysEmitIntoClient
    var cValue: GtkBorder {
        GtkBorder(left: cInteger(left), right: cInteger(right), top: cInteger(top), bottom: cInteger(bottom))
    }
}

extension Border: ValueConvertible, NullableValue, OutParameterContent {
    /// The GType of the structure.
    public static var valueType: GType { GType(rawValue: gtk_border_get_type()) }

    /// Source: `g_value_get_boxed`.
    public static func read(from storage: ValueStorage) -> Border {
        Border(storage.address(of: GtkBorder.self).pointee)
    }

    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) {
        var value = cValue
        g_value_set_boxed(storage.pointer, &value)
    }

    /// Returns an out parameter that reads and writes the structure in the storage.
    public static func outParameter(in storage: ValueStorage) -> OutParameter<Border> {
        let address = storage.address(of: GtkBorder.self)
        return OutParameter(get: { Border(address.pointee) }, set: { address.pointee = $0.cValue })
    }
}
