nonisolated extension DocumentFileError {
    /// The error of an operation whose task was canceled.
    static var canceled: DocumentFileError { .failed(translated("The operation was canceled.", in: .lasso)) }

    /// Creates an error of a document's file.
    ///
    /// - Parameter cause: An error of GIO, or another one.
    init(_ cause: any Error) {
        switch cause {
        case let error as GLibError where error.isMissingFile: self = .missing
        case let error as GLibError where error.isChangedFile: self = .changed
        case let error as GLibError: self = .failed(error.userMessage)
        case is CancellationError: self = .canceled
        default: self = .failed("\(cause)")
        }
    }
}
