/// Where two sequences differ: the parts between what they have in common.
struct Alignment {
    /// A part that differs: elements of the one in place of elements of the other. One of the two may be empty.
    struct Gap: Equatable {
        var expected: Range<Int>
        var found: Range<Int>

        /// How many differences it is, if its elements are compared one by one.
        var count: Int { Swift.max(expected.count, found.count) }
    }

    /// How many insertions and removals are looked for; with more, the sequences are compared place by place.
    static let maximumEdits = 64

    /// The parts that differ, in order.
    let gaps: [Gap]

    /// Aligns two sequences.
    ///
    /// The time is proportional to their length, times the number of insertions and removals; the memory does not depend on the
    /// length.
    ///
    /// - Parameters:
    ///   - expectedCount: The length of the one.
    ///   - foundCount: The length of the other.
    ///   - areEqual: A closure that returns whether the elements at two places are equal.
    init(_ expectedCount: Int, _ foundCount: Int, areEqual: (Int, Int) -> Bool) {
        let shorter = min(expectedCount, foundCount)
        var prefix = 0
        while prefix < shorter, areEqual(prefix, prefix) { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, areEqual(expectedCount - 1 - suffix, foundCount - 1 - suffix) { suffix += 1 }
        let whole = Gap(expected: prefix..<expectedCount - suffix, found: prefix..<foundCount - suffix)
        guard !whole.expected.isEmpty, !whole.found.isEmpty else {
            gaps = whole.count == 0 ? [] : [whole]
            return
        }
        let aligned = Self.gaps(in: whole, areEqual)
        let isShorter = aligned.map { Self.isShorter($0, than: whole, areEqual) } ?? false
        gaps = isShorter ? aligned ?? [] : [whole]
    }

    /// Whether it takes fewer differences to tell the gaps than to compare the whole place by place.
    private static func isShorter(_ gaps: [Gap], than whole: Gap, _ areEqual: (Int, Int) -> Bool) -> Bool {
        let count = gaps.reduce(0) { $0 + $1.count }
        var differences = whole.count - min(whole.expected.count, whole.found.count)
        for (expected, found) in zip(whole.expected, whole.found) where !areEqual(expected, found) {
            differences += 1
            if differences > count { return true }
        }
        return false
    }

    // E. W. Myers' greedy algorithm: which place each diagonal reaches with 0, 1, 2 ... insertions and removals.
    private static func gaps(in whole: Gap, _ areEqual: (Int, Int) -> Bool) -> [Gap]? {
        let (width, height) = (whole.expected.count, whole.found.count)
        var reached = [Int](repeating: -1, count: 2 * maximumEdits + 3)
        var history: [[Int]] = []
        for edits in 0...maximumEdits {
            history.append(reached)
            for diagonal in stride(from: -edits, through: edits, by: 2) {
                guard let start = start(of: diagonal, edits, after: history[edits], width, height) else {
                    reached[diagonal + maximumEdits + 1] = -1
                    continue
                }
                var (x, y) = (start.x, start.x - diagonal)
                while x < width, y < height,
                    areEqual(whole.expected.lowerBound + x, whole.found.lowerBound + y)
                {
                    x += 1
                    y += 1
                }
                reached[diagonal + maximumEdits + 1] = x
                if x == width, y == height { return gaps(in: whole, through: history) }
            }
        }
        return nil
    }

    /// Where the diagonal is entered: from the one above by a removal, or from the one below by an insertion.
    private static func start(
        of diagonal: Int,
        _ edits: Int,
        after reached: [Int],
        _ width: Int,
        _ height: Int
    ) -> (x: Int, isRemoval: Bool?)? {
        let index = diagonal + maximumEdits + 1
        guard edits > 0 else { return (0, nil) }
        let removal = reached[index - 1] >= 0 && reached[index - 1] < width ? reached[index - 1] + 1 : -1
        let inserted = reached[index + 1]
        let insertion = inserted >= 0 && inserted - diagonal <= height ? inserted : -1
        guard max(removal, insertion) >= 0 else { return nil }
        return removal > insertion ? (removal, true) : (insertion, false)
    }

    private static func gaps(in whole: Gap, through history: [[Int]]) -> [Gap] {
        var (x, y) = (whole.expected.count, whole.found.count)
        let (width, height) = (x, y)
        // The ends of the gap under way, from the back to the front.
        var (endX, endY) = (x, y)
        var gaps: [Gap] = []
        func close(at startX: Int, _ startY: Int) {
            guard startX < endX || startY < endY else { return }
            let (left, top) = (whole.expected.lowerBound, whole.found.lowerBound)
            gaps.append(Gap(expected: left + startX..<left + endX, found: top + startY..<top + endY))
        }
        for (edits, reached) in history.enumerated().reversed() {
            let diagonal = x - y
            guard let start = start(of: diagonal, edits, after: reached, width, height) else { break }
            if start.x < x {
                close(at: x, y)
                (endX, endY) = (start.x, start.x - diagonal)
            }
            guard let isRemoval = start.isRemoval else {
                (x, y) = (start.x, start.x - diagonal)
                break
            }
            (x, y) = isRemoval ? (start.x - 1, start.x - diagonal) : (start.x, start.x - diagonal - 1)
        }
        close(at: x, y)
        return gaps.reversed()
    }
}
