/// An alignment of two sequences: the parts that differ, between the elements that they have in common.
struct Alignment {
    /// A part that differs: elements of one sequence instead of elements of the other. One of the ranges may be empty.
    struct Gap: Equatable {
        var expected: Range<Int>
        var found: Range<Int>

        /// The number of differences if the elements are compared one by one.
        var count: Int { Swift.max(expected.count, found.count) }
    }

    /// The maximum number of insertions and removals. Sequences with more are compared index by index.
    static let maximumEdits = 64

    /// The differing parts, in order.
    let gaps: [Gap]

    /// Creates the alignment of two sequences.
    ///
    /// The time is proportional to the sequences' length times the number of insertions and removals. The memory does
    /// not depend on the length.
    ///
    /// - Parameters:
    ///   - expectedCount: The length of the expected sequence.
    ///   - foundCount: The length of the found sequence.
    ///   - areEqual: A closure that returns whether the elements at two indices are equal.
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

    /// Returns whether the gaps contain fewer differences than a comparison of the whole, index by index.
    private static func isShorter(_ gaps: [Gap], than whole: Gap, _ areEqual: (Int, Int) -> Bool) -> Bool {
        let count = gaps.reduce(0) { $0 + $1.count }
        var differences = whole.count - min(whole.expected.count, whole.found.count)
        for (expected, found) in zip(whole.expected, whole.found) where !areEqual(expected, found) {
            differences += 1
            if differences > count { return true }
        }
        return false
    }

    // E. W. Myers' greedy algorithm: the farthest position on each diagonal with 0, 1, 2 ... insertions and removals.
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

    /// Returns the position at which a diagonal is entered: from the diagonal above by a removal, or from the diagonal
    /// below by an insertion.
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
        // The end of the current gap. The gaps are found from back to front.
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
