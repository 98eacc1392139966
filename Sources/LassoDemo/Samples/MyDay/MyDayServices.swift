import LassoGtk

/// What the sample takes from the computer. A test replaces each.
enum MyDayServices {
    @Mockable static var log = SharedStore {
        KeptStore(IdentifiedArray<DayEntry>(), in: FileStorage(folder + "/log.json"))
    }
    @Mockable static var cards = SharedStore {
        KeptStore(IdentifiedArray<DayCard>(), in: FileStorage(folder + "/cards.json"))
    }
    /// A function that returns the current moment.
    @Mockable static var clock: () -> DayMoment = { DayMoment.now }

    /// The current moment; in a replay, that of the recording.
    static var now: DayMoment { recorded("now", clock) }

    private static let folder = UserDirectories.data + "/lasso-demo/my-day"
}
