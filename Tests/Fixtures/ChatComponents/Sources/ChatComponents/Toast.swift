import SwiftUI

struct ToastMessage: Equatable, Identifiable {
    enum Style {
        case success, failure

        var symbol: String {
            switch self {
            case .success: return "checkmark.circle.fill"
            case .failure: return "xmark.octagon.fill"
            }
        }

        var color: Color { self == .success ? .green : .red }
    }

    let id = UUID()
    var style: Style
    var text: String
}

struct ToastModifier: ViewModifier {
    @Binding var toast: ToastMessage?
    let duration: TimeInterval

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .bottom) {
                if let toast {
                    ToastView(toast: toast) { dismiss() }
                        .padding(.bottom, 32)
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                        .zIndex(1)
                }
            }
            .animation(.spring(), value: toast)
            .task(id: toast?.id) {
                guard toast != nil else { return }
                try? await Task.sleep(nanoseconds: UInt64(duration * 1_000_000_000))
                if !Task.isCancelled { dismiss() }
            }
    }

    private func dismiss() {
        withAnimation { toast = nil }
    }
}

extension View {
    func toast(_ toast: Binding<ToastMessage?>, duration: TimeInterval = 3) -> some View {
        modifier(ToastModifier(toast: toast, duration: duration))
    }
}

struct ToastView: View {
    let toast: ToastMessage
    var onClose: () -> Void

    var body: some View {
        HStack {
            Image(systemName: toast.style.symbol)
                .foregroundStyle(toast.style.color)
            Text(toast.text)
                .font(.callout)
            Button(action: onClose) {
                Image(systemName: "xmark")
            }
        }
        .padding()
        .background(.regularMaterial)
        .cornerRadius(12)
        .shadow(color: .black.opacity(0.2), radius: 8, x: 0, y: 4)
    }
}

struct ToastDemo: View {
    @State private var toast: ToastMessage?

    var body: some View {
        VStack {
            Button("Send") { toast = ToastMessage(style: .success, text: "Message sent") }
            Button("Fail") { toast = .init(style: .failure, text: "No connection") }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .toast($toast, duration: 2)
    }
}

struct Toast_Previews: PreviewProvider {
    static var previews: some View { ToastDemo() }
}
