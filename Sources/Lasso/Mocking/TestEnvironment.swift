import Glibc

/// Whether a process runs tests.
///
/// Source: Lasso's `Testing.active`. `Testing` is the name of Swift's own module of tests.
@MainActor
public enum TestEnvironment {
    /// Whether the code is to behave as in a test: ``Mockable`` values can be replaced.
    ///
    /// At first it is whether XCTest or Swift Testing is in the process. A test of what a program does that runs no tests can set
    /// it, and puts it back with ``reset()``.
    public static var isActive = isTestLibraryLoaded

    /// Puts back what ``isActive`` is by itself.
    public static func reset() { isActive = isTestLibraryLoaded }

    private static let isTestLibraryLoaded: Bool = {
        // Without a path, the program and all libraries that it has loaded are searched.
        guard let program = dlopen(nil, RTLD_LAZY) else { return false }
        defer { dlclose(program) }
        // The descriptors of XCTestCase and of Testing.Test.
        return dlsym(program, "$s6XCTest0A4CaseCMn") != nil || dlsym(program, "$s7Testing4TestVMn") != nil
    }()
}
