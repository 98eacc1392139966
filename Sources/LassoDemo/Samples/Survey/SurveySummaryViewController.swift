import LassoGtk

final class SurveySummaryViewController: ViewController, LassoView {
    let store: SurveySummaryModule.ViewStore

    init(_ store: SurveySummaryModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Summary")
    }

    override func loadView() -> Widget {
        let sections = Box(.vertical, spacing: 24)
        sections.bindChildren(to: store, \.sections) { section in
            let question = Label(section.state.id.text), answers = Label()
            question.addCssClass("title-4")
            answers.bind(\.label, to: section, \.answers) {
                $0.isEmpty ? translated("No Answers Yet") : LocaleFormat.list($0)
            }
            for label in [question, answers] {
                label.wrapsLongText()
                (label.xalign, label.hexpand) = (0, true)
            }
            let edit = Button(
                iconName: "document-edit-symbolic",
                name: translated("Edit the answers to “\(section.state.id.text)”")
            )
            edit.bind(to: section, action: .didTapEdit(section.state.id))
            return Box(.horizontal, spacing: 12) {
                Box(.vertical, spacing: 6) {
                    question; answers
                }
                edit
            }
        }
        let startOver = Button(mnemonic: translated("_Start Over…"))
        startOver.addCssClass("destructive-action")
        startOver.bindSensitive(to: store, \.canStartOver)
        startOver.bind(to: store, action: .didTapStartOver)
        return Form(
            translated("Thank You"),
            translated("Your answers are saved on this computer, and are still here when you come back.")
        ) {
            sections; startOver
        }
    }
}
