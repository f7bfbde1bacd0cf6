import type { NewUserRecord } from '../../../../schemas/generated/types'
import type { CloudUser } from '../../../cloud/ports/CloudAuth'

/**
 * The record of who came by a social provider for the first time [A4.2-2]: the first word of the display name is the first name, the
 * rest the last name. The other fields are those of a sign-up [A9-11].
 */
export const recordOfNewcomer = ({ uid, email, displayName, photoUrl }: CloudUser): NewUserRecord => {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/)
  return {
    uid,
    email,
    firstName,
    lastName: rest.join(' '),
    avatarId: 0,
    social: {},
    country: '',
    marketingConsent: false,
    ...(photoUrl !== undefined && { photoUrl }),
  }
}
