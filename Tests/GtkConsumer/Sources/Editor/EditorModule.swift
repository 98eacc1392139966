import LassoGtk

package enum EditorModule: StoreModule {
    package enum Action: Equatable {
        case didType(String)
        case didRestore
        case didSave(FileReference)
    }

    package enum Output: Equatable {
        case didSave(FileReference)
    }

    package struct State: Equatable, Sendable {
        package var text = ""
        /// Whether the changes have come back after a crash.
        package var isRestored = false
    }
}

package final class EditorStore: LassoStore<EditorModule> {
    override package func handleAction(_ action: Action) {
        switch action {
        case .didType(let text):
            update { $0.text = text }
        case .didRestore:
            update { $0.isRestored = true }
        case .didSave(let file):
            update { $0.isRestored = false }
            dispatchOutput(.didSave(file))
        }
    }
}
