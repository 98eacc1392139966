import LassoGtk

extension Sample {
    static var tabs: Sample {
        Sample(
            id: "tabs",
            title: translated("Tabs"),
            summary: translated("A flow in each tab, and a parent flow that passes messages between them."),
            iconName: "tab-new-symbolic",
            folder: "Tabs"
        ) { placer in
            let flow = TabsFlow()
            flow.start(with: placer)
            return flow
        }
    }
}
