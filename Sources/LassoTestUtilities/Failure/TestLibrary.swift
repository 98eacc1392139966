import Testing

/// The library that runs the tests of this process.
enum TestLibrary {
    case swiftTesting
    case xcTest

    /// Which of the two runs now.
    ///
    /// A task that is detached from its test knows no current test. The process was started for one of the libraries
    /// only, so its arguments tell which one must hear of the failure; the other one would drop it without a word.
    static var running: TestLibrary {
        Test.current != nil || CommandLine.arguments.contains("swift-testing") ? .swiftTesting : .xcTest
    }
}
