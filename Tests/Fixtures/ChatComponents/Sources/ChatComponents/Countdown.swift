import SwiftUI

struct Countdown: View {
    let title: String
    @State private var remaining: Int
    @State private var isPaused = false
    @Environment(\.scenePhase) private var scenePhase

    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    init(title: String, seconds: Int) {
        self.title = title
        _remaining = State(initialValue: seconds)
    }

    var body: some View {
        VStack(spacing: 16) {
            Text(title).font(.headline)
            ZStack {
                Circle()
                    .stroke(lineWidth: 8)
                    .opacity(0.2)
                Circle()
                    .trim(from: 0, to: CGFloat(remaining) / 60)
                    .stroke(style: StrokeStyle(lineWidth: 8, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                    .foregroundColor(remaining < 10 ? .red : .accentColor)
                Text("\(remaining)")
                    .font(.system(.largeTitle, design: .monospaced))
                    .accessibilityLabel("\(remaining) seconds left")
                    .accessibilityAddTraits(.updatesFrequently)
            }
            .frame(width: 140, height: 140)
            HStack {
                Button(isPaused ? "Resume" : "Pause") { isPaused.toggle() }
                    .buttonStyle(.bordered)
                Button("Add ten seconds") { remaining += 10 }
                    .buttonStyle(.bordered)
                    .disabled(remaining == 0)
            }
        }
        .onReceive(timer) { _ in
            guard !isPaused, remaining > 0 else { return }
            remaining -= 1
        }
        .onChange(of: remaining) {
            if remaining == 10 {
                AccessibilityNotification.Announcement("Ten seconds left").post()
            }
        }
        .onChange(of: scenePhase) { _, phase in
            isPaused = phase != .active
        }
    }
}

struct Countdown_Previews: PreviewProvider {
    static var previews: some View {
        Countdown(title: "Code expires in", seconds: 60)
    }
}
