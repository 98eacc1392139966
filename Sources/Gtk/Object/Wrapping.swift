/// A class that wraps C instances, for calls to C functions that return one.
@usableFromInline
protocol Wrapping: AnyObject {
    /// Returns the wrapper of an instance that a C function returned, as the class that the function declares.
    static func wrapping(_ instance: CInstance, transfer: OwnershipTransfer) -> Self
}

// The overloads differ in the pointer that C declares, and in whether it may be `NULL`. The first and the third are
// always inlined: with a dynamic `Self`, as in `read(from:)`, the compiler would not specialize them.
extension Wrapping {
    @inlinable
    @inline(__always)
    static func wrapping(_ instance: UnsafeRawPointer?, transfer: OwnershipTransfer = .none) -> Self? {
        // Not `map`: its closure would check at run time that it is called on the main actor.
        guard let instance else { return nil }
        return wrapping(CInstance(UnsafeMutableRawPointer(mutating: instance)), transfer: transfer)
    }

    @inlinable
    static func wrapping(_ instance: OpaquePointer?, transfer: OwnershipTransfer = .none) -> Self? {
        wrapping(UnsafeRawPointer(instance), transfer: transfer)
    }

    @inlinable
    @inline(__always)
    static func wrapping(
        required instance: UnsafeRawPointer?,
        transfer: OwnershipTransfer = .none,
        file: StaticString = #fileID,
        function: StaticString = #function
    ) -> Self {
        wrapping(instance, transfer: transfer) ?? missingResult(self, file, function)
    }

    @inlinable
    static func wrapping(
        required instance: OpaquePointer?,
        transfer: OwnershipTransfer = .none,
        file: StaticString = #fileID,
        function: StaticString = #function
    ) -> Self {
        wrapping(UnsafeRawPointer(instance), transfer: transfer) ?? missingResult(self, file, function)
    }
}
