import { AccessView } from '../../features/account/auth'

/** Where who is logged out begins [A2.3-6]. */
export const AccessScreen = () => <AccessView />
