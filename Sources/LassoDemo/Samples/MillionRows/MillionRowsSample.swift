import LassoGtk

extension Sample {
    static var millionRows: Sample {
        Sample(
            id: "million-rows",
            title: translated("A Million Rows"),
            summary: translated("A table that is searched, sorted, edited, and undone without a pause."),
            iconName: "view-list-symbolic",
            folder: "MillionRows"
        ) { placer in
            ListScreenModule.createScreen().place(with: placer)
            return nil
        }
    }
}
