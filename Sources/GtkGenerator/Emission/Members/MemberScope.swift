/// The members of a type and its ancestors, by which a new member overrides an inherited one or needs another name.
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

    /// Whether the type has no initializers and inherits some, which would create an instance of another class.
    var inheritsInitializers: Bool {
        !hasInitializers && inherited.keys.contains { $0.hasPrefix("init(") }
    }

    var hasInitializers: Bool { own.keys.contains { $0.hasPrefix("init(") } }

    enum Verdict {
        case new
        case overriding
        /// Another member has the name and can't be overridden by the new one.
        case taken
    }

    /// Returns the type of a property that isn't inherited.
    func ownPropertyType(_ name: String, settable: Bool = false) -> String? {
        own[name]?.first { $0.isSettable || !settable }?.signature
    }

    /// - Parameters:
    ///   - name: The name of the property.
    ///   - type: The type of the property.
    ///   - isSettable: Whether the property can be set.
    mutating func addProperty(_ name: String, type: String, isSettable: Bool) -> Verdict {
        // A method without parameters and a property can't have the same name.
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
    ///   - name: The name of the method with its labels, such as `append(_:)`.
    ///   - parameters: The types of the parameters.
    ///   - result: The type of the result; `nil` for none.
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
