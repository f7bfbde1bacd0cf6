import { VerifyView } from '../../features/account/auth'

/** Whether the e-mail is confirmed [A2.3-14]. */
export const VerifyScreen = () => <VerifyView />
