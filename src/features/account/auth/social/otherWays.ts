import type { CloudAuth, SocialProvider } from '../../../../cloud/ports/CloudAuth'
import { CloudProblem } from '../../../../cloud/ports/CloudProblem'
import { socialProviders } from './socialProviders'

/** How somebody can log in to the account that their address has already. */
export interface OtherWays {
  /** Undefined where the provider did not tell it. */
  email: string | undefined
  providers: readonly SocialProvider[]
  hasPassword: boolean
  /** False where the cloud keeps it to itself: then all ways are named. */
  isKnown: boolean
}

/**
 * The ways to log in to the account whose address came back with another provider [A4.2-3 A8-8]: those that the cloud knows for the
 * e-mail, or all of them where it keeps that private or cannot be asked. Undefined for every other failure.
 */
export const otherWays = async (
  error: unknown,
  auth: Pick<CloudAuth, 'providersFor'>,
): Promise<OtherWays | undefined> => {
  if (!(error instanceof CloudProblem) || error.code !== 'auth/account-exists-with-different-credential')
    return undefined
  const { email } = error
  const known = await askFor(email, auth)
  const providers = socialProviders.filter((one) => known.some((name) => name.replace('.com', '') === one))
  const hasPassword = known.includes('password')
  if (providers.length === 0 && !hasPassword)
    return { email, providers: socialProviders, hasPassword: true, isKnown: false }
  return { email, providers, hasPassword, isKnown: true }
}

const askFor = async (email: string | undefined, auth: Pick<CloudAuth, 'providersFor'>) => {
  if (email === undefined) return []
  try {
    return await auth.providersFor(email)
  } catch {
    return []
  }
}
