import LassoGtk

extension Sample {
    /// Pages that the user turns, placed by a flow.
    static var welcomePages: Sample {
        Sample(
            id: "welcome-pages",
            title: translated("Welcome Pages"),
            summary: translated("Leads through pages, and back to the first one."),
            iconName: "view-paged-symbolic",
            folder: "WelcomePages"
        ) { placer in
            let flow = WelcomeFlow()
            flow.start(with: placer.withPageEmbedding())
            return flow
        }
    }
}
