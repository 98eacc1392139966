import LassoGtk

extension Sample {
    /// Every transition between the root controllers of a window.
    static var transitions: Sample {
        Sample(
            id: "transitions",
            title: translated("Window Transitions"),
            summary: translated("Every way in which one page of a window follows another, also with reduced motion."),
            iconName: "view-dual-symbolic",
            folder: "Transitions"
        ) { placer in
            let flow = TransitionsFlow()
            flow.start(with: placer)
            return flow
        }
    }
}
