import LassoGtk

/// The flow of the survey: a page for each question, and a summary.
///
/// Its places are `/skills`, `/thanks`, and `/summary`, each on top of the others.
final class SurveyFlow: Flow<NoOutputNavigationFlow> {
    private static let summary = "summary"

    let store: SurveyStore

    init(_ store: SurveyStore = SurveyStore(with: .init())) { self.store = store }

    override func createInitialController() -> Controller {
        store.observeOutput { [weak self] output in
            switch output {
            case .didComplete(let question): self?.show(after: question)
            case .didRequestEditing(let question): self?.goBack(to: question)
            case .didRequestStartOver: self?.confirmStartOver()
            case .didStartOver: self?.goBack(to: .joys)
            }
        }
        return page(of: .joys)
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        let names = SurveyQuestion.allCases.dropFirst().map(\.rawValue) + [Self.summary]
        guard names.contains(component.name) else { return .unknown }
        return .at(
            context?.child(named: component.name),
            else: .show {
                self.showPages(upTo: component.name)
                return .here
            }
        )
    }

    private func showPages(upTo name: String) {
        for question in SurveyQuestion.allCases {
            guard context?.child(named: name) == nil else { return }
            let next = question.next?.rawValue ?? Self.summary
            if context?.child(named: next) == nil { show(after: question) }
        }
    }

    private func show(after question: SurveyQuestion) {
        let controller = question.next.map(page(of:)) ?? summaryPage()
        if question.next == nil { controller.pathComponent = Self.summary }
        controller.place(with: nextPushedInFlow)
    }

    private func page(of question: SurveyQuestion) -> Controller {
        let view = store.asViewStore(for: SurveyQuestionModule.self) {
            $0.page(of: question)
        } actionMap: {
            .question(question, $0)
        }
        return prepared(SurveyQuestionViewController(question, view), name: question == .joys ? nil : question.rawValue)
    }

    private func summaryPage() -> Controller {
        let view = store.asViewStore(for: SurveySummaryModule.self, stateMap: \.summary) { .summary($0) }
        return prepared(SurveySummaryViewController(view), name: Self.summary)
    }

    private func prepared(_ controller: Controller, name: String?) -> Controller {
        controller.pathComponent = name
        controller.holdReference(to: store)
        controller.bindBanner(to: store, \.kept.banner) { .didEndBanner($0) }
        return controller
    }

    private func goBack(to question: SurveyQuestion) {
        guard let context else { return }
        let page = context.child(named: question.rawValue) ?? initialController
        if let page, context.controllers.contains(where: { $0 === page }) { context.pop(to: page) }
    }

    private func confirmStartOver() {
        Task {
            let isConfirmed = await confirm(
                translated("Delete all answers?"),
                detail: translated("This cannot be undone."),
                accept: translated("Delete"),
                isDestructive: true
            )
            if isConfirmed { store.dispatchAction(.didConfirmStartOver) }
        }
    }
}
