/// Stops where arrays that C takes with one length are not of one length.
nonisolated func requireSameCount(
    _ counts: Int...,
    file: StaticString = #fileID,
    function: StaticString = #function
) {
    precondition(
        counts.allSatisfy { $0 == counts.first },
        "\(file), \(function): the arrays have to be of the same length; they have \(counts) elements."
    )
}

/// Stops where an array is not of the length that C takes.
nonisolated func requireCount(
    _ count: Int,
    _ expected: Int,
    file: StaticString = #fileID,
    function: StaticString = #function
) {
    precondition(
        count == expected,
        "\(file), \(function): the array has to have \(expected) elements; it has \(count)."
    )
}
