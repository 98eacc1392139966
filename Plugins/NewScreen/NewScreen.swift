import PackagePlugin

/// `swift package new-screen NAME [--target TARGET]` adds a screen to a target: its module, store, view controller, and
/// a test.
@main
struct NewScreen: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try create("screen", in: context, arguments)
    }
}
