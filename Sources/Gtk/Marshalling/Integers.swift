/// Converts a number to one of C's integer types.
///
/// - Parameters:
///   - number: The number that the application passed.
///   - file: The caller's file, for the message.
///   - function: The caller's name, for the message.
/// - Precondition: The C type can hold the number.
@inlinable
nonisolated func cInteger<Number: FixedWidthInteger>(
    _ number: Int,
    file: StaticString = #fileID,
    function: StaticString = #function
) -> Number {
    guard let exact = Number(exactly: number) else {
        preconditionFailure("\(file), \(function): \(number) is not between \(Number.min) and \(Number.max).")
    }
    return exact
}
