internal import Lasso

/// A controller with commands.
final class DeskController: Controller {
    var open: () -> Void = {}
    var `import`: () -> Void = {}
    var discard: () -> Void = {}

    override var commands: Commands {
        Commands {
            Command("Open Drawer") { [weak self] in self?.open() }
            Command("Import") { [weak self] in self?.import() }
            Command("Discard") { [weak self] in self?.discard() }
        }
    }
}
