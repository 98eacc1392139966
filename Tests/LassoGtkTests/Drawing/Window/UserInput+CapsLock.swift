import LassoGtk
import LassoGtkTestUtilities

extension UserInput {
    /// Runs a closure while Caps Lock is on. It is off after that, also if the closure fails.
    ///
    /// - Parameter body: The closure.
    /// - Throws: Any error thrown by `body`, or by ``press(_:)``. The failure, already reported, if the state of Caps
    ///   Lock doesn't change.
    static func withCapsLock(_ body: () async throws -> Void) async throws {
        try await press("Caps_Lock")
        let result: Result<Void, any Error>
        do {
            try await GtkTesting.turnMainLoop(until: "Caps Lock is on") { isCapsLockOn }
            result = .success(try await body())
        } catch {
            result = .failure(error)
        }
        try await press("Caps_Lock")
        try await GtkTesting.turnMainLoop(until: "Caps Lock is off") { !isCapsLockOn }
        try result.get()
    }

    private static var isCapsLockOn: Bool { Display.default?.defaultSeat?.keyboard?.capsLockState == true }
}
