import type { FunctionAnswer } from '../../../schemas/generated/types'

/** The cloud functions API [A7.1]; each call is made as the signed-in user. Rejects with a `CloudProblem`, `cloud/refused` when the answer says no. */
export interface CloudFunctions {
  /** [A7.1-1] */
  cancelUrl: () => Promise<FunctionAnswer>
  /** [A7.1-2] `newPlan` is the provider's product id. */
  updateSubscription: (newPlan: number, planDuration: string) => Promise<void>
  /** [A7.1-3] */
  cancelSubscription: () => Promise<void>
  /** [A7.1-4] */
  disableDevice: (hwuuid: string) => Promise<void>
  /** [A7.1-5] */
  enableDevice: (hwuuid: string) => Promise<void>
  /** [A7.1-6] */
  deleteDevice: (hwuuid: string) => Promise<void>
  /** A custom token for the user, which a player is signed in with [A7.1-7]. */
  customToken: () => Promise<string>
}
