import LassoGtk

extension Sample {
    /// A flow whose screens share a store, which keeps what the user enters.
    static var survey: Sample {
        Sample(
            id: "survey",
            title: translated("Survey"),
            summary: translated(
                "Lists that grow step by step. Every screen shows a part of one store, which keeps them."
            ),
            iconName: "document-edit-symbolic",
            folder: "Survey"
        ) { placer in
            let flow = SurveyFlow()
            flow.start(with: placer.withNavigationEmbedding())
            return flow
        }
    }
}
