import type { ProblemCode, SubscriptionProblem } from './subscription.vocabulary'

/** Problems of the cloud that have a name of ours. */
const names: Readonly<Record<string, ProblemCode>> = {
  'cloud/script-failed': 'scriptFailed',
  'cloud/script-aborted': 'scriptAborted',
  'cloud/timeout': 'timeout',
  'cloud/unreachable': 'unreachable',
  'cloud/away': 'away',
  'cloud/busy': 'busy',
}

const textAt = (value: unknown, name: string): string => {
  const text: unknown = Reflect.get(Object(value), name)
  return typeof text === 'string' ? text.trim() : ''
}

/**
 * What an actor rejected with, as a problem: the cloud's own words where it wrote some, else its name, else
 * `otherwise` [A8-20 A8-17].
 */
export const problemOf = (
  error: unknown,
  otherwise: 'paymentFailed' | 'cancellationFailed',
): SubscriptionProblem => {
  const code = textAt(error, 'code')
  const message = textAt(error, 'message')
  if (code === 'cloud/refused' && message !== '' && message !== code) return { code: 'told', message }
  return { code: Object.hasOwn(names, code) ? (names[code] ?? otherwise) : otherwise }
}

/** Whether a call may have been done although it failed: its answer was lost. */
export const isUncertain = ({ code }: SubscriptionProblem): boolean =>
  code === 'timeout' || code === 'unreachable' || code === 'away'

/** Whether a request record was not sent, nor ever will be. */
export const wasNotSent = (error: unknown): boolean => textAt(error, 'code') === 'cloud/unreachable'
