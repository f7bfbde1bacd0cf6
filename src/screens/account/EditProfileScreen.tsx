import { EditProfileView } from '../../features/account/profile'

/** The own profile, to be edited [A2.4-36]. */
export const EditProfileScreen = () => <EditProfileView />
