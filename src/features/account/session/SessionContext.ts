import { createContext, useContext } from 'react'
import type { Cloud } from '../../../cloud/ports/Cloud'
import type { UserRecord } from '../../../../schemas/generated/types'
import type { CloudProblem, CloudUser } from '../../../cloud/ports/CloudAuth'

/** The provider's cloud; present inside the account area only. */
export const CloudContext = createContext<Cloud | undefined>(undefined)

/** The cloud. Throws outside the account area. */
export const useCloud = (): Cloud => {
  const cloud = useContext(CloudContext)
  if (!cloud) throw new Error('useCloud needs a CloudContext above it')
  return cloud
}

/** Who is signed in, and what the cloud keeps of them. */
export type AccountSession =
  /** Not known yet. */
  | { phase: 'unknown' }
  | { phase: 'signedOut' }
  /** Signed in; the record is on its way. */
  | { phase: 'loading'; user: CloudUser }
  /** `record` is undefined where the database has none (a first social log-in that was cut off). */
  | { phase: 'ready'; user: CloudUser; record: UserRecord | undefined }
  /** Signed in, but the record cannot be had; `retry` asks again. */
  | { phase: 'failed'; user: CloudUser; problem: CloudProblem; retry: () => void }

/** Outside the account area nobody is signed in. */
export const SessionContext = createContext<AccountSession>({ phase: 'signedOut' })

/** Who is signed in. */
export const useSession = (): AccountSession => useContext(SessionContext)
