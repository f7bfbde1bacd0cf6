import { CloudProblem } from '../ports/CloudAuth'

/** What the SDK's errors mean, where they mean what others mean, too. */
const ours: Readonly<Record<string, string>> = {
  'auth/network-request-failed': 'cloud/unreachable',
  'auth/timeout': 'cloud/timeout',
  'auth/internal-error': 'cloud/failed',
  'storage/canceled': 'cloud/aborted',
  'storage/retry-limit-exceeded': 'cloud/unreachable',
  'storage/unknown': 'cloud/failed',
  'storage/unauthenticated': 'storage/unauthorized',
}

interface Facts {
  code: string | undefined
  message: string
  email: string | undefined
}

const textOf = (value: unknown, key: string): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const found: unknown = Reflect.get(value, key)
  return typeof found === 'string' ? found : undefined
}

const factsOf = (error: unknown): Facts => ({
  code: textOf(error, 'code'),
  message: textOf(error, 'message') ?? (typeof error === 'string' ? error : ''),
  email:
    typeof error === 'object' && error !== null
      ? textOf(Reflect.get(error, 'customData'), 'email')
      : undefined,
})

const codeOf = (error: unknown, { code, message }: Facts): string => {
  if (code !== undefined && Object.hasOwn(ours, code)) return ours[code] ?? code
  // A code that the SDK has no word for may quote the answer: it ends where a word of its own would.
  if (code !== undefined && /^(auth|storage|app)\//.test(code))
    return /^[a-z]+\/[a-z0-9-]+/.exec(code)?.[0] ?? 'cloud/failed'
  if (/permission.denied/i.test(`${code ?? ''} ${message}`)) return 'database/permission-denied'
  if (/offline|network|disconnect|failed to fetch|importing a module/i.test(message))
    return 'cloud/unreachable'
  const name = textOf(error, 'name')
  if (name === 'AbortError') return 'cloud/aborted'
  return name === 'TimeoutError' ? 'cloud/timeout' : 'cloud/failed'
}

/**
 * What an error of the SDK is to the account area. Only its code and, where an account exists with another
 * provider [A4.2-3], the e-mail go on; the rest may quote tokens and stays behind.
 */
export const toProblem = (error: unknown): CloudProblem => {
  if (error instanceof CloudProblem) return error
  const facts = factsOf(error)
  const code = codeOf(error, facts)
  const isOtherProvider = code === 'auth/account-exists-with-different-credential'
  return new CloudProblem(code, code, isOtherProvider ? facts.email : undefined)
}
