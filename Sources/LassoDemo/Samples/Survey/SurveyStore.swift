import LassoGtk

final class SurveyStore: LassoStore<SurveyModule> {
    /// The answers, which all windows share.
    let kept = SampleData.shared.survey.store

    required init(with initialState: State) {
        super.init(with: initialState)
        mirror(kept, in: \.kept)
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .question(let question, let action): handle(action, at: question)
        case .summary(.didTapEdit(let question)): dispatchOutput(.didRequestEditing(question))
        case .summary(.didTapStartOver): if state.kept.isLoaded { dispatchOutput(.didRequestStartOver) }
        case .didConfirmStartOver:
            kept.edit { $0 = SurveyAnswers() }
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
            if !text.isEmpty { kept.edit { $0.rename(id, to: text) } }
        case .didMove(let id, let next): kept.edit { $0.move(id, before: next) }
        case .didDelete(let ids): kept.edit { $0.remove(ids) }
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
            kept.edit { $0.add(text, to: question) }
            update { $0.drafts[question] = nil }
        }
    }
}
