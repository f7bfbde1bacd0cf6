import type { NasCredentialsCheck } from '../../../../schemas/generated/types'

/** The name that the modal is opened by. */
export const credentialsModal = 'network-drive-password'

/** What the modal is about: a drive that asks for user name and password [D2.11-4]. */
export interface CredentialQuestion {
  drive: NasCredentialsCheck & { id: string }
  /** The drive has its answer, or is to stay as it is; gives whether another one asks, which the modal then shows. */
  settle: () => boolean
}

/** Whether the parameters of a modal are such a question: a menu may open any modal with anything. */
export function isCredentialQuestion(params: unknown): params is CredentialQuestion {
  return typeof params === 'object' && params !== null && 'drive' in params && 'settle' in params
}
