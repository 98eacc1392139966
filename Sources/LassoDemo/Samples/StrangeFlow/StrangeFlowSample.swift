import LassoGtk

extension Sample {
    static var strangeFlow: Sample {
        Sample(
            id: "strange-flow",
            title: translated("Strange Flow"),
            summary: translated("A flow that starts itself again, wherever a flow can be placed."),
            iconName: "media-playlist-shuffle-symbolic",
            folder: "StrangeFlow"
        ) { placer in
            let flow = StrangeFlow()
            flow.start(with: placer.withNavigationEmbedding())
            return flow
        }
    }
}
