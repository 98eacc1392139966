import LassoGtk

extension Sample {
    /// A search while the user types: query, pause, results, and what went wrong.
    static var search: Sample {
        Sample(
            id: "search",
            title: translated("Search"),
            summary: translated("Searches while you type, and shows when it waits, finds nothing, or fails."),
            iconName: "system-search-symbolic",
            folder: "Search"
        ) { placer in
            let flow = WordSearchFlow { Display.default?.clipboard.set(Value($0)) }
            flow.start(with: placer)
            return flow
        }
    }
}
