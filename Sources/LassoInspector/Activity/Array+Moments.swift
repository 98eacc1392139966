#if LASSO_INSPECTOR

extension Array {
    /// Returns the number of elements that aren't later than a moment.
    ///
    /// - Parameters:
    ///   - moment: The moment.
    ///   - momentOfElement: A closure that returns the moment of an element. Later elements have larger ones.
    func elementCount(upTo moment: Int, _ momentOfElement: (Element) -> Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if momentOfElement(self[middle]) <= moment { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

#endif
