import LassoGtk

/// Something that the user can search for with the screen of ``SearchScreenModule``.
nonisolated protocol Findable: Identifiable, Equatable, Codable, Sendable where ID: Codable & Sendable {
    var title: String { get }
    /// A smaller text below the title; `nil` for none.
    var detail: String? { get }
    /// The icon, as `Icon.toString()` writes it; `nil` for none.
    var icon: String? { get }

    /// The words of the screen.
    @MainActor static var texts: SearchTexts { get }

    /// Searches.
    ///
    /// - Parameter pattern: What the user searches for; never empty.
    /// - Returns: What was found, the best first.
    /// - Throws: The reason why the search isn't possible. Its description is shown to the user.
    @MainActor static func find(_ pattern: SearchQuery) async throws -> [Self]
}

nonisolated extension Findable {
    var detail: String? { nil }
    var icon: String? { nil }
}
