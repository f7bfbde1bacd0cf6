import { accountScreens } from './accountScreens'
import { matchAccountRoute } from './accountRules'

/** Fetches what telling who is signed in takes, and opens nothing. */
const loadSignIn = () => [
  import('../../cloud/openCloud'),
  import('../../cloud/sdk/app'),
  import('../../cloud/sdk/authProduct'),
]

/**
 * Fetches what an address of the account area comes to, all of it side by side, while the player is still
 * asked whether it has accounts at all; opens nothing. Never rejects: what did not come is met again where it
 * is needed.
 */
export const preloadAccount = async (pathname: string): Promise<void> => {
  const word = pathname.split('/')[1] ?? ''
  const screen = matchAccountRoute(pathname, word)?.screen
  await Promise.allSettled([
    import('./openAccounts'),
    ...loadSignIn(),
    screen && accountScreens[screen].load(),
  ])
}
