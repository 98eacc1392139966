import LassoGtk

extension Sample {
    static var signUp: Sample {
        Sample(
            id: "sign-up",
            title: translated("Sign Up"),
            summary: translated("A form that checks each field, asks before it is left, and saves an account."),
            iconName: "contact-new-symbolic",
            folder: "SignUp"
        ) { placer in
            let flow = SignUpFlow()
            flow.start(with: placer.withNavigationEmbedding())
            return flow
        }
    }
}
