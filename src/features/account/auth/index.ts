import 'virtual:texts/accountAuth'

export { AccessView, LoginView, LogoutView, RecoverView } from './AccessView'
export { SignupOldView, SignupView } from './signup/SignupView'
export { VerificationCard, VerifyView } from './verify/VerifyView'
