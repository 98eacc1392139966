import LassoGtk
import LassoRecording

/// The pictures of a replay: a file for each step and look, and sheets with all of them.
final class Film {
    private let tape: Tape
    private let folder: String
    private let application: Application
    private let windowSize: WindowSize
    private let makeReplay: @MainActor (Tape, any ReplayStage) -> TapeReplay

    init(
        of tape: Tape,
        in folder: String,
        _ application: Application,
        windowSize: WindowSize,
        _ makeReplay: @escaping @MainActor (Tape, any ReplayStage) -> TapeReplay
    ) {
        (self.tape, self.folder, self.makeReplay) = (tape, folder, makeReplay)
        (self.application, self.windowSize) = (application, windowSize)
    }

    /// Replays the tape once for each look, and takes the pictures.
    ///
    /// - Returns: The exit status.
    /// - Throws: ``TapeError`` if the tape can't be replayed, or a picture can't be written.
    func make() async throws(TapeError) -> Int32 {
        do throws(GLibError) {
            try Files.createFolder(folder, mode: 0o755)
        } catch {
            throw TapeError("The folder \(folder) can't be created: \(error.message)")
        }
        var columns: [[FilmPicture]] = []
        for look in FilmLook.allCases {
            look.apply(to: application)
            let stage = FilmStage(application, windowSize: windowSize, look, in: folder)
            let difference = try await makeReplay(tape, stage).run()
            if let failure = stage.failure { throw TapeError(failure) }
            if let difference {
                print(difference)
                return 1
            }
            columns.append(stage.pictures)
        }
        // The titles have the usual size.
        FilmLook.light.apply(to: application)
        let sheets = FilmSheet.sheets(of: columns), names = sheets.indices.map(FilmSheet.fileName)
        for (sheet, name) in zip(sheets, names) where sheet.draw()?.saveToPng("\(folder)/\(name)") != true {
            throw TapeError("The picture \(folder)/\(name) can't be written.")
        }
        print("Pictures in \(folder): \(columns.joined().count), and \(names.joined(separator: ", ")).")
        return 0
    }
}
