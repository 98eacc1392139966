import PackagePlugin

/// `swift package new-flow NAME [--target TARGET]` adds a flow to a target: its module, the flow, the screen that it
/// begins with, and tests.
@main
struct NewFlow: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try create("flow", in: context, arguments)
    }
}
