import LassoGtk

extension Sample {
    static var counterFlow: Sample {
        Sample(
            id: "counter-flow",
            title: translated("Counter in a Flow"),
            summary: translated("A flow that leads from a beginning through the counter to the result."),
            iconName: "media-playlist-consecutive-symbolic",
            folder: "CounterFlow"
        ) { placer in
            let flow = CounterFlow()
            flow.start(with: placer.withNavigationEmbedding())
            return flow
        }
    }
}
