import { hashPassword } from '../../cloud/embedded/accounts/passwords'
import type { TestCloud } from '../../cloud/testing/startTestCloud'
import type { UserRecord } from '../../schemas/generated/types'

/** Who is signed up before a journey begins. */
export interface Owner {
  uid: string
  email: string
  password: string
}

/** Makes a user with a record in the cloud, as if they had signed up long ago. */
export async function signUpOwner(cloud: TestCloud, record: Partial<UserRecord> = {}): Promise<Owner> {
  const owner = { email: 'owner@example.com', password: 'correct horse' }
  const { uid } = await cloud.accounts().create({
    email: owner.email,
    password: await hashPassword(owner.password),
    emailVerified: true,
  })
  cloud.running().context.database.set(`users/${uid}`, {
    uid,
    email: owner.email,
    firstName: 'Owner',
    lastName: 'One',
    avatarId: 0,
    country: '',
    marketingConsent: false,
    createdAt: Date.now(),
    updatedAt: Date.now(),
    ...record,
  })
  return { uid, ...owner }
}
