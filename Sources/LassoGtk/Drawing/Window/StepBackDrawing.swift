/// A drawing of a container whose step back follows the user's finger.
protocol StepBackDrawing: AnyObject {
    /// The box in which the step back is shown; `nil` if it can't be.
    var stepBackFrame: AdaptiveBox? { get }

    /// Whether the drawing shows the page that the step back leads to, although it hasn't been taken.
    var isPreviewing: Bool { get }

    /// Shows the page that the step back leads to. The page can't be used before the step has been taken.
    ///
    /// - Returns: Whether that is possible.
    func previewStepBack() -> Bool

    /// Shows the hierarchy as it is.
    func endPreview()
}
