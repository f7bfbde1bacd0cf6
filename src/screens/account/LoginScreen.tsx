import { LoginView } from '../../features/account/auth'

/** Logging in [A2.3-1]. */
export const LoginScreen = () => <LoginView />
