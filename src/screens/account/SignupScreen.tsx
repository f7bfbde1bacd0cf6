import { SignupView } from '../../features/account/auth'
import { TermsText } from '../../features/account/terms'

/** Signing up in two steps [A2.3-4]. */
export const SignupScreen = () => <SignupView Terms={TermsText} />
