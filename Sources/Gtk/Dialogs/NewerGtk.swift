import CGtk
import Glibc

/// Functions that the GTK which the program runs with may have, and the one that it was built with need not.
enum NewerGtk {
    /// A function of the running GTK, by its C name.
    ///
    /// - Parameters:
    ///   - name: The C name.
    ///   - type: Its C type.
    /// - Returns: The function, or `nil` where GTK is too old to have it.
    static func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
        // Without a path, the program and all libraries that it has loaded are searched.
        guard let program = dlopen(nil, RTLD_LAZY), let symbol = dlsym(program, name) else { return nil }
        return unsafeBitCast(symbol, to: type)
    }

    /// A new object of a class that only newer versions have.
    ///
    /// - Parameter getType: The C name of the function that registers the class.
    /// - Returns: The object, or `nil` where GTK is too old.
    static func object(_ getType: String) -> Object? {
        guard let type = function(getType, as: (@convention(c) () -> UInt).self) else { return nil }
        return .wrapping(UnsafeRawPointer(g_object_new_with_properties(type(), 0, nil, nil)), transfer: .full)
    }
}

extension GLibError {
    /// Whether a dialog was closed without an answer: by the user, or because its window went.
    ///
    /// Source: `GTK_DIALOG_ERROR_CANCELLED`, `GTK_DIALOG_ERROR_DISMISSED`, `G_IO_ERROR_CANCELLED`.
    nonisolated var isDismissal: Bool {
        domain == "gtk-dialog-error-quark" && (code == 1 || code == 2) || isCancellation
    }
}
