import type { Cloud } from '../../cloud/ports/Cloud'
import type { OwedLogOut, SessionStore } from '../../features/account/session'

/** A cloud with who is signed in to it. */
export interface OpenedCloud {
  cloud: Cloud
  session: SessionStore
  owedLogOut: OwedLogOut
}
