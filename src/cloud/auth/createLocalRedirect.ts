import type { User, AuthCredential } from 'firebase/auth'
import { type SocialProvider, CloudProblem } from '../ports/CloudAuth'
import type { Sdk } from '../sdk/createSdk'

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

/** What the authentication service calls the social providers. */
export const providerIds: Readonly<Record<SocialProvider, string>> = {
  google: 'google.com',
  facebook: 'facebook.com',
  github: 'github.com',
}

/** Our name for a provider, or its own where we have none. */
export const providerName = (id: string): string =>
  Object.entries(providerIds).find(([, known]) => known === id)?.[0] ?? id

type AuthSdk = Awaited<ReturnType<Sdk['auth']>>['sdk']

const key = 'account.redirect.secret'

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * SHA-256 of `text` in UTF-8. Browsers do not have it for pages of `http://` addresses, as players in the
 * house are.
 */
async function sha256(text: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  const { subtle }: { subtle?: SubtleCrypto } = crypto
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes))
  return (await import('@noble/hashes/sha2.js')).sha256(bytes)
}

const credentialOf = (sdk: AuthSdk, provider: SocialProvider, assertion: string): AuthCredential => {
  switch (provider) {
    case 'google':
      return sdk.GoogleAuthProvider.credential(assertion)
    case 'facebook':
      return sdk.FacebookAuthProvider.credential(assertion)
    case 'github':
      return sdk.GithubAuthProvider.credential(assertion)
  }
}

const readAssertion = (answer: unknown): string | undefined => {
  const assertion: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'assertion') : undefined
  return typeof assertion === 'string' && assertion !== '' ? assertion : undefined
}

/**
 * The way of a local cloud, see README.md: its addresses bear the hash of a secret that stays here, by which
 * the one-time assertion is fetched on the way back.
 */
export const createLocalRedirect = (
  load: Sdk['auth'],
  service: string,
  page: RedirectPage,
  get: typeof fetch,
): SocialRedirect => ({
  async begin(provider) {
    const secret = base64Url(crypto.getRandomValues(new Uint8Array(32)))
    const hash = await sha256(secret)
    page.storage.setItem(key, secret)
    const address = new URL('/emulator/social', service)
    address.search = new URLSearchParams({
      provider: providerIds[provider],
      challenge: base64Url(hash),
      return: page.location.href,
    }).toString()
    page.location.assign(address.href)
    await page.shownAgain()
  },
  async outcome(provider) {
    const secret = page.storage.getItem(key)
    if (secret === null) return undefined
    const response = await get(new URL('/emulator/social/outcome', service).href, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret }),
    })
    if (!response.ok) throw new CloudProblem('cloud/failed')
    const assertion = readAssertion(await response.json())
    page.storage.removeItem(key)
    if (assertion === undefined) return undefined
    const { auth, sdk } = await load()
    const { user } = await sdk.signInWithCredential(auth, credentialOf(sdk, provider, assertion))
    return user
  },
})
