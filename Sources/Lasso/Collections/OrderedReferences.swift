/// Objects in the order in which they were added, each of them once. Adding one, removing one and finding one take the same time
/// however many there are.
package struct OrderedReferences<Object: AnyObject> {
    // The objects by their places. Those of removed ones are `nil` until they are the most.
    private var objects: [Object?] = []
    private var places: [ObjectIdentifier: Int] = [:]
    // The place of the first object, or a place before it.
    private var start = 0

    package init() {}

    package var isEmpty: Bool { places.isEmpty }

    package var count: Int { places.count }

    /// The objects, in order.
    package var all: [Object] { objects[start...].compactMap { $0 } }

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

    /// A number that is larger for objects that were added later; `nil` for an object that is not among these.
    package func place(of object: Object) -> Int? { places[ObjectIdentifier(object)] }

    /// Adds an object behind the others, unless it is among them already.
    ///
    /// - Returns: Whether it was added.
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
    /// - Returns: Whether it was among these.
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
