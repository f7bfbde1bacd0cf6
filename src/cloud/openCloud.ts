import type { AuthProvider } from 'firebase/auth'
import type { Brand, BrandCloud } from '../../schemas/generated/types'
import { type Report, createRecords } from './records/createRecords'
import { type SocialProvider, CloudProblem } from './ports/CloudAuth'
import { type Sdk, createSdk } from './sdk/createSdk'
import { type RedirectPage, type SocialRedirect, createLocalRedirect } from './auth/createLocalRedirect'
import type { CardCheckout, CardOrder, Cloud, CloudStorage } from './ports/Cloud'
import { toProblem } from './sdk/toProblem'
import { createAnalytics } from './analytics/createAnalytics'
import { createAuth } from './auth/createAuth'
import { createCheckout } from './checkout/createCheckout'
import { createFunctions } from './functions/createFunctions'
import { createReferral } from './referral/createReferral'

const localNames = ['localhost', '127.0.0.1', '[::1]', '::1']

/**
 * Whether a page served from this host name talks to the development side of the cloud [A1-12 A9-7]: one from
 * the development cloud host, or from this very machine. Every other, players at home among them, talks to
 * the production side.
 */
export const isDevelopmentHost = (hostname: string, cloudHosts: Brand['cloudHosts']): boolean =>
  hostname !== '' &&
  hostname !== cloudHosts.production &&
  (hostname === cloudHosts.development || localNames.includes(hostname) || hostname.endsWith('.localhost'))

/**
 * Writes to the console what of the cloud failed its schema, once per kind; values, which may be personal,
 * are not told.
 */
const createReport = (): Report => {
  const told = new Set<string>()
  return (what, errors) => {
    if (told.has(what)) return
    told.add(what)
    const [error] = errors ?? []
    // oxlint-disable-next-line eslint/no-console -- who sets up a cloud looks here first
    console.warn(`${what} of the cloud: ${error?.instancePath ?? ''} ${error?.message ?? 'is invalid'}`)
  }
}

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

/**
 * The way of a real project: the SDK's own, whose resolver loads a script of somebody else and is handed over
 * here alone.
 */
const createSdkRedirect = (
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

/** How often the window is looked at, ms: closing one tells nobody. */
const interval = 500

/** How long its page may take to say that it is there, ms: a gateway's page, in its place, never does. */
const timeoutMs = 30_000

const field = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined

/**
 * The older card payment provider's window, see ../checkout/README.md. The card goes to the provider alone;
 * we hear a token, and only from the window that we opened, at the provider's origin.
 */
export const createCards = (page: string, view: Window): CardCheckout => ({
  token: (order: CardOrder) =>
    new Promise((resolve, reject) => {
      const { origin } = new URL(page)
      const opened = view.open(page, '_blank', 'popup,width=480,height=680')
      if (!opened) {
        reject(new CloudProblem('cloud/failed'))
        return
      }
      const end = (token: string | undefined) => {
        stop()
        resolve(token)
      }
      const stop = () => {
        view.removeEventListener('message', hear)
        clearInterval(timer)
        clearTimeout(late)
      }
      const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
        if (source !== opened || from !== origin) return
        const token = field(data, 'token')
        clearTimeout(late)
        if (field(data, 'kind') === 'card.ready') opened.postMessage({ kind: 'card.order', ...order }, origin)
        if (field(data, 'kind') === 'card.token' && typeof token === 'string' && token !== '') end(token)
      }
      const timer = setInterval(() => {
        if (opened.closed) end(undefined)
      }, interval)
      const late = setTimeout(() => {
        stop()
        opened.close()
        reject(new CloudProblem('cloud/script-aborted'))
      }, timeoutMs)
      view.addEventListener('message', hear)
    }),
})

/** File storage on the SDK [A7.2-5], loaded at the first call. */
export const createStorage = (load: Sdk['storage']): CloudStorage => ({
  async uploadAvatar(uid, file, onProgress, signal) {
    try {
      const { storage, sdk } = await load()
      if (signal?.aborted) throw new CloudProblem('cloud/aborted')
      const place = sdk.ref(storage, `userAvatars/${uid}`)
      const task = sdk.uploadBytesResumable(place, file, { contentType: file.type })
      const cancel = () => void task.cancel()
      signal?.addEventListener('abort', cancel)
      const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
        onProgress?.(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
      )
      try {
        await task
      } finally {
        stop()
        signal?.removeEventListener('abort', cancel)
      }
      return await sdk.getDownloadURL(place)
    } catch (error) {
      throw toProblem(error)
    }
  },
  async deleteAvatar(uid) {
    try {
      const { storage, sdk } = await load()
      await sdk.deleteObject(sdk.ref(storage, `userAvatars/${uid}`))
    } catch (error) {
      const problem = toProblem(error)
      if (problem.code !== 'storage/object-not-found') throw problem
    }
  },
})

/**
 * The browser's page; where it keeps nothing (private windows, blocked storage) what is to be kept lasts as
 * long as the page.
 */
const createRedirectPage = (view: Window): RedirectPage => {
  const own = new Map<string, string>()
  const kept = <T>(ask: (storage: Storage) => T, instead: () => T): T => {
    try {
      return ask(view.sessionStorage)
    } catch {
      return instead()
    }
  }
  return {
    location: {
      get href() {
        return view.location.href
      },
      assign: (address) => view.location.assign(address),
    },
    storage: {
      getItem: (key) =>
        kept(
          (storage) => storage.getItem(key),
          () => own.get(key) ?? null,
        ),
      setItem: (key, value) =>
        kept(
          (storage) => storage.setItem(key, value),
          () => void own.set(key, value),
        ),
      removeItem: (key) =>
        kept(
          (storage) => storage.removeItem(key),
          () => void own.delete(key),
        ),
    },
    shownAgain: () =>
      new Promise((resolve) => {
        view.addEventListener('pageshow', () => resolve(), { once: true })
      }),
  }
}

/** Where and for whom a cloud is opened. */
interface CloudOptions {
  /** Of the page. */
  hostname: string
  cloudHosts: Brand['cloudHosts']
  brandWord: string
  /**
   * Whether the player's owner allows statistics of the interface, now; false as long as that is not known.
   */
  allowsStatistics: () => boolean
  /** Default: the browser's. */
  view?: Window
  get?: typeof fetch
}

/**
 * The provider's cloud on the real thing. Opening loads nothing but analytics, where those are configured and
 * allowed: each product of the SDK and each script comes when something of it is first used. May be opened
 * more than once: who is signed in is the same.
 */
export const openCloud = (
  config: BrandCloud,
  {
    hostname,
    cloudHosts,
    brandWord: word,
    allowsStatistics,
    view = window,
    get = (...request) => fetch(...request),
  }: CloudOptions,
): Cloud => {
  const sdk = createSdk(config)
  const service = config.emulators?.auth
  const isLocal = config.emulators !== undefined
  const isBearer = config.functions.bearer === true
  const isDevelopment = isDevelopmentHost(hostname, cloudHosts)
  const isCloud = hostname === cloudHosts.production || hostname === cloudHosts.development

  const page = createRedirectPage(view)
  const auth = createAuth({
    load: sdk.auth,
    redirect:
      service === undefined
        ? createSdkRedirect(sdk.auth, page)
        : createLocalRedirect(sdk.auth, service, page, get),
    storage: page.storage,
    confirmsNewEmail: config.confirmsNewEmail !== false,
    language: () => view.document.documentElement.lang,
  })
  const currentUid = async () => (await auth.current())?.uid
  const { idToken } = auth

  return {
    auth,
    records: createRecords({ load: sdk.database, currentUid, report: createReport() }),
    storage: createStorage(sdk.storage),
    functions: createFunctions({
      host: config.functions[isDevelopment ? 'development' : 'production'],
      word,
      isBearer,
      idToken,
      currentUid,
      get,
    }),
    checkout: createCheckout({ config: config.checkout, isDevelopment, isLocal, view }),
    cards: config.cards && createCards(config.cards.page, view),
    referral: config.referral && createReferral({ config: config.referral, isBearer, idToken, get }),
    analytics: createAnalytics({
      config: config.analytics,
      isAllowed: () => isCloud || allowsStatistics(),
      view,
      now: () => Date.now(),
    }),
  }
}
