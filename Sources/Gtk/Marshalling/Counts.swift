/// Stops with a message if arrays that C takes with a single length differ in length.
@usableFromInline
nonisolated func requireSameCount(
    _ counts: Int...,
    file: StaticString = #fileID,
    function: StaticString = #function
) {
    precondition(
        counts.allSatisfy { $0 == counts.first },
        "\(file), \(function): the arrays must have the same length; they have \(counts) elements."
    )
}

/// Stops with a message if an array does not have the length that C expects.
@usableFromInline
nonisolated func requireCount(
    _ count: Int,
    _ expected: Int,
    file: StaticString = #fileID,
    function: StaticString = #function
) {
    precondition(
        count == expected,
        "\(file), \(function): the array must have \(expected) elements; it has \(count)."
    )
}
