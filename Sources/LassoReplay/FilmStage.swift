import LassoGtk
import LassoRecording

/// A stage that takes a picture of each step.
final class FilmStage: GtkReplayStage {
    let application: Application
    let windowSize: WindowSize
    private let look: FilmLook
    private let folder: String
    /// The small pictures of the steps.
    private(set) var pictures: [FilmPicture] = []
    /// The reason why a picture could not be taken.
    private(set) var failure: String?

    init(_ application: Application, windowSize: WindowSize, _ look: FilmLook, in folder: String) {
        (self.application, self.windowSize) = (application, windowSize)
        (self.look, self.folder) = (look, folder)
    }

    func wait(until microseconds: Int) async {}

    func didTake(_ step: Int, _ title: String) async {
        guard failure == nil else { return }
        await FrameWait.wait()
        let file = "\(folder)/\(look.fileName(ofStep: step))"
        guard let node = FilmPicture.node(of: Window.listToplevels().filter(\.mapped).compactMap { $0 as? Window }),
            let texture = FilmPicture.texture(of: node.node, node.width, node.height), texture.saveToPng(file)
        else {
            failure = "The picture \(file) can't be written."
            return
        }
        guard let small = FilmPicture(texture, title: "\(step) \(title)") else {
            failure = "The picture \(file) can't be made small for the sheet."
            return
        }
        pictures.append(small)
    }
}
