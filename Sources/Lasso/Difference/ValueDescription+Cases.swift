extension ValueDescription {
    /// Returns whether a value has a case of an enumeration that describes itself, so that the description of the value
    /// contains that text instead of the name of the case.
    ///
    /// - Parameter value: The value. Cases in objects don't count, because the descriptions of objects are no code.
    package static func hasSelfDescribedCase(in value: Any) -> Bool {
        // Objects may refer to each other.
        guard !(type(of: value) is AnyClass) else { return false }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .enum, mirror.children.isEmpty { return Reflection.describesItself(value) }
        return mirror.children.contains { hasSelfDescribedCase(in: $0.value) }
    }
}
