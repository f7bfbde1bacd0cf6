import type { AuthProvider } from 'firebase/auth'
import type { SocialProvider } from '../ports/CloudAuth'
import type { Sdk } from '../sdk/createSdk'
import type { RedirectPage, SocialRedirect } from './SocialRedirect'

type AuthSdk = Awaited<ReturnType<Sdk['auth']>>['sdk']

const providerOf = (sdk: AuthSdk, provider: SocialProvider): AuthProvider => {
  switch (provider) {
    case 'google':
      return new sdk.GoogleAuthProvider()
    case 'facebook':
      return new sdk.FacebookAuthProvider()
    case 'github':
      return new sdk.GithubAuthProvider()
  }
}

/** The way of a real project: the SDK's own, whose resolver loads a script of somebody else and is handed over here alone. */
export const createSdkRedirect = (
  load: Sdk['auth'],
  { shownAgain }: Pick<RedirectPage, 'shownAgain'>,
): SocialRedirect => ({
  async begin(provider) {
    const { auth, sdk } = await load()
    const leaving = sdk.signInWithRedirect(auth, providerOf(sdk, provider), sdk.browserPopupRedirectResolver)
    await Promise.race([leaving, shownAgain()])
  },
  async outcome() {
    const { auth, sdk } = await load()
    const result = await sdk.getRedirectResult(auth, sdk.browserPopupRedirectResolver)
    return result?.user
  },
})
