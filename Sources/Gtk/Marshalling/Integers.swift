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

/// Converts a number of one of C's integer types.
///
/// The compiler takes five milliseconds for each use of `Int(_:)`, which it copies with the cases of all types into the
/// caller, to remove what doesn't apply. The wrappers convert hundreds of numbers.
///
/// - Parameter number: The number that C returned.
@inlinable
nonisolated func swiftInteger(_ number: some FixedWidthInteger) -> Int { Int(number) }
