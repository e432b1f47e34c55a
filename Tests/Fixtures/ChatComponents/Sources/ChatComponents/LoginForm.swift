import SwiftUI

struct ShakeEffect: GeometryEffect {
    var amount: CGFloat = 8
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * 2), y: 0))
    }
}

struct LoginForm: View {
    enum Field: Hashable {
        case email, password
    }

    @State private var email = ""
    @State private var password = ""
    @State private var showsPassword = false
    @State private var isLoading = false
    @State private var error: LoginError?
    @State private var attempts = 0
    @FocusState private var focus: Field?

    struct LoginError: LocalizedError {
        var errorDescription: String? { "That did not work" }
        var recoverySuggestion: String? { "Check the address and the password." }
    }

    var body: some View {
        VStack(spacing: 16) {
            Image("app_logo_large")
                .resizable()
                .scaledToFit()
                .frame(height: 80)
            Group {
                TextField("Email", text: $email)
                    .keyboardType(.emailAddress)
                    .textContentType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .focused($focus, equals: .email)
                    .submitLabel(.next)
                HStack {
                    if showsPassword {
                        TextField("Password", text: $password)
                    } else {
                        SecureField("Password", text: $password)
                            .textContentType(.password)
                            .focused($focus, equals: .password)
                            .submitLabel(.go)
                    }
                    Image(systemName: showsPassword ? "eye.slash" : "eye")
                        .onTapGesture { showsPassword.toggle() }
                }
            }
            .textFieldStyle(RoundedBorderTextFieldStyle())
            .modifier(ShakeEffect(animatableData: CGFloat(attempts)))
            .onSubmit {
                switch focus {
                case .email: focus = .password
                default: logIn()
                }
            }
            if !password.isEmpty && password.count < 8 {
                Text("Eight characters at least")
                    .font(.caption)
                    .foregroundColor(.red)
                    .accessibilityIdentifier("passwordError")
            }
            Button(action: logIn) {
                if isLoading {
                    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
                } else {
                    Text("Log in").fontWeight(.semibold)
                }
            }
            .buttonStyle(BorderedProminentButtonStyle())
            .disabled(email.isEmpty || password.count < 8 || isLoading)
            Text("By logging in you agree to our [terms](https://example.org/terms).")
                .font(.footnote)
                .tint(.purple)
        }
        .padding()
        .onAppear { focus = .email }
        .defaultFocus($focus, .email)
        .alert(isPresented: .constant(error != nil), error: error) { _ in
            Button("OK") { error = nil }
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
    }

    private func logIn() {
        isLoading = true
        Task {
            try? await Task.sleep(for: .seconds(2))
            isLoading = false
            withAnimation(.linear) { attempts += 1 }
            error = LoginError()
        }
    }
}

struct LoginForm_Previews: PreviewProvider {
    static var previews: some View {
        LoginForm()
    }
}
