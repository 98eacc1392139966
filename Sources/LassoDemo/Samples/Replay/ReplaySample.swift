import LassoGtk

extension Sample {
    /// A mosaic whose edits are undone, redone, and replayed.
    static var replay: Sample {
        Sample(
            id: "replay",
            title: translated("Undo and Replay"),
            summary: translated(
                "A history undoes each step by its name. The recorded actions build the same mosaic again, before your eyes."
            ),
            iconName: "edit-undo-symbolic",
            folder: "Replay"
        ) { placer in
            let flow = ReplayFlow()
            flow.start(with: placer)
            return flow
        }
    }
}
