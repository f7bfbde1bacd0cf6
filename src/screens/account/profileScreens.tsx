import type { UserRecord } from '../../../schemas/generated/types'
import { VerificationCard } from '../../features/account/auth'
import { DevicesPanel } from '../../features/account/devices'
import { CurrentPlanCard } from '../../features/account/plans'
import { ProfileView, EditProfileView } from '../../features/account/profile'
import { AchievementsPanel } from '../../features/account/referral'

const Plan = ({ record }: { record: UserRecord | undefined }) => (
  <CurrentPlanCard record={record} action="upgrade" />
)

/** Who one is, what one has, and the own players [A2.4-29 … A2.4-35]. */
export const ProfileScreen = () => (
  <ProfileView
    Plan={Plan}
    verification={<VerificationCard />}
    achievements={<AchievementsPanel />}
    devices={<DevicesPanel />}
  />
)

/** The own profile, to be edited [A2.4-36]. */
export const EditProfileScreen = () => <EditProfileView />
