import CGtk

/// An error that a GLib or GTK function reported.
///
/// Source: `GError`.
nonisolated public struct GLibError: Error, Equatable, CustomStringConvertible {
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
            throw GLibError(
                domain: String(cString: g_quark_to_string(error.pointee.domain)),
                code: error.pointee.code,
                message: String(cString: error.pointee.message)
            )
        }
        return result
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

    nonisolated private static let fileErrorDomain = String(cString: g_quark_to_string(g_file_error_quark()))
}
