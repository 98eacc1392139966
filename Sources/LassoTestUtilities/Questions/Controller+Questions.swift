import Lasso

extension Controller {
    /// The question that the user sees when this controller is on the screen, also if its window is not open; the one on top,
    /// if there are more.
    ///
    /// ```swift
    /// let alert = try #require(window.question as? AlertController)
    /// #expect(alert.message == "Discard the changes?")
    /// ```
    public var question: QuestionController? {
        withVisibleDescendants.compactMap { $0 as? QuestionController }.max { $0.number < $1.number }
    }
}
