/// Waits until something is found, while the main actor continues its work.
///
/// - Parameters:
///   - timeout: The longest time to wait. Only a failing test waits that long.
///   - location: The location at which a failure is reported.
///   - find: A closure that returns the thing, or `nil` if there is none yet.
///   - failure: A closure that returns the failure if the thing isn't found in time.
/// - Returns: The thing that was found.
/// - Throws: The failure, already reported.
@MainActor
func waitUntilFound<Found>(
    within timeout: Duration,
    at location: TestLocation,
    _ find: () -> Found?,
    orElse failure: () -> any LassoError
) async throws -> Found {
    var found: Found?
    _ = try await happens(within: timeout) {
        found = find()
        return found != nil
    }
    guard let found else { throw log(FailedTest(error: failure(), at: location)).reportedError }
    return found
}
