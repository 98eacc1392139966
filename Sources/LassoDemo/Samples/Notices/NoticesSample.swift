import LassoGtk

extension Sample {
    /// Work that tells how far it is, and what it has found.
    static var notices: Sample {
        Sample(
            id: "notices",
            title: translated("Notices"),
            summary: translated(
                "Counts prime numbers, with progress, toasts, a banner, and a notification on the desktop."
            ),
            iconName: "preferences-system-notifications-symbolic",
            folder: "Notices"
        ) { placer in
            PrimesModule.createScreen().place(with: placer)
            return nil
        }
    }
}
