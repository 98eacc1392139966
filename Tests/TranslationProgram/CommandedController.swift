import Lasso

/// A controller with commands that do nothing.
final class CommandedController: Controller {
    override var commands: Commands {
        Commands {
            Command("_New Task", keywords: ["errand"]) {}
            Command(.preferences) {}
        }
    }
}
