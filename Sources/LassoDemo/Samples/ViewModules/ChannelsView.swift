import LassoGtk

/// A scale for each part of a color.
final class ChannelsView: Box, LassoView {
    let store: ChannelsModule.ViewStore

    init(_ store: ChannelsModule.ViewStore) {
        self.store = store
        super.init(.vertical, spacing: 12)
        for channel in MixedColor.Channel.allCases { append(field(for: channel)) }
    }

    private func field(for channel: MixedColor.Channel) -> Widget {
        let scale = Scale(orientation: .horizontal, min: 0, max: 255, step: 1)
        (scale.drawValue, scale.digits, scale.valuePos, scale.hexpand) = (true, 0, .right, true)
        scale.bindValue(to: store, \.color[value: channel]) { .didChange(channel, Int($0.rounded())) }
        return FormField(channel.name, scale)
    }
}

extension MixedColor {
    /// A part of the color, as the value of a scale.
    fileprivate subscript(value channel: Channel) -> Double { Double(self[channel]) }
}
