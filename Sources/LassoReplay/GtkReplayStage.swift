import LassoGtk
import LassoRecording

/// A stage that draws.
protocol GtkReplayStage: ReplayStage {
    /// The GTK application of the windows.
    var application: Application { get }
}
