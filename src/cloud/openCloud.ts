import type { Brand, BrandCloud } from '../../schemas/generated/types'
import { createAnalytics } from './analytics/createAnalytics'
import { createAuth } from './auth/createAuth'
import { createLocalRedirect } from './auth/createLocalRedirect'
import { createRedirectPage } from './auth/createRedirectPage'
import { createSdkRedirect } from './auth/createSdkRedirect'
import { createCards } from './cards/createCards'
import { createCheckout } from './checkout/createCheckout'
import { createFunctions } from './functions/createFunctions'
import { isDevelopmentHost } from './isDevelopmentHost'
import type { Cloud } from './ports/Cloud'
import { createRecords } from './records/createRecords'
import { createReport } from './records/createReport'
import { createReferral } from './referral/createReferral'
import { createSdk } from './sdk/createSdk'
import { createStorage } from './storage/createStorage'

/** Where and for whom a cloud is opened. */
interface CloudOptions {
  /** Of the page. */
  hostname: string
  cloudHosts: Brand['cloudHosts']
  brandWord: string
  /** Whether the player's owner allows statistics of the interface, now; false as long as that is not known. */
  allowsStatistics: () => boolean
  /** Default: the browser's. */
  view?: Window
  get?: typeof fetch
}

/**
 * The provider's cloud on the real thing. Opening loads nothing but analytics, where those are configured and allowed: each product of
 * the SDK and each script comes when something of it is first used. May be opened more than once: who is signed in is the same.
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
      isLocal,
      idToken,
      currentUid,
      get,
    }),
    checkout: createCheckout({ config: config.checkout, isDevelopment, isLocal, view }),
    cards: config.cards && createCards(config.cards.page, view),
    referral: config.referral && createReferral({ config: config.referral, isLocal, idToken, get }),
    analytics: createAnalytics({
      config: config.analytics,
      isAllowed: () => isCloud || allowsStatistics(),
      view,
      now: () => Date.now(),
    }),
  }
}
