import type { TFunction } from 'i18next'
import { CloudProblem } from '../../../cloud/ports/CloudAuth'
import { authProblemText } from '../auth/problemText'

/** What a machine keeps of a failure of the cloud. */
export interface Fault {
  code: string
  /** For people only where the code is `cloud/refused`. */
  message: string
}

/** A failure as the machines keep it. */
export const toFault = (error: unknown): Fault =>
  error instanceof CloudProblem
    ? { code: error.code, message: error.message }
    : { code: 'cloud/failed', message: '' }

/** Runs a call of the cloud; resolves with what is against it, undefined where it went well. */
export const faultOf = async (call: () => Promise<unknown>): Promise<Fault | undefined> => {
  try {
    await call()
    return undefined
  } catch (error) {
    return toFault(error)
  }
}

/** What is said otherwise to somebody who is logged in. */
const kinds = {
  'cloud/silent': 'silent',
  'auth/wrong-password': 'wrongPassword',
  'auth/invalid-credential': 'wrongPassword',
  'auth/invalid-login-credentials': 'wrongPassword',
  'auth/requires-recent-login': 'recentLogin',
} as const

const isKnown = (code: string): code is keyof typeof kinds => Object.hasOwn(kinds, code)

/**
 * A failure of the cloud in words: what happened and what to do [A8-28]; the cloud's own words where it wrote
 * some for people.
 */
export const describeFault = (t: TFunction, { code, message }: Fault): string =>
  isKnown(code)
    ? t(`accountProfile.fault.${kinds[code]}`)
    : authProblemText(new CloudProblem(code, message), t)
