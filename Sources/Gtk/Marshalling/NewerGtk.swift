import CGtk
import Glibc

/// Functions that GTK at run time may have although GTK at build time did not.
enum NewerGtk {
    /// Returns a function of the running GTK by its C name.
    ///
    /// - Parameters:
    ///   - name: The function's C name.
    ///   - type: The function's C type.
    /// - Returns: The function, or `nil` if the running GTK is too old to have it.
    static func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
        // Without a path, `dlopen` searches the program and all libraries that it has loaded.
        guard let program = dlopen(nil, RTLD_LAZY), let symbol = dlsym(program, name) else { return nil }
        return unsafeBitCast(symbol, to: type)
    }

    /// Creates an object of a class that only newer versions of GTK have.
    ///
    /// - Parameter getType: The C name of the function that registers the class.
    /// - Returns: The object, or `nil` if the running GTK is too old.
    static func object(_ getType: String) -> Object? {
        guard let type = function(getType, as: (@convention(c) () -> UInt).self) else { return nil }
        return .wrapping(UnsafeRawPointer(g_object_new_with_properties(type(), 0, nil, nil)), transfer: .full)
    }
}
