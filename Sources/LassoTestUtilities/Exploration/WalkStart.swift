import Lasso

/// The beginning of a walk: creates a flow and places it.
@MainActor
struct WalkStart {
    /// A closure that begins a walk. It returns the flow; `nil` if it only knows the window.
    let begin: @MainActor (FlowWalk) -> (any PathFollowing)?
    /// A closure that returns the commands of the application; `nil` if there is none.
    let commands: (@MainActor () -> Commands)?

    private init(
        _ commands: (@MainActor () -> Commands)?,
        _ begin: @escaping @MainActor (FlowWalk) -> (any PathFollowing)?
    ) {
        (self.commands, self.begin) = (commands, begin)
    }

    /// Starts a flow in the root of the window, or in a navigation controller there.
    static func flow<Module: FlowModule>(
        _ makeFlow: @escaping @MainActor () -> Flow<Module>,
        commands: (@MainActor () -> Commands)? = nil
    ) -> WalkStart {
        WalkStart(commands) { walk in
            let flow = makeFlow()
            let _: Observation = flow.observeOutput { [activity = walk.activity] _ in activity.flowDidEmit() }
            flow.startAlone(in: walk.window)
            return flow
        }
    }

    /// Starts what a closure starts in the window.
    static func window(
        _ start: @escaping @MainActor (WindowController) -> Void,
        commands: (@MainActor () -> Commands)? = nil
    ) -> WalkStart {
        WalkStart(commands) { walk in
            start(walk.window)
            return nil
        }
    }
}
