import SwiftUI

struct SliderWidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct VolumeSlider: View {
    @Binding var value: Double
    var range: ClosedRange<Double> = 0...100

    @State private var width: CGFloat = 0
    @GestureState private var isDragging = false

    private var fraction: Double {
        (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }

    var body: some View {
        ZStack(alignment: .leading) {
            Capsule()
                .fill(Color.secondary.opacity(0.2))
                .frame(height: 6)
            Capsule()
                .fill(.tint)
                .frame(width: width * fraction, height: 6)
            Circle()
                .fill(.white)
                .shadow(radius: isDragging ? 6 : 2)
                .frame(width: 28, height: 28)
                .scaleEffect(isDragging ? 1.2 : 1.0)
                .offset(x: width * fraction - 14)
                .gesture(drag)
        }
        .background(
            GeometryReader { geometry in
                Color.clear.preference(key: SliderWidthKey.self, value: geometry.size.width)
            }
        )
        .onPreferenceChange(SliderWidthKey.self) { width = $0 }
        .animation(.interactiveSpring(), value: isDragging)
        .accessibilityRepresentation {
            Slider(value: $value, in: range) { Text("Volume") }
        }
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { gesture in
                let fraction = min(max(gesture.location.x / max(width, 1), 0), 1)
                value = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
            }
            .onEnded { _ in value = value.rounded() }
    }
}

struct RingtoneSettings: View {
    @State private var volume = 40.0
    @State private var vibration = 60.0

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("Ringtone").bold()
            VolumeSlider(value: $volume)
            Text("Vibration").bold()
            Capsule()
                .frame(width: 200 * vibration / 100, height: 10)
                .gesture(DragGesture().onChanged { vibration = $0.translation.width })
                .accessibilityLabel("vibration_slider")
            Text("\(Int(volume)) %").accessibilityHidden(true)
        }
        .padding(.horizontal, 24)
    }
}
