import LassoGtk

extension Sample {
    /// One store that several views show.
    static var viewModules: Sample {
        Sample(
            id: "view-modules",
            title: translated("View Modules"),
            summary: translated("Shows one store in four views, each of which knows only its own part."),
            iconName: "preferences-color-symbolic",
            folder: "ViewModules"
        ) { placer in
            MixerScreenModule.createScreen().place(with: placer)
            return nil
        }
    }
}
