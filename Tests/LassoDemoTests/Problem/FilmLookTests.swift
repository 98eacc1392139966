import Testing

@testable import LassoReplay

struct FilmLookTests {
    @Test func eachStepHasAPictureOfItsOwn() {
        let names = [0, 7, 42, 999, 1_000, 12_345].map(FilmLook.dark.fileName)
        #expect(
            names == [
                "000-dark.png", "007-dark.png", "042-dark.png", "999-dark.png", "1000-dark.png", "12345-dark.png",
            ]
        )
    }
}
