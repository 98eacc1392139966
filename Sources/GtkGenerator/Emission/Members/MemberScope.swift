/// Which members a type and its ancestors have, so that a new one either gets a name of its own or overrides.
struct MemberScope {
    private struct Member {
        let signature: String
        let isSettable: Bool
    }

    private var own: [String: [Member]] = [:]
    private var inherited: [String: [Member]] = [:]

    init(inheriting parent: MemberScope? = nil) {
        guard let parent else { return }
        inherited = parent.inherited.merging(parent.own) { $0 + $1 }
    }

    /// Whether the type inherits initializers that make an instance of another class, for want of its own.
    var inheritsInitializers: Bool {
        !hasInitializers && inherited.keys.contains { $0.hasPrefix("init(") }
    }

    var hasInitializers: Bool { own.keys.contains { $0.hasPrefix("init(") } }

    enum Verdict {
        case new
        case overriding
        /// Another member has the name, and cannot be overridden by this one.
        case taken
    }

    /// The type of a property that the type has itself.
    func ownPropertyType(_ name: String, settable: Bool = false) -> String? {
        own[name]?.first { $0.isSettable || !settable }?.signature
    }

    /// - Parameters:
    ///   - name: The property's name.
    ///   - type: Its type.
    ///   - isSettable: Whether it can be set.
    mutating func addProperty(_ name: String, type: String, isSettable: Bool) -> Verdict {
        // A method without parameters and a property cannot share a name.
        if own[name] != nil || own[name + "()"] != nil || inherited[name + "()"] != nil { return .taken }
        if let other = inherited[name]?.first {
            guard other.signature == type, isSettable || !other.isSettable else { return .taken }
            own[name] = [Member(signature: type, isSettable: isSettable)]
            return .overriding
        }
        own[name] = [Member(signature: type, isSettable: isSettable)]
        return .new
    }

    /// - Parameters:
    ///   - name: The method's name with its labels, `append(_:)`.
    ///   - parameters: The types of its parameters.
    ///   - result: The type of its result.
    mutating func addMethod(_ name: String, parameters: [String], result: String?) -> Verdict {
        let base = String(name.prefix { $0 != "(" })
        if parameters.isEmpty, own[base] != nil || inherited[base] != nil { return .taken }
        let taken = parameters.joined(separator: ",")
        let signature = taken + "->" + (result ?? "")
        let isSame: (Member) -> Bool = { $0.signature.hasPrefix(taken + "->") }
        if own[name]?.contains(where: isSame) == true { return .taken }
        if let other = inherited[name]?.first(where: isSame) {
            guard other.signature == signature else { return .taken }
            own[name, default: []].append(Member(signature: signature, isSettable: false))
            return .overriding
        }
        own[name, default: []].append(Member(signature: signature, isSettable: false))
        return .new
    }
}
