import LassoGtk
import LassoTestUtilities

@testable import LassoDemo

/// Flows of samples whose answers are kept in memory, and the inputs that make sense in each state of them. The test
/// resets the mocks.
@MainActor
enum ExploredSamples {
    /// Creates the survey.
    static func makeSurvey() -> SurveyFlow {
        keepInMemory()
        return SurveyFlow()
    }

    /// The inputs of the survey.
    @InputsBuilder static var surveyInputs: [Inputs] {
        Inputs(SurveyQuestionViewController.self) { state in
            state.canContinue ? [.didTapNext] : state.canAdd ? [.didTapAdd] : [.didType("Tea")]
        }
        Inputs(SurveySummaryViewController.self) { _ in [.didTapEdit(.joys), .didTapStartOver] }
    }

    /// Creates the note.
    static func makeNote() -> NoteFlow {
        keepInMemory()
        return NoteFlow()
    }

    /// The inputs of the note.
    @InputsBuilder static var noteInputs: [Inputs] {
        Inputs(NoteModule.self) { state in state.text.isEmpty ? [.didType("Tea")] : [.didTapSave] }
        Inputs(CommandsOnScreen.self)
    }

    /// Creates the day, which is always the same.
    static func makeDay() -> MyDayFlow {
        keepInMemory()
        let day = CalendarDay(year: 2026, month: 2, day: 28)
        mock(DayClock.$read, with: { DayMoment(day: day, hour: 9, minute: 5) })
        return MyDayFlow()
    }

    /// The inputs of the day.
    @InputsBuilder static var dayInputs: [Inputs] {
        Inputs(DayCalendarModule.self) { [.didTapShowLog, .didTapToday] }
        Inputs(DayLogModule.self) { [.didType("Tea"), .didTapAdd] }
        Inputs(DayCardsModule.self) { state in
            [.didType("Call Bob"), .didTapAdd] + state.cards.map { .didTapDone($0.id) }
        }
    }

    private static func keepInMemory() { mock(SampleData.$shared, with: SampleData { _ in MemoryStorage() }) }
}
