import LassoGtk

extension Sample {
    static var bindings: Sample {
        Sample(
            id: "bindings",
            title: translated("Bindings"),
            summary: translated("Each kind of control, bound to a store, with the state beside it."),
            iconName: "preferences-other-symbolic",
            folder: "Bindings"
        ) { placer in
            BindingsScreenModule.createScreen().place(with: placer)
            return nil
        }
    }
}
