package import Lasso

package enum ListModule: ScreenModule {
    package enum Action: Equatable, Codable {
        case didType(String)
        case didTapDelete(String)
        case didConfirmDeletion(String)
    }

    package enum Output: Equatable {
        case wantsToDelete(String)
    }

    package struct State: Equatable {
        package var query = ""
        package var notes: [Note] = []
    }

    package static var defaultInitialState: State { State() }

    package static func createScreen(with store: ListStore) -> Screen { Screen(store, Controller()) }
}

package final class ListStore: LassoStore<ListModule> {
    private var service: (any NotesService)?

    convenience init(with state: State, service: any NotesService) {
        self.init(with: state)
        self.service = service
    }

    package override func handleAction(_ action: Action) {
        switch action {
        case .didType(let query):
            update { $0.query = query }
            guard let service else { return }
            effect("search", .debounce(.milliseconds(5))) {
                try await service.notes(containing: query)
            } receive: { store, notes in
                store.update { $0.notes = notes }
            }
        case .didTapDelete(let title): dispatchOutput(.wantsToDelete(title))
        case .didConfirmDeletion(let title): update { $0.notes.removeAll { $0.title == title } }
        }
    }
}
