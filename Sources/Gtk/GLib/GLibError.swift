import CGtk

/// An error that a GLib or GTK function reported.
///
/// Source: `GError`.
nonisolated public struct GLibError: Error, Hashable, CustomStringConvertible {
    /// The error domain's name, for example `"g-file-error-quark"`.
    public let domain: String
    /// The error code, a number of the domain's enumeration.
    public let code: Int32
    /// A description of the error, in the user's language if GLib or GTK has written it.
    public let message: String
    /// The failed attempt of a function of the operating system that works on files; `nil` for errors that GLib or GTK
    /// reported, and for those created with a text.
    package private(set) var failedAttempt: FileAttempt?
    /// The reason of the operating system in the user's language; `nil` without a failed attempt.
    package private(set) var systemReason: String?

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - domain: The error domain's name, such as that of a ``GLibErrorCode``.
    ///   - code: The error code, a number of the domain's enumeration.
    ///   - message: A description of the error, in the user's language.
    ///
    /// Source: `g_error_new_literal`.
    public init(domain: String, code: Int32, message: String) {
        self.domain = domain
        self.code = code
        self.message = message
    }

    /// The message.
    public var description: String { message }

    /// Returns whether two errors have the same domain, code, and message.
    public static func == (first: GLibError, second: GLibError) -> Bool {
        (first.domain, first.code, first.message) == (second.domain, second.code, second.message)
    }

    /// Hashes what ``==(_:_:)`` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(domain)
        hasher.combine(code)
        hasher.combine(message)
    }

    /// Calls a C function that reports failure through a `GError`.
    ///
    /// - Parameter call: A closure that calls the function with the address for the error.
    /// - Returns: The result of `call`.
    /// - Throws: The error that the function set.
    @inlinable
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

// Conversion from and to C errors.
nonisolated extension GLibError {
    @usableFromInline
    init(_ error: UnsafePointer<GError>?) {
        guard let error else { preconditionFailure("A C function returned NULL instead of a GError.") }
        self.init(
            domain: String(cString: g_quark_to_string(error.pointee.domain)),
            code: error.pointee.code,
            message: String(cString: error.pointee.message)
        )
    }

    init(_ error: UnsafeMutablePointer<GError>?) {
        self.init(UnsafePointer(error))
    }

    /// Creates a C error, for a C function that takes ownership of it.
    @usableFromInline
    func newCError() -> UnsafeMutablePointer<GError> {
        g_error_new_literal(g_quark_from_string(cText(domain)), code, cText(message))
    }

    /// Calls a closure with a C error that is valid during the call, or with `nil` if there is no error.
    @inlinable
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
    /// The GObject type of such values.
    ///
    /// Source: `G_TYPE_ERROR`.
    public static var valueType: GType { GType(rawValue: g_error_get_type()) }

    /// Reads a value.
    ///
    /// Source: `g_value_get_boxed`.
    public static func read(from storage: ValueStorage) -> GLibError {
        GLibError(UnsafePointer(storage.address(of: GError.self)))
    }

    /// Writes this value.
    ///
    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) {
        GLibError.withCError(self) { g_value_set_boxed(storage.pointer, $0) }
    }
}

// Kinds of errors.
extension GLibError {
    /// Returns whether this error has a domain and a code.
    ///
    /// - Parameter code: A code of its domain's enumeration.
    ///
    /// Source: `g_error_matches`.
    nonisolated public func matches<Code: GLibErrorCode>(_ code: Code) -> Bool {
        domain == Code.errorDomain && self.code == code.rawValue
    }

    /// Creates an error of the operating system in the form that GLib's file functions use.
    ///
    /// - Parameters:
    ///   - number: The value of `errno`.
    ///   - attempt: A verb phrase for the failed attempt, which completes "Failed to …".
    ///
    /// Source: `g_file_error_from_errno`, `g_strerror`.
    nonisolated public init(systemError number: CInt, while attempt: String) {
        self.init(
            domain: FileError.errorDomain,
            code: FileError(g_file_error_from_errno(number)).rawValue,
            message: "Failed to \(attempt): \(String(cString: g_strerror(number)))"
        )
    }

    /// Creates an error of the operating system, which a layer above can describe in the user's language.
    ///
    /// - Parameters:
    ///   - number: The value of `errno`.
    ///   - attempt: What was attempted.
    ///
    /// Source: `g_file_error_from_errno`, `g_strerror`.
    nonisolated package init(systemError number: CInt, while attempt: FileAttempt) {
        self.init(systemError: number, while: attempt.phrase)
        failedAttempt = attempt
        systemReason = String(cString: g_strerror(number))
    }

    /// Returns whether this is a specific error of the operating system that a GLib file function reported.
    ///
    /// - Parameter number: A value of `errno`.
    ///
    /// Source: `g_file_error_from_errno`.
    nonisolated public func isSystemError(_ number: CInt) -> Bool {
        matches(FileError(g_file_error_from_errno(number)))
    }

    /// Whether an operation ended because it was canceled.
    ///
    /// Source: `G_IO_ERROR_CANCELLED`.
    nonisolated public var isCancellation: Bool { matches(IOErrorEnum.cancelled) }
}
