/// Returns the indices of a longest part of a sequence of different numbers, not necessarily contiguous, in which each
/// number is greater than the one before.
@usableFromInline package func longestIncrease(in numbers: [Int]) -> [Int] {
    // At place n: the index of the smallest number that ends an increasing part of length n + 1.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
        var (low, high) = (0, ends.count)
        if let last = ends.last, numbers[last] < number { low = high }
        while low < high {
            let middle = (low + high) / 2
            if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[index] = ends[low - 1] }
        if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var increase: [Int] = []
    increase.reserveCapacity(ends.count)
    var index = ends.last ?? -1
    while index >= 0 {
        increase.append(index)
        index = previous[index]
    }
    return increase.reversed()
}
