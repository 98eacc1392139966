nonisolated extension DocumentFileError {
    /// Creates an error of a document's file.
    ///
    /// - Parameter cause: The error of GIO, or another one.
    init(_ cause: any Error) {
        switch cause {
        case let error as GLibError where error.isMissingFile: self = .missing
        case let error as GLibError where error.isChangedFile: self = .changed
        case let error as GLibError: self = .failed(error.message)
        default: self = .failed("\(cause)")
        }
    }
}
