import { SignupOldView } from '../../features/account/auth'
import { TermsText } from '../../features/account/terms'

/** Signing up on one page [A2.3-3]. */
export const SignupOldScreen = () => <SignupOldView Terms={TermsText} />
