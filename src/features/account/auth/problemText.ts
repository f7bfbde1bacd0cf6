import type { TFunction } from 'i18next'
import { CloudProblem } from '../../../cloud/ports/CloudAuth'

/** What the provider's codes and our own mean to a person. */
const known = {
  'auth/invalid-credential': 'accountAuth.problem.invalidCredential',
  'auth/invalid-login-credentials': 'accountAuth.problem.invalidCredential',
  'auth/wrong-password': 'accountAuth.problem.invalidCredential',
  'auth/missing-password': 'accountAuth.problem.invalidCredential',
  'auth/user-mismatch': 'accountAuth.problem.invalidCredential',
  'auth/user-disabled': 'accountAuth.problem.userDisabled',
  'auth/user-not-found': 'accountAuth.problem.userNotFound',
  'auth/too-many-requests': 'accountAuth.problem.tooManyRequests',
  'auth/quota-exceeded': 'accountAuth.problem.tooManyRequests',
  'auth/email-already-in-use': 'accountAuth.problem.emailInUse',
  'auth/invalid-email': 'accountAuth.problem.invalidEmail',
  'auth/missing-email': 'accountAuth.problem.invalidEmail',
  'auth/invalid-new-email': 'accountAuth.problem.invalidEmail',
  'auth/invalid-recipient-email': 'accountAuth.problem.invalidEmail',
  'auth/weak-password': 'accountAuth.problem.weakPassword',
  'auth/password-does-not-meet-requirements': 'accountAuth.problem.weakPassword',
  'auth/requires-recent-login': 'accountAuth.problem.recentLogin',
  'auth/network-request-failed': 'accountAuth.problem.network',
  'cloud/unreachable': 'accountAuth.problem.network',
  'cloud/away': 'accountAuth.problem.away',
  'cloud/busy': 'accountAuth.problem.busy',
  'auth/timeout': 'accountAuth.problem.timeout',
  'cloud/timeout': 'accountAuth.problem.timeout',
  'cloud/refused': 'accountAuth.problem.refused',
  'cloud/invalid': 'accountAuth.problem.invalid',
  'cloud/script-failed': 'accountAuth.problem.scriptFailed',
  'cloud/script-aborted': 'accountAuth.problem.scriptAborted',
  'auth/popup-closed-by-user': 'accountAuth.problem.popupClosed',
  'auth/cancelled-popup-request': 'accountAuth.problem.popupClosed',
  'auth/redirect-cancelled-by-user': 'accountAuth.problem.popupClosed',
  'auth/user-cancelled': 'accountAuth.problem.popupClosed',
  'auth/popup-blocked': 'accountAuth.problem.popupBlocked',
  'auth/operation-not-allowed': 'accountAuth.problem.providerDisabled',
  'auth/admin-restricted-operation': 'accountAuth.problem.providerDisabled',
  'auth/unauthorized-domain': 'accountAuth.problem.unauthorizedDomain',
  'auth/operation-not-supported-in-this-environment': 'accountAuth.problem.unauthorizedDomain',
  'auth/account-exists-with-different-credential': 'accountAuth.problem.otherCredential',
  'auth/credential-already-in-use': 'accountAuth.problem.otherCredential',
  'auth/user-token-expired': 'accountAuth.problem.sessionOver',
  'auth/invalid-user-token': 'accountAuth.problem.sessionOver',
  'auth/id-token-revoked': 'accountAuth.problem.sessionOver',
  'auth/no-current-user': 'accountAuth.problem.sessionOver',
  'auth/invalid-custom-token': 'accountAuth.problem.sessionOver',
  'auth/expired-action-code': 'accountAuth.problem.expiredLink',
  'auth/invalid-action-code': 'accountAuth.problem.expiredLink',
  'database/permission-denied': 'accountAuth.problem.permission',
  'storage/unauthorized': 'accountAuth.problem.permission',
  'auth/web-storage-unsupported': 'accountAuth.problem.storageFull',
} as const

const isKnown = (code: string): code is keyof typeof known => Object.hasOwn(known, code)

/**
 * What is said of a failure of the cloud [A8-28]: one plain sentence or two. Of `cloud/refused` the cloud's
 * own words; of a code that nobody has words for, one that names it for support.
 */
export const authProblemText = (error: unknown, t: TFunction): string => {
  if (!(error instanceof CloudProblem)) return t('accountAuth.problem.unknown', { code: 'cloud/failed' })
  const { code, message } = error
  if (code === 'cloud/refused' && message.trim() !== '' && message !== code) return message
  return isKnown(code) ? t(known[code]) : t('accountAuth.problem.unknown', { code })
}

/** Whether a failure bears that code. */
export const authProblemIs = (error: unknown, code: string): boolean =>
  error instanceof CloudProblem && error.code === code
