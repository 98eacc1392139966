import LassoGtk

/// A loader of the details of applications that loads those of an application once, however often they are requested.
final class DetailsLoader {
    private let read: (InstalledApplication) async throws -> ApplicationDetails
    private var loads: [InstalledApplication.ID: Task<ApplicationDetails, any Error>] = [:]

    /// Creates a loader.
    ///
    /// - Parameter read: A closure that reads the details of an application.
    init(read: @escaping (InstalledApplication) async throws -> ApplicationDetails = ApplicationDetails.read) {
        self.read = read
    }

    /// Returns the details of an application. If they are being loaded, this method waits for them.
    ///
    /// - Throws: The reason why they can't be read. The next request tries it again.
    func details(of application: InstalledApplication) async throws -> ApplicationDetails {
        let load = loads[application.id] ?? Task { [read] in try await read(application) }
        loads[application.id] = load
        do {
            return try await load.value
        } catch {
            if loads[application.id] == load { loads[application.id] = nil }
            throw error
        }
    }
}
