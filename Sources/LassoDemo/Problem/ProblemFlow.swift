import LassoGtk
import LassoRecording

/// The flow that shows what the flight recorder has recorded, and saves it to a file that the user chooses.
final class ProblemFlow: Flow<NoOutputNavigationFlow> {
    private let tape: Tape
    private let contents: [UInt8]
    private let files: any DocumentFiles

    /// Creates the flow with what has happened until now.
    ///
    /// - Parameters:
    ///   - recorder: The flight recorder.
    ///   - files: The access to files.
    init(_ recorder: FlightRecorder, files: any DocumentFiles = ProblemStore.privateFiles()) {
        (tape, contents, self.files) = (recorder.tape, recorder.bytes, files)
    }

    override func createInitialController() -> Controller {
        let state = ProblemModule.State(text: tape.readableText, isBeginningMissing: tape.header.dropped > 0)
        let screen = ProblemModule.createScreen(with: state) { [contents, files] in
            ProblemStore(with: $0, contents: contents, files: files)
        }
        screen.observeOutput { [weak self, weak store = screen.store] output in
            switch output {
            case .didRequestFile: Task { await self?.askForFile(of: store) }
            }
        }
        return screen.controller
    }

    private func askForFile(of store: ProblemModule.Store?) async {
        let name = translated("Problem.tape", comment: "The proposed name of a file")
        let file = await initialController?.saveFile(translated("Save Report"), proposedName: name)
        if let file { store?.dispatchAction(.didChoose(file)) }
    }
}
