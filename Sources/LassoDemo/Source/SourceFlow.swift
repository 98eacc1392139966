import LassoGtk

/// The window with the source of a sample.
final class SourceFlow: Flow<NoOutputFlow> {
    private let sample: Sample

    init(of sample: Sample) {
        self.sample = sample
    }

    override func createInitialController() -> Controller {
        let folder = SourceFolder(of: sample.folder, DemoApplication.identity)
        let title = translated("Source of “\(sample.title)”")
        return
            SourceScreenModule
            .createScreen(with: SourceScreenModule.State(title: title)) { SourceScreenStore(with: $0, folder: folder) }
            .controller
    }
}
