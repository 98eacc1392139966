package import Lasso

/// The module of a screen whose store exports notes, and reports how far it is.
package enum ExportModule: ScreenModule {
    package enum Action: CaseIterable { case didTapExport, didTapCancel }

    package struct State: Equatable {
        package var progress: TaskProgress?
        package var count: Int?
    }

    package static var defaultInitialState: State { State() }

    package static func createScreen(with store: ExportStore) -> Screen { Screen(store, Controller()) }
}

package final class ExportStore: LassoStore<ExportModule> {
    /// A closure that exports notes, and returns their number.
    package typealias Export = @MainActor (ProgressReport) async throws -> Int

    private var export: Export = { _ in 0 }

    convenience init(with state: State, export: @escaping Export) {
        self.init(with: state)
        self.export = export
    }

    package override func handleAction(_ action: Action) {
        switch action {
        case .didTapExport:
            effect("export", progress: \.progress, work: export) { store, count in
                store.update { $0.count = count }
            }
        case .didTapCancel: cancelEffects("export")
        }
    }
}

/// A flow with the export alone.
package final class ExportFlow: Flow<NoOutputFlow> {
    private let export: ExportStore.Export
    private weak var store: ExportModule.Store?

    /// Creates the flow.
    package init(export: @escaping ExportStore.Export) { self.export = export }

    package override func createInitialController() -> Controller {
        let screen = ExportModule.createScreen { [export] in ExportStore(with: $0, export: export) }
        store = screen.store
        return screen.controller
    }

    /// Does what the user does.
    package func send(_ action: ExportModule.Action) { store?.dispatchAction(action) }

    /// The progress of the export.
    package var progress: TaskProgress? { store?.state.progress }
}
