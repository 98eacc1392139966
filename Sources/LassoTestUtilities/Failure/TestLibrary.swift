import Testing

/// The test library that runs the tests of this process.
enum TestLibrary {
    case swiftTesting
    case xcTest

    /// The library that is running.
    ///
    /// A task detached from its test has no current test. The process is started for one library only, so its arguments
    /// name the library to report a failure to. The other library would silently drop it.
    static var running: TestLibrary {
        Test.current != nil || CommandLine.arguments.contains("swift-testing") ? .swiftTesting : .xcTest
    }
}
