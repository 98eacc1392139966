import Testing

@testable import LassoReplay

struct FilmSheetTests {
    @Test(arguments: [0, 1, 40, 110, 5_000]) func eachStepIsOnASheetThatCanBeDrawn(stepCount: Int) {
        let heights = (0..<stepCount).map { [244, 300, 900][$0 % 3] }
        let sheets = FilmSheet.distributed(heights)
        #expect(sheets.flatMap { Array($0) } == Array(0..<stepCount))
        for rows in sheets {
            #expect(rows.isEmpty == (stepCount == 0))
            #expect(FilmSheet.height(ofRows: heights[rows]) <= 32_767)
        }
    }

    @Test func thereAreNoMoreSheetsThanNeeded() {
        #expect(FilmSheet.distributed(Array(repeating: 300, count: 54)) == [0..<54])
        #expect(FilmSheet.distributed(Array(repeating: 300, count: 110)) == [0..<54, 54..<108, 108..<110])
        // Nothing makes a row smaller.
        #expect(FilmSheet.distributed([100, 40_000, 100]) == [0..<1, 1..<2, 2..<3])
    }

    @Test func eachSheetHasAFileOfItsOwn() {
        #expect((0..<3).map(FilmSheet.fileName) == ["sheet.png", "sheet-2.png", "sheet-3.png"])
    }
}
