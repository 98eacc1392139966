import LassoGtk

/// The number of words in a text.
package final class StatisticsController: ViewController {
    package let wordCount: Int

    init(of text: String) {
        wordCount = text.split(whereSeparator: \.isWhitespace).count
        super.init()
        title = "Statistics"
    }

    override package func loadView() -> Widget { Label("\(wordCount) words") }
}
