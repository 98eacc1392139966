/// Names that read better than those that follow from the rules.
enum ChosenNames {
    /// The labels of initializers, by C function; `nil` for no label.
    static let initializers: [String: [String?]] = [
        "gtk_box_new": [nil, "spacing"],
        "gtk_button_new_with_label": [nil],
        "gtk_check_button_new_with_label": [nil],
        "gtk_label_new": [nil],
        "gtk_toggle_button_new_with_label": [nil],
        "gtk_string_list_new": [nil],
        "gtk_string_object_new": [nil],
    ]

    /// The names of methods, by C function.
    static let methods: [String: String] = [
        "gtk_widget_class_query": "classQuery",
        "gtk_bitset_iter_init_at": "at",
        "gtk_bitset_iter_init_first": "first",
        "gtk_bitset_iter_init_last": "last",
        "graphene_rect_inset_r": "insetBy",
        "graphene_rect_normalize_r": "normalized",
        "graphene_rect_offset_r": "offsetBy",
    ]

    /// The names of parameters that are abbreviated in C, by their Swift spelling.
    static let parameters: [String: String] = [
        "str": "text",
        "tmpl": "template",
        "buf": "buffer",
        "dt2": "other",
        "n": "count",
        "idx": "index",
        "stdinBuf": "input",
        "stdoutBuf": "output",
        "stderrBuf": "errors",
        "takeArgs": "arguments",
    ]
}
