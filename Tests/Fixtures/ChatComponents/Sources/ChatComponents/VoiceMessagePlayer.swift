import SwiftUI

@MainActor
@Observable
final class PlaybackModel {
    var isPlaying = false
    var position: TimeInterval = 0
    var speed = 1.0
    let duration: TimeInterval

    init(duration: TimeInterval) {
        self.duration = duration
    }

    var progress: Double {
        get { duration > 0 ? position / duration : 0 }
        set { position = newValue * duration }
    }

    func run() async {
        while isPlaying && position < duration {
            try? await Task.sleep(for: .seconds(1))
            guard !Task.isCancelled else { return }
            position = min(position + speed, duration)
        }
        isPlaying = false
    }
}

struct VoiceMessagePlayer: View {
    let sender: String
    @State private var model: PlaybackModel

    init(sender: String, duration: TimeInterval) {
        self.sender = sender
        self._model = State(wrappedValue: PlaybackModel(duration: duration))
    }

    var body: some View {
        @Bindable var model = model
        HStack(spacing: 12) {
            Button {
                model.isPlaying.toggle()
            } label: {
                Image(systemName: model.isPlaying ? "pause.fill" : "play.fill")
                    .frame(width: 44, height: 44)
                    .background(.quaternary, in: .circle)
            }
            .accessibilityLabel(model.isPlaying ? "Pause" : "Play")
            .accessibilityAddTraits(model.isPlaying ? [.isSelected, .startsMediaSession] : .startsMediaSession)

            VStack(alignment: .leading, spacing: 4) {
                Slider(value: $model.progress)
                HStack {
                    Text(time(model.position))
                    Spacer()
                    Text(time(model.duration))
                }
                .font(.caption2.monospacedDigit())
                .foregroundStyle(.secondary)
            }

            Menu {
                Picker("Speed", selection: $model.speed) {
                    Text("1×").tag(1.0)
                    Text("1.5×").tag(1.5)
                    Text("2×").tag(2.0)
                }
            } label: {
                Text("\(model.speed, specifier: "%.1f")×")
            }
        }
        .padding(10)
        .background(RoundedRectangle(cornerRadius: 16).fill(Color(.secondarySystemBackground)))
        .task(id: model.isPlaying) {
            await model.run()
        }
    }

    private func time(_ seconds: TimeInterval) -> String {
        String(format: "%d:%02d", Int(seconds) / 60, Int(seconds) % 60)
    }
}

struct VoiceMessagePlayer_Previews: PreviewProvider {
    static var previews: some View {
        VoiceMessagePlayer(sender: "Ana", duration: 128)
            .padding()
    }
}
