package import Lasso

/// A service that counts its calls, so that a test sees whether anything real is done.
@MainActor
package final class RealNotesService: NotesService {
    package private(set) var callCount = 0

    package init() {}

    package func logIn(_ name: String, _ password: Secret<String>) async throws -> Account {
        callCount += 1
        await Task.yield()
        guard password.value == "hunter2" else { throw LoginError.wrongPassword(attempts: callCount) }
        return Account(name: name, token: Secret("token-of-\(name)"))
    }

    package func notes(containing text: String) async throws -> [Note] {
        callCount += 1
        return [Note(title: "Milk and \(text)")]
    }

    package func price() async throws -> Price {
        callCount += 1
        await Task.yield()
        return Price(cents: 250)
    }
}
