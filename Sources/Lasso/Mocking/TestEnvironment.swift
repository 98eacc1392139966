import Glibc

/// Whether a process runs tests.
///
/// Source: Lasso's `Testing.active`. `Testing` is the name of Swift's own module of tests.
public enum TestEnvironment {
    /// Whether XCTest or Swift Testing is in the process.
    public static let isActive: Bool = {
        // Without a path, the program and all libraries that it has loaded are searched.
        guard let program = dlopen(nil, RTLD_LAZY) else { return false }
        defer { dlclose(program) }
        // The descriptors of XCTestCase and of Testing.Test.
        return dlsym(program, "$s6XCTest0A4CaseCMn") != nil || dlsym(program, "$s7Testing4TestVMn") != nil
    }()
}
