import LassoGtk

/// An application that is installed on the computer.
nonisolated struct InstalledApplication: Findable, Hashable {
    /// The name of its desktop entry, such as `org.gnome.Calculator.desktop`.
    let id: String
    let title: String
    let detail: String?
    let icon: String?
}

@MainActor extension InstalledApplication {
    static var texts: SearchTexts {
        SearchTexts(
            title: translated("Find an Application"),
            field: translated("Search Installed Applications"),
            hint: translated("Type a part of its name, or of what it is for."),
            nothing: translated("No Applications Found"),
            failure: translated("The Applications Can't Be Listed")
        ) { count in
            translated("\(count) application", plural: "\(count) applications", count: count)
        }
    }

    static func find(_ pattern: SearchQuery) async throws -> [InstalledApplication] {
        found(pattern, among: AnyAppInfo.all.filter(\.shouldShow).compactMap(InstalledApplication.init))
    }

    /// Returns the application with an identifier; `nil` if it isn't installed.
    static func named(_ id: ID) -> InstalledApplication? {
        AnyAppInfo.all.first { $0.id == id }.flatMap(InstalledApplication.init)
    }

    /// Returns the applications in whose name or description each word of a query occurs, sorted by name. Those whose
    /// name begins with the query come first.
    ///
    /// - Parameters:
    ///   - pattern: What the user searches for.
    ///   - applications: The applications, of which only the first with the same identifier counts.
    static func found(_ pattern: SearchQuery, among applications: [InstalledApplication]) -> [InstalledApplication] {
        var known: Set<ID> = []
        let found = applications.filter { application in
            pattern.matches(application.title, application.detail ?? "") && known.insert(application.id).inserted
        }
        let sorted = found.sorted { LocaleOrder.isIncreasing($0.title, $1.title) }
        return sorted.filter { pattern.isPrefix(of: $0.title) } + sorted.filter { !pattern.isPrefix(of: $0.title) }
    }

    /// Creates the description of an application, unless it has no identifier, which is that of its desktop entry.
    init?(_ info: any AppInfo) {
        guard let id = info.id else { return nil }
        self.init(id: id, title: info.displayName, detail: info.description, icon: info.icon?.toString())
    }
}
