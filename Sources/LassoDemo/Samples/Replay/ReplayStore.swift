import LassoGtk

/// The store that sends recorded actions to another mosaic, one after the other.
final class ReplayStore: LassoStore<ReplayModule> {
    /// The time between two steps.
    static let pause = Duration.milliseconds(400)

    private let first: MosaicModule.State
    private let actions: [MosaicModule.Action]
    private var mosaic: MosaicStore

    /// Creates the store of a replay.
    ///
    /// - Parameter steps: The steps of the history. Those that were undone aren't among them.
    convenience init(_ steps: [MosaicStore.History.Step]) {
        self.init(at: steps.first?.old ?? MosaicModule.defaultInitialState, steps.compactMap(\.action))
    }

    // The optimizer of Swift 6.3 can't compile this initializer if it also takes the steps apart.
    private init(at first: MosaicModule.State, _ actions: [MosaicModule.Action]) {
        self.first = first
        self.actions = actions
        mosaic = MosaicStore(with: first)
        super.init(with: State(mosaic: first.mosaic, steps: actions.compactMap(\.stepName)))
    }

    required convenience init(with state: State) { self.init([]) }

    override func handleAction(_ action: Action) {
        switch action {
        case .didAppear: play()
        case .didTapPlay: if state.isPlaying { pause() } else { play() }
        case .didTapStep:
            pause()
            step()
        case .didTapRestart:
            restart()
            play()
        }
    }

    private func play() {
        if state.isAtEnd { restart() }
        guard !state.isAtEnd else { return }
        update { $0.isPlaying = true }
        stepAfterPause()
    }

    private func pause() {
        cancelEffects("play")
        update { $0.isPlaying = false }
    }

    private func restart() {
        mosaic = MosaicStore(with: first)
        update { [first] in ($0.mosaic, $0.position) = (first.mosaic, 0) }
    }

    private func stepAfterPause() {
        effect("play", .cancelPrevious) { [effectClock] in
            try await effectClock.sleep(for: Self.pause)
        } receive: { store, _ in
            store.step()
            if store.state.isAtEnd { store.update { $0.isPlaying = false } } else { store.stepAfterPause() }
        }
    }

    private func step() {
        guard state.canStep else { return }
        mosaic.dispatchAction(actions[state.position])
        update { [mosaic] in
            $0.mosaic = mosaic.state.mosaic
            $0.position += 1
        }
    }
}
