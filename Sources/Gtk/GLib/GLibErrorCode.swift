/// The codes of an error domain of GLib, GTK, or another C library.
///
/// ```swift
/// do {
///     try file.delete()
/// } catch where error.matches(IOErrorEnum.notFound) {
///     print("There is no such file.")
/// }
/// ```
///
/// Source: GLib's enumerations of errors, such as `GIOErrorEnum`.
nonisolated public protocol GLibErrorCode: Enumeration {
    /// The name of the error domain.
    static var errorDomain: String { get }
}
