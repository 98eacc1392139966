/// A C instance, for calls to C functions without a wrapper and for wrappers of other libraries' classes.
///
/// This is the only type of the module's public interface that exposes a pointer.
///
/// ```swift
/// gtk_widget_set_name(button.instance.pointer.assumingMemoryBound(to: GtkWidget.self), "apply")
/// ```
///
/// The instance is valid as long as the wrapper that it belongs to is alive. It does not own a reference. Acquire one
/// with `g_object_ref` if the C function takes ownership of the instance.
///
/// Source: `GTypeInstance`.
public struct CInstance {
    /// The address of the instance.
    public let pointer: UnsafeMutableRawPointer

    /// The address of the instance, for C functions that take an opaque type.
    public var opaquePointer: OpaquePointer { OpaquePointer(pointer) }

    /// Creates an instance from a pointer that a C function returned.
    ///
    /// - Parameters:
    ///   - pointer: The address of the instance.
    ///   - file: The caller's file, for the message.
    ///   - function: The caller's name, for the message.
    /// - Precondition: The pointer is not `NULL`.
    @inlinable
    public init(
        _ pointer: UnsafeMutableRawPointer?,
        file: StaticString = #fileID,
        function: StaticString = #function
    ) {
        guard let pointer else { missingInstance(file, function) }
        self.pointer = pointer
    }

    /// Creates an instance from a pointer that a C function returned.
    ///
    /// - Parameters:
    ///   - pointer: The address of the instance.
    ///   - file: The caller's file, for the message.
    ///   - function: The caller's name, for the message.
    /// - Precondition: The pointer is not `NULL`.
    @inlinable
    public init(
        _ pointer: OpaquePointer?,
        file: StaticString = #fileID,
        function: StaticString = #function
    ) {
        self.init(UnsafeMutableRawPointer(pointer), file: file, function: function)
    }
}
