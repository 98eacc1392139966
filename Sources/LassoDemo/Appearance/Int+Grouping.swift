extension Int {
    /// The number with separators between thousands: `1,000,000`.
    nonisolated var grouped: String {
        magnitude < 1_000 ? "\(self)" : (self / 1_000).grouped + "," + "\(1_000 + magnitude % 1_000)".dropFirst()
    }
}
