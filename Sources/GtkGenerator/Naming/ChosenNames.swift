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
        "g_get_prgname": "programName",
        "g_set_prgname": "setProgramName",
        "gdk_rectangle_intersect": "intersection",
        "graphene_matrix_interpolate": "interpolated",
        "graphene_matrix_multiply": "multiplied",
        "graphene_matrix_normalize": "normalized",
        "graphene_matrix_transpose": "transposed",
        "graphene_point_interpolate": "interpolated",
        "graphene_point3d_interpolate": "interpolated",
        "graphene_point3d_normalize": "normalized",
        "graphene_point3d_normalize_viewport": "normalizedInViewport",
        "graphene_point3d_scale": "scaled",
        "graphene_rect_expand": "expanded",
        "graphene_rect_inset_r": "insetBy",
        "graphene_rect_interpolate": "interpolated",
        "graphene_rect_normalize_r": "normalized",
        "graphene_rect_offset_r": "offsetBy",
        "graphene_rect_round": "rounded",
        "graphene_rect_round_extents": "roundedExtents",
        "graphene_rect_scale": "scaled",
        "graphene_size_interpolate": "interpolated",
        "graphene_size_scale": "scaled",
        "graphene_vec3_add": "adding",
        "graphene_vec3_divide": "divided",
        "graphene_vec3_interpolate": "interpolated",
        "graphene_vec3_multiply": "multiplied",
        "graphene_vec3_negate": "negated",
        "graphene_vec3_normalize": "normalized",
        "graphene_vec3_scale": "scaled",
        "graphene_vec3_subtract": "subtracting",
        "graphene_vec4_add": "adding",
        "graphene_vec4_divide": "divided",
        "graphene_vec4_interpolate": "interpolated",
        "graphene_vec4_multiply": "multiplied",
        "graphene_vec4_negate": "negated",
        "graphene_vec4_normalize": "normalized",
        "graphene_vec4_scale": "scaled",
        "graphene_vec4_subtract": "subtracting",
    ]

    /// The names of parameters that are abbreviated in C, by their Swift spelling.
    static let parameters: [String: String] = [
        "str": "text",
        "tmpl": "template",
        "buf": "buffer",
        "dt2": "other",
        "type2": "other",
        "n": "count",
        "idx": "index",
        "stdinBuf": "input",
        "stdoutBuf": "output",
        "stderrBuf": "errors",
        "takeArgs": "arguments",
    ]
}
