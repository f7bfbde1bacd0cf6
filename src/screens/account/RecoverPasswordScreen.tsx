import { RecoverView } from '../../features/account/auth'

/** A mail with a link to a new password [A2.3-13]. */
export const RecoverPasswordScreen = () => <RecoverView />
