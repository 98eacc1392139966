import LassoGtk

/// A function that counts prime numbers.
nonisolated enum PrimeCounter {
    /// Returns the number of prime numbers below a limit, and reports how far it is.
    ///
    /// The numbers are sieved in segments, so that little memory is used and the work can be canceled.
    ///
    /// - Throws: `CancellationError` if the task is canceled.
    static func count(below limit: Int, _ report: (Double) -> Void = { _ in }) throws -> Int {
        guard limit > 2 else { return 0 }
        let length = 1 << 16
        let small = smallPrimes(upTo: limit)
        var count = 0
        for start in stride(from: 0, to: limit, by: length) {
            try Task.checkCancellation()
            let end = min(start + length, limit)
            var isComposite = [Bool](repeating: false, count: end - start)
            for prime in small {
                guard prime * prime < end else { break }
                // The first multiple in the segment that has no smaller prime factor.
                let first = max(prime * prime, (start + prime - 1) / prime * prime)
                for multiple in stride(from: first, to: end, by: prime) { isComposite[multiple - start] = true }
            }
            for number in max(start, 2)..<max(end, 2) where !isComposite[number - start] { count += 1 }
            report(Double(end) / Double(limit))
        }
        return count
    }

    /// Returns the prime numbers whose squares aren't above a limit.
    private static func smallPrimes(upTo limit: Int) -> [Int] {
        var primes: [Int] = []
        var number = 2
        while number * number <= limit {
            if primes.allSatisfy({ $0 * $0 > number || number % $0 != 0 }) { primes.append(number) }
            number += 1
        }
        return primes
    }
}
