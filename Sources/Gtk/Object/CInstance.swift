/// A C instance, for calling C functions that have no wrapper, and for wrapping classes of other libraries.
///
/// This is the one type of the module's interface that shows a pointer.
///
/// ```swift
/// gtk_widget_set_name(button.instance.pointer.assumingMemoryBound(to: GtkWidget.self), "apply")
/// ```
///
/// It is valid for as long as the wrapper that it is from is alive, and does not own a reference: take one with
/// `g_object_ref` where the C function wants to own the instance.
///
/// Source: `GTypeInstance`.
public struct CInstance {
    /// Where the instance is.
    public let pointer: UnsafeMutableRawPointer

    /// The instance, as a C function without a declared type takes it.
    public var opaquePointer: OpaquePointer { OpaquePointer(pointer) }

    /// - Parameter pointer: What a C function returned.
    /// - Precondition: It is not `NULL`.
    public init(_ pointer: UnsafeMutableRawPointer?) {
        guard let pointer else { preconditionFailure("CInstance.init(_:): the C function returned no instance.") }
        self.pointer = pointer
    }

    /// - Parameter pointer: What a C function returned.
    /// - Precondition: It is not `NULL`.
    public init(_ pointer: OpaquePointer?) {
        self.init(UnsafeMutableRawPointer(pointer))
    }
}
