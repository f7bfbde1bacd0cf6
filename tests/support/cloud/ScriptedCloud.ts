import type {
  CloudDevice,
  ProductCatalogue,
  ReferralCampaign,
  ReferralParticipant,
  UserRecord,
} from '../../../schemas/generated/types'
import type { AnalyticsSignal, Cloud } from '../../../src/cloud/ports/Cloud'
import { type CloudUser, CloudProblem } from '../../../src/cloud/ports/CloudAuth'
import { cloudSamples } from './cloudSamples'
import { ScriptedAuth } from './ScriptedAuth'
import { ScriptedCalls, type CallName } from './ScriptedCalls'
import { ScriptedRecords } from './ScriptedRecords'

/** What a scripted cloud begins with. */
export interface CloudStart {
  /** Who is signed in; nobody unless told. */
  user?: CloudUser | undefined
  /** The record of that user; none unless told. */
  record?: UserRecord | undefined
  devices?: readonly CloudDevice[]
  /** Those of `cloudSamples` unless told. */
  products?: ProductCatalogue
  /** False where the older card payment provider is not configured. */
  hasCards?: boolean
  /** Undefined where no campaign is configured. */
  campaign?: ReferralCampaign | undefined
  participant?: ReferralParticipant | undefined
}

/**
 * A cloud for tests and stories, on plain data. Every call is written down (`calls`, `callsOf`) and does what
 * the cloud would, unless the script has it fail (`fail('auth.signIn', 'auth/wrong-password')`) or wait
 * (`hold('records.updateUser')`, then `release`). What others change is pushed: `enter`, `leave`,
 * `pushRecord`, `pushDevices`.
 */
export class ScriptedCloud implements Cloud {
  readonly auth: ScriptedAuth
  readonly records: ScriptedRecords
  readonly storage: Cloud['storage']
  readonly functions: Cloud['functions']
  readonly checkout: Cloud['checkout']
  readonly cards: Cloud['cards']
  readonly referral: Cloud['referral']
  readonly analytics: Cloud['analytics']
  /** What the checkout's overlay does next. */
  checkoutOutcome: 'paid' | 'closed' = 'paid'
  /** What the window of the card provider hands back; undefined when it is closed. */
  cardToken: string | undefined = 'card-token'
  /** Of the price lookup, by the provider's product id; else what `products` say. */
  readonly prices = new Map<number, number>()
  readonly signals: AnalyticsSignal[] = []
  readonly #calls = new ScriptedCalls()

  constructor(start: CloudStart = {}) {
    const { user, record, devices = [], products = cloudSamples.products, hasCards = false } = start
    const pass = this.#calls.pass.bind(this.#calls)
    this.auth = new ScriptedAuth(pass, user)
    this.records = new ScriptedRecords(pass, { uid: user?.uid, record, devices, products })
    this.storage = {
      uploadAvatar: async (uid, file, onProgress, signal) => {
        onProgress?.(0.5)
        await Promise.race([pass('storage.uploadAvatar', uid, file), untilAborted(signal)])
        onProgress?.(1)
        return `https://storage.example.org/v0/b/acme/o/userAvatars%2F${uid}?alt=media`
      },
      deleteAvatar: (uid) => pass('storage.deleteAvatar', uid),
    }
    this.functions = {
      cancelUrl: async () => {
        await pass('functions.cancelUrl')
        return { success: true, data: 'https://checkout.example.org/cancel' }
      },
      updateSubscription: (newPlan, duration) => pass('functions.updateSubscription', newPlan, duration),
      cancelSubscription: () => pass('functions.cancelSubscription'),
      disableDevice: async (hwuuid) => {
        await pass('functions.disableDevice', hwuuid)
        this.records.changeDevice(hwuuid, { enabled: false })
      },
      enableDevice: async (hwuuid) => {
        await pass('functions.enableDevice', hwuuid)
        this.records.changeDevice(hwuuid, { enabled: true })
      },
      deleteDevice: async (hwuuid) => {
        await pass('functions.deleteDevice', hwuuid)
        this.records.changeDevice(hwuuid, undefined)
      },
      customToken: async () => {
        await pass('functions.customToken')
        return 'custom-token'
      },
    }
    this.checkout = {
      load: () => pass('checkout.load'),
      price: async (product, coupon) => {
        await pass('checkout.price', product, coupon)
        return { gross: this.prices.get(product) ?? amountOf(products, product), currency: 'EUR' }
      },
      open: async (order) => {
        await pass('checkout.open', order)
        return this.checkoutOutcome
      },
      openUpdate: async (updateUrl) => {
        await pass('checkout.openUpdate', updateUrl)
        return this.checkoutOutcome === 'paid' ? 'changed' : 'closed'
      },
    }
    this.cards = hasCards
      ? {
          token: async (order) => {
            await pass('cards.token', order)
            return this.cardToken
          },
        }
      : undefined
    const { campaign, participant = cloudSamples.participant } = start
    this.referral = campaign && {
      campaign: async () => {
        await pass('referral.campaign')
        return campaign
      },
      participant: async (referrerId) => {
        await pass('referral.participant', referrerId)
        return participant
      },
    }
    const signal = (name: string, values: AnalyticsSignal['values'] = {}) =>
      void this.signals.push({ at: 0, name, values })
    this.analytics = {
      signalLead: () => signal('lead'),
      signalSubscriptionCreated: () => signal('subscriptionCreated'),
      signalPurchase: ({ planName, duration, isTrial }) =>
        signal('purchase', { planName, duration, isTrial: String(isTrial) }),
      signalCancellation: (plan = '', duration = '') => signal('cancellation', { plan, duration }),
      clientId: () => undefined,
      state: () => ({ isConfigured: false, isAllowed: false, signals: this.signals }),
    }
  }

  /** All calls that were made, oldest first. */
  get calls() {
    return this.#calls.made
  }

  /** What calls of the name were made with, oldest first. */
  callsOf(name: CallName): (readonly unknown[])[] {
    return this.calls.filter((one) => one.name === name).map(({ args }) => args)
  }

  /** Each call of the name fails from now on, with a `CloudProblem` of that code. */
  fail(name: CallName, code: string, message?: string, email?: string): void {
    this.#calls.fail(name, code, message, email)
  }

  /** Calls of the name succeed again. */
  mend(name: CallName): void {
    this.#calls.mend(name)
  }

  /** Each call of the name waits from now on, until it is released. */
  hold(name: CallName): void {
    this.#calls.hold(name)
  }

  release(name: CallName): void {
    this.#calls.release(name)
  }

  /** Somebody is signed in from now on, e.g. by another tab. */
  enter(user: CloudUser, isFresh = false): void {
    this.auth.become(user, isFresh)
  }

  /** Nobody is signed in any more, e.g. because another tab signed out. */
  leave(): void {
    this.auth.become(undefined, false)
  }

  /** The record of who is signed in is another from now on. */
  pushRecord(record: UserRecord | undefined): void {
    this.records.put(this.auth.user?.uid ?? '', record)
  }

  pushDevices(devices: readonly CloudDevice[]): void {
    this.records.putDevices(devices)
  }

  /** Those who watch the record or the devices are told of a failure. */
  breakWatch(what: 'user' | 'devices', code: string): void {
    this.records.breakWatch(what, new CloudProblem(code))
  }
}

const amountOf = (products: ProductCatalogue, product: number): number =>
  Object.values(products)
    .flatMap(({ prices }) => [prices?.monthly, prices?.yearly, prices?.lifetime])
    .find((price) => price?.paddleId === product)?.amount ?? 0

const untilAborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new CloudProblem('cloud/aborted')), { once: true })
  })
