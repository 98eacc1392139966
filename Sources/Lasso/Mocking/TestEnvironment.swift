import Glibc

/// The information whether a process runs tests.
///
/// Source: Lasso's `Testing.active`. `Testing` is the name of Swift's own module of tests.
@MainActor
public enum TestEnvironment {
    /// Whether the code behaves as in a test, so that ``Mockable`` values can be replaced.
    ///
    /// Initially, it is whether XCTest or Swift Testing is loaded into the process. A test of the behavior without
    /// tests can set it, and restores it with ``reset()``.
    public static var isActive = isTestLibraryLoaded

    /// Restores the initial value of ``isActive``.
    public static func reset() { isActive = isTestLibraryLoaded }

    private static let isTestLibraryLoaded: Bool = {
        // Without a path, `dlopen` returns a handle for the program and all libraries that it has loaded.
        guard let program = dlopen(nil, RTLD_LAZY) else { return false }
        defer { dlclose(program) }
        // The type descriptors of XCTestCase and of Testing.Test.
        return dlsym(program, "$s6XCTest0A4CaseCMn") != nil || dlsym(program, "$s7Testing4TestVMn") != nil
    }()
}
