import LassoGtk

/// What there is to know about an installed application.
nonisolated struct ApplicationDetails: Equatable, Codable, Sendable {
    /// The program that it runs.
    var program: String
    /// The number of kinds of files that it opens.
    var fileKindCount: Int
    /// The number of kinds of files that it opens if the user hasn't chosen another application.
    var defaultCount: Int
}

@MainActor extension ApplicationDetails {
    /// Reads the details of an application that is installed now.
    ///
    /// - Throws: ``NotInstalled``, or `CancellationError` if the task is canceled.
    static func read(of application: InstalledApplication) async throws -> ApplicationDetails {
        guard let info = AnyAppInfo.all.first(where: { $0.id == application.id }) else {
            throw NotInstalled(name: application.title)
        }
        let kinds = info.supportedTypes
        var defaultCount = 0
        for kind in kinds {
            if AnyAppInfo.defaultForType(kind, mustSupportUris: false)?.id == application.id { defaultCount += 1 }
            // Some applications open hundreds of kinds, and the window must stay responsive.
            await MainQueueClock.nextTurn()
            try Task.checkCancellation()
        }
        return ApplicationDetails(program: info.executable, fileKindCount: kinds.count, defaultCount: defaultCount)
    }

    /// An application isn't installed, or not anymore.
    nonisolated struct NotInstalled: Error, Equatable, Codable, CustomStringConvertible {
        let name: String

        var description: String { translated("“\(name)” isn't installed any more.") }
    }
}
