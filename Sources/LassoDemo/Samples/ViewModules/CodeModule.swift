import LassoGtk

/// The view in which the user types the code of the color.
enum CodeModule: ViewModule {
    enum ViewAction: Equatable, Codable {
        case didEdit(String)
    }

    struct ViewState: Equatable {
        var code: String

        var error: String? {
            MixedColor(hexadecimal: code) == nil ? translated("Enter six digits from 0 to 9 and from A to F.") : nil
        }
    }
}
