import LassoGtk

/// The sidebar with the samples, in which the user searches for one.
enum GalleryScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didSearch(String)
        case didPressEnter
        case didActivate(Sample.ID)
        case didShow(Sample.ID?)
    }

    enum Output: Equatable {
        case didChoose(Sample.ID)
    }

    struct State: Equatable {
        let rows: IdentifiedArray<Row>
        var query = ""
        /// The sample beside the sidebar; `nil` if there is something else.
        var shown: Sample.ID?

        /// Creates the state in which all samples are found and none is shown.
        init(_ sections: [SampleSection]) {
            rows = IdentifiedArray(
                sections.flatMap { section in section.samples.map { Row($0, in: section.title) } }
            )
        }

        /// The samples in whose texts each word of the query occurs.
        var found: IdentifiedArray<Row> {
            let query = SearchQuery(query)
            guard !query.isEmpty else { return rows }
            return IdentifiedArray(rows.filter { query.matches($0.title, $0.summary, $0.section) })
        }
    }

    /// A sample as a row of the sidebar.
    struct Row: Identifiable, Equatable {
        let id: Sample.ID
        let title: String
        let summary: String
        let iconName: String
        let section: String
    }

    static var defaultInitialState: State { State(Sample.sections) }

    static func createScreen(with store: GalleryScreenStore) -> Screen {
        Screen(store, GalleryViewController(store.asViewStore()))
    }
}

extension GalleryScreenModule.Row {
    init(_ sample: Sample, in section: String) {
        self.init(
            id: sample.id,
            title: sample.title,
            summary: sample.summary,
            iconName: sample.iconName,
            section: section
        )
    }
}
