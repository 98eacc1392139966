import LassoGtk

/// The clock of the sample.
enum DayClock {
    /// A function that reads the clock. A test replaces it.
    @Mockable static var read: () -> DayMoment = { DayMoment.now }

    /// The current moment; in a replay, that of the recording.
    static var now: DayMoment { recorded("now", read) }
}
