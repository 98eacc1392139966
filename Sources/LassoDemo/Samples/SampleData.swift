import LassoGtk

/// The values that the samples keep in the user's data folder. All windows share them.
struct SampleData {
    /// The values in that folder. A test replaces them.
    @Mockable static var shared = SampleData { FileStorage(UserDirectories.data + "/lasso-demo/" + $0) }

    let dayLog: KeptValue<IdentifiedArray<DayEntry>>
    let dayCards: KeptValue<IdentifiedArray<DayCard>>
    let survey: KeptValue<SurveyAnswers>
    let note: KeptValue<String>
    let foodProfile: KeptValue<FoodProfile?>
    let trackedApplications: KeptValue<[TrackedApplication]>
    let shop: Shop

    /// Creates the data.
    ///
    /// - Parameter storage: A closure that returns the storage with a name.
    init(_ storage: (String) -> any ByteStorage) {
        dayLog = KeptValue([], in: storage("my-day/log.json"))
        dayCards = KeptValue([], in: storage("my-day/cards.json"))
        survey = KeptValue(SurveyAnswers(), in: storage("survey.json"))
        note = KeptValue("", in: storage("note.txt"), as: .text)
        foodProfile = KeptValue(nil, in: storage("food-profile.json"))
        trackedApplications = KeptValue([], in: storage("tracked-applications.json"))
        shop = Shop(in: storage("cart.json"))
    }
}
