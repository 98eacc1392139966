package import Lasso

package enum DeskModule: ScreenModule {
    package enum Action: Equatable, Codable {
        case didImport(String)
        case didUndo
        case didKeep
    }

    package struct State: Equatable {
        package var papers: [String] = []
        package var isKept = false
    }

    package static var defaultInitialState: State { State() }

    package static func createScreen(with store: DeskStore) -> Screen { Screen(store, DeskController()) }
}

package final class DeskStore: LassoStore<DeskModule> {
    package override func handleAction(_ action: Action) {
        switch action {
        case .didImport(let paper): update { $0.papers.append(paper) }
        case .didUndo: update { _ = $0.papers.popLast() }
        case .didKeep: update { $0.isKept = true }
        }
    }
}
