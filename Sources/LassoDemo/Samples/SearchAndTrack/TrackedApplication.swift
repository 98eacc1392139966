import LassoGtk

/// An application that the user tracks, and how often they use it.
nonisolated struct TrackedApplication: Identifiable, Hashable, Codable, Sendable {
    let id: String
    let title: String
    let icon: String?
    var usage: Usage

    /// How often the user uses an application.
    nonisolated enum Usage: String, CaseIterable, Codable, Sendable {
        case daily, weekly, rarely
    }
}

@MainActor extension TrackedApplication {
    init(_ application: InstalledApplication, _ usage: Usage) {
        self.init(id: application.id, title: application.title, icon: application.icon, usage: usage)
    }
}

@MainActor extension TrackedApplication.Usage {
    var title: String {
        switch self {
        case .daily: translated("Every Day")
        case .weekly: translated("Every Week")
        case .rarely: translated("Now and Then")
        }
    }
}
