import CGtk

/// An error that a GLib or GTK function reported.
///
/// Source: `GError`.
nonisolated public struct GLibError: Error, Hashable, CustomStringConvertible {
    /// The error domain's name, `"g-file-error-quark"` for instance.
    public let domain: String
    /// What went wrong, as a number of the domain's enumeration.
    public let code: Int32
    /// What went wrong, as a sentence in the user's language.
    public let message: String

    /// The message.
    public var description: String { message }

    /// Calls a C function that reports failure through a `GError`.
    ///
    /// - Parameter call: Calls the function with the place for the error.
    /// - Returns: What `call` returns.
    /// - Throws: The error that the function set.
    static func check<Result>(
        _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
    ) throws(GLibError) -> Result {
        var error: UnsafeMutablePointer<GError>?
        let result = call(&error)
        if let error {
            defer { g_error_free(error) }
            throw GLibError(error)
        }
        return result
    }
}

// Crossing to C and back.
nonisolated extension GLibError {
    init(_ error: UnsafePointer<GError>?) {
        guard let error else { preconditionFailure("A C function that promises a GError has returned none.") }
        self.init(
            domain: String(cString: g_quark_to_string(error.pointee.domain)),
            code: error.pointee.code,
            message: String(cString: error.pointee.message)
        )
    }

    init(_ error: UnsafeMutablePointer<GError>?) {
        self.init(UnsafePointer(error))
    }

    /// A C error, for a function that takes it over.
    func newCError() -> UnsafeMutablePointer<GError> {
        g_error_new_literal(g_quark_from_string(cText(domain)), code, cText(message))
    }

    /// Runs a closure with a C error that lasts as long as it, or with none.
    static func withCError<Result>(
        _ error: GLibError?,
        _ body: (UnsafeMutablePointer<GError>?) throws -> Result
    ) rethrows -> Result {
        guard let error = error?.newCError() else { return try body(nil) }
        defer { g_error_free(error) }
        return try body(error)
    }
}

extension GLibError: ValueConvertible, NullableValue {
    /// Source: `G_TYPE_ERROR`.
    public static var valueType: GType { GType(rawValue: g_error_get_type()) }

    /// Source: `g_value_get_boxed`.
    public static func read(from storage: ValueStorage) -> GLibError {
        GLibError(UnsafePointer(storage.address(of: GError.self)))
    }

    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) {
        GLibError.withCError(self) { g_value_set_boxed(storage.pointer, $0) }
    }
}

// In an extension, so that the initialiser of all members stays.
extension GLibError {
    /// An error of the operating system, told as GLib's file functions tell it.
    ///
    /// - Parameters:
    ///   - number: The value of `errno`.
    ///   - attempt: What failed, as in "Failed to …".
    ///
    /// Source: `g_file_error_from_errno`, `g_strerror`.
    nonisolated public init(systemError number: CInt, while attempt: String) {
        self.init(
            domain: Self.fileErrorDomain,
            code: Int32(bitPattern: g_file_error_from_errno(number).rawValue),
            message: "Failed to \(attempt): \(String(cString: g_strerror(number)))"
        )
    }

    /// Whether this is an error of the operating system, as GLib's file functions report it.
    ///
    /// - Parameter number: A value of `errno`.
    ///
    /// Source: `g_file_error_from_errno`.
    nonisolated public func isSystemError(_ number: CInt) -> Bool {
        domain == Self.fileErrorDomain && code == Int32(bitPattern: g_file_error_from_errno(number).rawValue)
    }

    /// Whether an operation was ended because it was cancelled.
    ///
    /// Source: `G_IO_ERROR_CANCELLED`.
    nonisolated public var isCancellation: Bool {
        domain == Self.ioErrorDomain && code == Int32(bitPattern: G_IO_ERROR_CANCELLED.rawValue)
    }

    nonisolated private static let ioErrorDomain = String(cString: g_quark_to_string(g_io_error_quark()))

    nonisolated private static let fileErrorDomain = String(cString: g_quark_to_string(g_file_error_quark()))
}
