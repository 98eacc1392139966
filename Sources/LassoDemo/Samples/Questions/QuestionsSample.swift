import LassoGtk

extension Sample {
    /// A note whose flow asks questions.
    static var questions: Sample {
        Sample(
            id: "questions",
            title: translated("Questions"),
            summary: translated(
                "A note that asks before something is lost, and lets the user choose. A test can answer."
            ),
            iconName: "dialog-question-symbolic",
            folder: "Questions"
        ) { placer in
            let flow = NoteFlow()
            flow.start(with: placer)
            return flow
        }
    }
}
