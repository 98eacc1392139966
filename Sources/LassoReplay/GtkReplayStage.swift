import LassoGtk
import LassoRecording

/// A stage that draws.
protocol GtkReplayStage: ReplayStage {
    /// The GTK application of the windows.
    var application: Application { get }
    /// The size of the window that is filled first.
    var windowSize: WindowSize { get }
}

extension GtkReplayStage {
    var isDrawn: Bool { true }

    func open(_ window: WindowController) {
        window.present(in: application, width: windowSize.width, height: windowSize.height)
    }
}
