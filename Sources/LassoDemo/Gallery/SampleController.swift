import LassoGtk

/// The controller around a sample, with the commands that every sample has.
final class SampleController: SplitController {
    /// A closure that shows the source of the sample.
    var viewSource: @MainActor () -> Void = {}
    /// A closure that shows the sample in a window of its own.
    var openInNewWindow: @MainActor () -> Void = {}

    /// Creates the controller without the sample.
    ///
    /// - Parameter title: The title of the sample.
    init(_ title: String) {
        super.init()
        self.title = title
    }

    override var commands: Commands {
        Commands {
            Section {
                Command("View _Source", "<Control>u") { [weak self] in self?.viewSource() }
                Command("_Open in New Window") { [weak self] in self?.openInNewWindow() }
            }
        }
    }
}
