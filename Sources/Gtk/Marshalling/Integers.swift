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

/// Returns a number of one of C's integer types as a number of Swift.
///
/// The compiler takes five milliseconds for each use of the standard library's initializer: it copies it with the
/// cases of all types into the caller, and then removes what doesn't apply. There are hundreds of uses.
@_alwaysEmitIntoClient
nonisolated func swiftInteger(_ number: Int32) -> Int { Int(number) }

@_alwaysEmitIntoClient
nonisolated func swiftInteger(_ number: UInt32) -> Int { Int(number) }

@_alwaysEmitIntoClient
nonisolated func swiftInteger(_ number: Int16) -> Int { Int(number) }

@_alwaysEmitIntoClient
nonisolated func swiftInteger(_ number: UInt16) -> Int { Int(number) }

@_alwaysEmitIntoClient
nonisolated func swiftInteger(_ number: Int8) -> Int { Int(number) }

@_alwaysEmitIntoClient
nonisolated func swiftInteger(_ number: UInt8) -> Int { Int(number) }

@_alwaysEmitIntoClient
nonisolated func swiftInteger(_ number: UInt) -> Int { Int(number) }

@_alwaysEmitIntoClient
nonisolated func swiftInteger(_ number: UInt64) -> Int { Int(number) }
