import { LogoutView } from '../../features/account/auth'

/** Logs out, then leads to access [A2.3-2]. */
export const LogoutScreen = () => <LogoutView />
