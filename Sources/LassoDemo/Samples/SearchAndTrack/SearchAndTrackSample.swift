import LassoGtk

extension Sample {
    /// A flow whose second half depends on what was found in the first one.
    static var searchAndTrack: Sample {
        Sample(
            id: "search-and-track",
            title: translated("Search and Track"),
            summary: translated(
                "Finds an installed application, loads its details once, and keeps how often you use it."
            ),
            iconName: "starred-symbolic",
            folder: "SearchAndTrack"
        ) { placer in
            let flow = SearchAndTrackFlow()
            flow.start(with: placer.withNavigationEmbedding())
            return flow
        }
    }
}
