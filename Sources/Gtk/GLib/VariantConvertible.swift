/// A Swift type whose values can be converted to and from a ``Variant``.
///
/// These types conform: `Bool`, `Int`, `Int32`, `UInt8`, `UInt32`, `UInt64`, `Double`, `String`, `Variant` itself, and
/// arrays and string-keyed dictionaries of them.
nonisolated public protocol VariantConvertible {
    /// The type in GVariant's notation.
    static var variantType: String { get }

    /// Creates a value from a variant's content, or `nil` if it has another type.
    init?(_ content: VariantContent)

    /// Creates a variant with this value.
    func newVariant() -> NewVariant
}
