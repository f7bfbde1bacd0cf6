import { CloudProblem } from '../ports/CloudAuth'

/** What the SDK's errors mean, where they mean what others mean, too. */
const ours: Readonly<Record<string, string>> = {
  'auth/network-request-failed': 'cloud/unreachable',
  'auth/timeout': 'cloud/timeout',
  'auth/internal-error': 'cloud/failed',
  'auth/unavailable': 'cloud/away',
  'auth/the-service-is-currently-unavailable': 'cloud/away',
  'auth/backend-error': 'cloud/away',
  'auth/deadline-exceeded': 'cloud/away',
  'auth/resource-exhausted': 'cloud/busy',
  'storage/canceled': 'cloud/aborted',
  'storage/retry-limit-exceeded': 'cloud/unreachable',
  'storage/unknown': 'cloud/failed',
  'storage/unauthenticated': 'storage/unauthorized',
}

interface ErrorDetails {
  code: string | undefined
  message: string
  email: string | undefined
  /** Something answered, but nothing that the service would: a gateway's page. */
  isNoAnswer: boolean
}

const textOf = (value: unknown, key: string): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const found: unknown = Reflect.get(value, key)
  return typeof found === 'string' ? found : undefined
}

const detailsOf = (error: unknown): ErrorDetails => {
  const data: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'customData') : undefined
  return {
    code: textOf(error, 'code'),
    message: textOf(error, 'message') ?? (typeof error === 'string' ? error : ''),
    email: textOf(data, 'email'),
    isNoAnswer: textOf(data, 'message')?.startsWith('SyntaxError') === true,
  }
}

const codeOf = (error: unknown, { code, message, isNoAnswer }: ErrorDetails): string => {
  if (isNoAnswer && code === 'auth/network-request-failed') return 'cloud/away'
  // A code that the SDK has no word for may quote the answer: it ends where a word of its own would.
  const own =
    code !== undefined && /^(auth|storage|app)\//.test(code)
      ? (/^[a-z]+\/[a-z0-9-]+/.exec(code)?.[0] ?? 'cloud/failed')
      : code
  if (own !== undefined && Object.hasOwn(ours, own)) return ours[own] ?? own
  if (own !== undefined && /^(auth|storage|app|cloud)\//.test(own)) return own
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
  const details = detailsOf(error)
  const code = codeOf(error, details)
  const isOtherProvider = code === 'auth/account-exists-with-different-credential'
  return new CloudProblem(code, code, isOtherProvider ? details.email : undefined)
}
