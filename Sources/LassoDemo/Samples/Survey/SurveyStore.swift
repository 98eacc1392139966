import LassoCodable
import LassoGtk

final class SurveyStore: LassoStore<SurveyModule> {
    /// Where the answers are saved. A test replaces it.
    @Mockable static var storage: any ByteStorage = FileStorage(UserDirectories.data + "/lasso-demo/survey.json")

    private(set) lazy var stored = StoredValue(of: self, \.answers, in: Self.storage, as: .json(version: 1)) {
        .didChangeStorage($0)
    }

    required init(with initialState: State) {
        super.init(with: initialState)
        _ = stored
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .question(let question, let action): handle(action, at: question)
        case .summary(.didTapEdit(let question)): dispatchOutput(.didRequestEditing(question))
        case .summary(.didTapStartOver): dispatchOutput(.didRequestStartOver)
        case .didConfirmStartOver:
            update { ($0.answers, $0.drafts, $0.repetitions) = (SurveyAnswers(), [:], []) }
            dispatchOutput(.didStartOver)
        case .didChangeStorage(let event): update { $0.banner = event.banner(instead: $0.banner) }
        case .didDismissBanner: update { $0.banner = nil }
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
            if !text.isEmpty { update { $0.answers.rename(id, to: text) } }
        case .didMove(let id, let next): update { $0.answers.move(id, before: next) }
        case .didDelete(let ids): update { $0.answers.remove(ids) }
        case .didTapNext: if state.page(of: question).canContinue { dispatchOutput(.didComplete(question)) }
        }
    }

    private func add(to question: SurveyQuestion) {
        let page = state.page(of: question)
        let text = page.draft.trimmed
        guard page.canAdd else { return }
        update { state in
            if page.answers.contains(where: { $0.text == text }) {
                state.repetitions.insert(question)
            } else {
                state.answers.add(text, to: question)
                state.drafts[question] = nil
            }
        }
    }
}
