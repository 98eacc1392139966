/// An ordered set of objects, in the order in which they were added. The time for adding, removing, or finding an
/// object doesn't depend on the number of objects.
package struct OrderedReferences<Object: AnyObject> {
    // The objects at their places. The places of removed objects are `nil` until they are the majority.
    private var objects: [Object?] = []
    private var places: [ObjectIdentifier: Int] = [:]
    // The place of the first object, or an earlier place.
    private var start = 0

    package init() {}

    package var isEmpty: Bool { places.isEmpty }

    package var count: Int { places.count }

    /// The objects, in order.
    package var all: [Object] {
        // Not with `compactMap`, for which the runtime searches all conformances of the program in generic code.
        var all: [Object] = []
        all.reserveCapacity(count)
        for place in start..<objects.count {
            if let object = objects[place] { all.append(object) }
        }
        return all
    }

    /// The object that was added first.
    package var first: Object? {
        mutating get {
            while start < objects.count {
                if let object = objects[start] { return object }
                start += 1
            }
            return nil
        }
    }

    package func contains(_ object: Object) -> Bool { places[ObjectIdentifier(object)] != nil }

    /// Returns a number that is larger for objects that were added later; `nil` for an object that isn't in the set.
    package func place(of object: Object) -> Int? { places[ObjectIdentifier(object)] }

    /// Adds an object after the others, unless it is in the set.
    ///
    /// - Returns: Whether the object was added.
    @discardableResult
    package mutating func append(_ object: Object) -> Bool {
        let identifier = ObjectIdentifier(object)
        guard places[identifier] == nil else { return false }
        places[identifier] = objects.count
        objects.append(object)
        return true
    }

    /// Removes an object.
    ///
    /// - Returns: Whether the object was in the set.
    @discardableResult
    package mutating func remove(_ object: Object) -> Bool {
        guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return false }
        objects[place] = nil
        if objects.count > 2 * places.count + 16 { compact() }
        return true
    }

    package mutating func removeAll() {
        objects = []
        places = [:]
        start = 0
    }

    private mutating func compact() {
        objects = all
        start = 0
        for (place, object) in objects.enumerated() {
            if let object { places[ObjectIdentifier(object)] = place }
        }
    }
}
