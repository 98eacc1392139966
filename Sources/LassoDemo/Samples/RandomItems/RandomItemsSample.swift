import LassoGtk

extension Sample {
    /// Random items in a list, and the selected one beside it.
    static var randomItems: Sample {
        Sample(
            id: "random-items",
            title: translated("Random Items"),
            summary: translated("Throws dice, and shows the throw that is selected in the list beside it."),
            iconName: "applications-games-symbolic",
            folder: "RandomItems"
        ) { placer in
            let flow = RandomItemsFlow()
            flow.start(with: placer)
            return flow
        }
    }
}
