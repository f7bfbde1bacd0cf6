import type { TFunction } from 'i18next'
import { CloudProblem } from '../../../cloud/ports/CloudProblem'
import { authProblemText } from '../auth/problemText'
import type { Fault } from './toFault'

/** What is said otherwise to somebody who is logged in. */
const kinds = {
  'cloud/silent': 'silent',
  'auth/wrong-password': 'wrongPassword',
  'auth/invalid-credential': 'wrongPassword',
  'auth/invalid-login-credentials': 'wrongPassword',
  'auth/requires-recent-login': 'recentLogin',
} as const

const isKnown = (code: string): code is keyof typeof kinds => Object.hasOwn(kinds, code)

/** A failure of the cloud in words: what happened and what to do [A8-28]; the cloud's own words where it wrote some for people. */
export const describeFault = (t: TFunction, { code, message }: Fault): string =>
  isKnown(code)
    ? t(`accountProfile.fault.${kinds[code]}`)
    : authProblemText(new CloudProblem(code, message), t)
