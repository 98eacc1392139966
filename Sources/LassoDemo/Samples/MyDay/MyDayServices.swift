import LassoGtk

/// The services of the sample.
enum MyDayServices {
    /// A function that returns the current moment. A test replaces it.
    @Mockable static var clock: () -> DayMoment = { DayMoment.now }

    /// The current moment; in a replay, that of the recording.
    static var now: DayMoment { recorded("now", clock) }
}
