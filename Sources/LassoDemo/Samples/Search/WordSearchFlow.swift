import LassoGtk

/// The flow of the sample Search: a screen that searches words. A word that the user chooses is copied.
final class WordSearchFlow: Flow<NoOutputFlow> {
    private let copy: (String) -> Void

    /// Creates the flow.
    ///
    /// - Parameter copy: A closure that copies a text to the clipboard.
    init(copy: @escaping (String) -> Void) { self.copy = copy }

    override func createInitialController() -> Controller {
        let screen = SearchScreenModule<Word>.createScreen()
        screen.observeOutput { [copy, weak controller = screen.controller] output in
            switch output {
            case .didChoose(let word):
                copy(word.title)
                controller?.toast(translated("“\(word.title)” copied"))
            }
        }
        return screen.controller
    }
}
