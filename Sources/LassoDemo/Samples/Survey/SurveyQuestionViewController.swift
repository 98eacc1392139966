import LassoGtk

final class SurveyQuestionViewController: ViewController, LassoView {
    let store: SurveyQuestionModule.ViewStore
    private let question: SurveyQuestion

    init(_ question: SurveyQuestion, _ store: SurveyQuestionModule.ViewStore) {
        (self.question, self.store) = (question, store)
        super.init()
        title = question.title
    }

    override func loadHeaderContent() -> HeaderContent {
        let next = Button(mnemonic: question.next == nil ? translated("_Finish") : translated("_Next"))
        next.addCssClass("suggested-action")
        next.bindSensitive(to: store, \.canContinue)
        next.bind(to: store, action: .didTapNext)
        return HeaderContent(end: { next })
    }

    override func loadView() -> Widget {
        return Box(.vertical, spacing: 12) {
            heading; field; list
        }
        .asPage()
    }

    private var heading: [Widget] {
        let count = SurveyQuestion.allCases.count
        let step = Label(translated("Question \(question.number) of \(count)")), text = Label(question.text)
        step.addCssClass("dim-label")
        text.addCssClass("title-2")
        text.wrapsLongText()
        for label in [step, text] { label.xalign = 0 }
        return [step, text]
    }

    private var field: Widget {
        let adding = AddingField(translated("Ans_wer"), to: store, \.draft, canAdd: \.canAdd, add: .didTapAdd) {
            .didType($0)
        }
        let problem = Label()
        problem.showsErrors()
        problem.bindError(to: store, \.problem, of: [adding.field.control])
        return Box(.vertical, spacing: 6) {
            adding; problem
        }
    }

    private var list: Widget {
        let list = ListView(
            of: store,
            \.answers,
            .reordering { .didMove($0, before: $1) },
            .deletion { ids, _ in .didDelete(ids) },
            .contextMenu { _ in [.renaming("_Rename"), .deleting("_Delete")] }
        ) { answer in
            let text = EditableLabel(text: "")
            let remove = Button(iconName: "user-trash-symbolic", name: translated("Delete"))
            text.hexpand = true
            text.bindRenaming(to: answer, \.text) { .didRename(answer.id, $0) }
            remove.onClicked { answer.dispatchAction(.didDelete([answer.id])) }
            return Box(.horizontal, spacing: 6) {
                text; remove
            }
        }
        list.accessibleLabel = translated("Answers")
        list.addCssClass("rich-list")
        let none = StatusPage(icon: "view-list-symbolic", translated("No Answers Yet"))
        return list.scrolled(instead: none, of: store, \.answers.isEmpty)
    }
}
