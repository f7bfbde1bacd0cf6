import 'virtual:texts/accountAuth'
import 'virtual:texts/accountProfile'

export { Avatar } from './avatar/Avatar'
export { DeletionContext } from './deletion/DeletionModal'
export { DeletionHost } from './deletion/DeletionHost'
export { EditProfileView } from './edit/EditProfileView'
export { ProfileView } from './ProfileView'
