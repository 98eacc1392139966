extension AcceleratorSettings {
    /// Returns these settings together with others: each command has the accelerators that were changed since both were
    /// the same, and if they were changed in both, those of these settings.
    ///
    /// - Parameters:
    ///   - other: The other settings.
    ///   - base: The settings that both were made of.
    /// - Returns: The merged settings.
    package func merged(with other: AcceleratorSettings, since base: AcceleratorSettings) -> AcceleratorSettings {
        var merged = other.accelerators
        for id in Set(accelerators.keys).union(base.accelerators.keys) where self[id] != base[id] {
            merged[id] = self[id]
        }
        return AcceleratorSettings(merged)
    }
}
