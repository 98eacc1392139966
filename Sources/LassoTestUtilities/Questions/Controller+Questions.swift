import Lasso

extension Controller {
    /// The topmost question that is visible whenever this controller is on the screen; also if its window is not open.
    /// `nil` if there is none.
    ///
    /// ```swift
    /// let alert = try #require(window.question as? AlertController)
    /// #expect(alert.message == "Discard the changes?")
    /// ```
    public var question: QuestionController? {
        withVisibleDescendants.compactMap { $0 as? QuestionController }.max { $0.number < $1.number }
    }
}
