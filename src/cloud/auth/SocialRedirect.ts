import type { User } from 'firebase/auth'
import type { SocialProvider } from '../ports/CloudAuth'

/** The way to a social provider and back. */
export interface SocialRedirect {
  /** Leaves the page. Resolves only if that comes to nothing, e.g. by the browser's back button. */
  begin: (provider: SocialProvider) => Promise<void>
  /** Signs in who came back; undefined when nobody did. */
  outcome: (provider: SocialProvider) => Promise<User | undefined>
}

/** What the way needs of the browser. */
export interface RedirectPage {
  location: Pick<Location, 'href' | 'assign'>
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Resolves when the page is shown again as it was left. */
  shownAgain: () => Promise<void>
}
