import {
  AccessView,
  LoginView,
  LogoutView,
  RecoverView,
  SignupOldView,
  SignupView,
  VerifyView,
} from '../../features/account/auth'
import { TermsText } from '../../features/account/terms/TermsView'

/** Where who is logged out begins [A2.3-6]. */
export const AccessScreen = () => <AccessView />

/** Logging in [A2.3-1]. */
export const LoginScreen = () => <LoginView />

/** Logs out, then leads to access [A2.3-2]. */
export const LogoutScreen = () => <LogoutView />

/** A mail with a link to a new password [A2.3-13]. */
export const RecoverPasswordScreen = () => <RecoverView />

/** Signing up on one page [A2.3-3]. */
export const SignupOldScreen = () => <SignupOldView Terms={TermsText} />

/** Signing up in two steps [A2.3-4]. */
export const SignupScreen = () => <SignupView Terms={TermsText} />

/** Whether the e-mail is confirmed [A2.3-14]. */
export const VerifyScreen = () => <VerifyView />
