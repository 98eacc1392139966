/// A number as one of C's integer types.
///
/// - Parameters:
///   - number: The number that the application gave.
///   - file: Who asks, for the message.
///   - function: Who asks, for the message.
/// - Precondition: The C type holds the number.
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
