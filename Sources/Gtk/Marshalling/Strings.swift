import CGtk

// Strings that C functions return. The labels name the owner of the C string: `copying` leaves it to the function,
// `taking` frees it.

nonisolated extension String {
    @usableFromInline
    init(
        copying pointer: UnsafePointer<CChar>?,
        file: StaticString = #fileID,
        function: StaticString = #function
    ) {
        self = pointer.map { String(cString: $0) } ?? missingResult(String.self, file, function)
    }

    @usableFromInline
    init(
        taking pointer: UnsafeMutablePointer<CChar>?,
        file: StaticString = #fileID,
        function: StaticString = #function
    ) {
        defer { g_free(pointer) }
        self.init(copying: pointer, file: file, function: function)
    }

    @usableFromInline
    static func optional(copying pointer: UnsafePointer<CChar>?) -> String? {
        pointer.map { String(cString: $0) }
    }

    @usableFromInline
    static func optional(taking pointer: UnsafeMutablePointer<CChar>?) -> String? {
        defer { g_free(pointer) }
        return optional(copying: pointer)
    }
}

// Arrays of strings that end with `NULL`. A `NULL` array is read as an empty one.
nonisolated extension [String] {
    @usableFromInline
    init(copying array: UnsafeRawPointer?) {
        self = []
        guard var next = array?.assumingMemoryBound(to: UnsafePointer<CChar>?.self) else { return }
        while let string = next.pointee {
            append(String(cString: string))
            next += 1
        }
    }

    @usableFromInline
    init(taking array: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) {
        defer { g_strfreev(array) }
        self.init(copying: array)
    }
}

/// Returns a text that C can hold. A C string ends at a NUL character, so `␀` (U+2400) replaces each NUL: the text
/// after it is kept, and the NUL is visible.
@usableFromInline
nonisolated func cText(_ text: String) -> String { text.withVisibleNul }

@usableFromInline
nonisolated func cText(ifAny text: String?) -> String? { text?.withVisibleNul }

extension String {
    /// The text as widgets show it and as C receives it, with `␀` (U+2400) instead of every NUL character.
    nonisolated public var withVisibleNul: String {
        guard utf8.contains(0) else { return self }
        return String(UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{2400}" : $0 }))
    }
}

/// Calls a closure with an array of C strings that ends with `NULL` and is valid during the call, or with `nil` if
/// there are no strings.
@inlinable
nonisolated func withStringArray<Result>(
    _ strings: [String]?,
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) throws -> Result
) rethrows -> Result {
    guard let strings else { return try body(nil) }
    let array = newStringArray(strings)
    defer { g_strfreev(array) }
    return try body(array)
}

/// Creates an array of C strings that ends with `NULL`, for a C function that frees it.
@usableFromInline
nonisolated func newStringArray(_ strings: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    guard let memory = g_malloc0_n(gsize(strings.count + 1), gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.stride))
    else {
        preconditionFailure("GLib could not allocate memory.")
    }
    let array = memory.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    for (index, string) in strings.enumerated() { array[index] = g_strdup(cText(string)) }
    return array
}
