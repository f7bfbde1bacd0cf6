import type { AccountSession } from '../../features/account/session'
import type { AccountArea } from './openAccounts'

const unknown: AccountSession = { phase: 'unknown' }
const signedOut: AccountSession = { phase: 'signedOut' }

/** Who is signed in as long as the cloud is not open: nobody, unless somebody was when the panel was last left. */
export const meanwhileOf = (area: Pick<AccountArea, 'isRemembered'>): AccountSession =>
  area.isRemembered() ? unknown : signedOut
