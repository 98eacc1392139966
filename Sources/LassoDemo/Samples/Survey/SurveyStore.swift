import LassoGtk

final class SurveyStore: LassoStore<SurveyModule> {
    /// The place of the saved answers. A test replaces it.
    @Mockable static var answers = SharedStore {
        KeptStore(SurveyAnswers(), in: FileStorage(UserDirectories.data + "/lasso-demo/survey.json"))
    }

    /// The answers, which all windows share.
    let kept = SurveyStore.answers.store

    required init(with initialState: State) {
        super.init(with: initialState)
        mirror(kept, in: \.kept)
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .question(let question, let action): handle(action, at: question)
        case .summary(.didTapEdit(let question)): dispatchOutput(.didRequestEditing(question))
        case .summary(.didTapStartOver): dispatchOutput(.didRequestStartOver)
        case .didConfirmStartOver:
            kept.update { $0.value = SurveyAnswers() }
            update { ($0.drafts, $0.repetitions) = ([:], []) }
            dispatchOutput(.didStartOver)
        case .didEndBanner(let outcome): kept.dispatchAction(.didEndBanner(outcome))
        }
    }

    private func handle(_ action: SurveyQuestionModule.ViewAction, at question: SurveyQuestion) {
        switch action {
        case .didType(let text):
            update { state in
                state.drafts[question] = text
                state.repetitions.remove(question)
            }
        case .didTapAdd: add(to: question)
        case .didRename(let id, let text):
            let text = text.trimmed
            if !text.isEmpty { kept.update { $0.value.rename(id, to: text) } }
        case .didMove(let id, let next): kept.update { $0.value.move(id, before: next) }
        case .didDelete(let ids): kept.update { $0.value.remove(ids) }
        case .didTapNext: if state.page(of: question).canContinue { dispatchOutput(.didComplete(question)) }
        }
    }

    private func add(to question: SurveyQuestion) {
        let page = state.page(of: question)
        let text = page.draft.trimmed
        guard page.canAdd else { return }
        if page.answers.contains(where: { $0.text == text }) {
            update { $0.repetitions.insert(question) }
        } else {
            kept.update { $0.value.add(text, to: question) }
            update { $0.drafts[question] = nil }
        }
    }
}
