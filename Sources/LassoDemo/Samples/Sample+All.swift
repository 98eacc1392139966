import LassoGtk

extension Sample {
    /// The samples of the gallery, in the order in which it shows them.
    static var sections: [SampleSection] {
        [
            SampleSection(title: translated("Screens"), samples: [.counter, .login, .signUp, .bindings]),
            SampleSection(title: translated("Flows"), samples: [.counterFlow, .tabs, .strangeFlow]),
            SampleSection(title: translated("Lists"), samples: [.millionRows]),
        ]
    }

    static var all: [Sample] { sections.flatMap(\.samples) }
}
