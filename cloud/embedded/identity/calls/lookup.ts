import { describeAccount } from '../answers'
import { callerOf } from '../checks'
import type { IdentityCall } from '../IdentityContext'

/** `accounts:lookup`: what is known of whoever the ID token is of. */
export const lookup: IdentityCall = async (context, { body }) => ({
  kind: 'identitytoolkit#GetAccountInfoResponse',
  users: [describeAccount((await callerOf(context, body)).account)],
})
