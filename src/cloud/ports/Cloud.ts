import type {
  CloudDevice,
  FunctionAnswer,
  NewUserRecord,
  PaymentRequest,
  ProductCatalogue,
  ReferralCampaign,
  ReferralParticipant,
  UserChange,
  UserRecord,
} from '../../../schemas/generated/types'
import type { CloudAuth, CloudProblem } from './CloudAuth'

/** What the hosted checkout is opened with [A7.4-1]. */
export interface CheckoutOrder {
  /** The provider's product id. */
  product: number
  email: string
  passthrough: { email: string; uid: string }
  coupon?: string
  trial?: { days: number; daysAuth: string; auth: string }
}

/** What something costs, as the provider says. */
export interface LocalPrice {
  /** Gross amount per period. */
  gross: number
  /** e.g. EUR */
  currency: string
}

/**
 * The billing provider's overlay. Its script is loaded at the first use only; a failed load is tried again at
 * the next.
 */
export interface Checkout {
  /** Rejects with `cloud/script-failed` or `cloud/script-aborted` [A8-27]. */
  load: () => Promise<void>
  /** [A3.3-6] */
  price: (product: number, coupon?: string) => Promise<LocalPrice>
  /** Opens the overlay; resolves when it closes: paid or not. */
  open: (order: CheckoutOrder) => Promise<'paid' | 'closed'>
  /** The provider's page where the payment method is changed [A7.4-2]. */
  openUpdate: (updateUrl: string) => Promise<'changed' | 'closed'>
}

/** What a button of the older card payment provider passes [A2.5-13]. */
export interface CardOrder {
  planCode: string
  uid: string
  email: string
  planDuration: string
  isTrial: boolean
}

/**
 * The older card payment provider: its own window takes the card, we get a token for the request record
 * [A3.4-1].
 */
export interface CardCheckout {
  /** Undefined when the window was closed. */
  token: (order: CardOrder) => Promise<string | undefined>
}

/**
 * Analytics of the account area [A7.6]; off unless configured and allowed [A1-12]. None of its calls fails or
 * waits.
 */
export interface Analytics {
  /** Somebody signed up. */
  signalLead: () => void
  signalSubscriptionCreated: () => void
  /** [A7.6-2] */
  signalPurchase: (purchase: { planName: string; duration: string; isTrial: boolean }) => void
  /** [A7.6-3] */
  signalCancellation: (plan: string | undefined, duration: string | undefined) => void
  /** The analytics client id, once there is one [A5-24 A9-8]; undefined while analytics are off. */
  clientId: () => string | undefined
  /** For /debug. */
  state: () => { isConfigured: boolean; isAllowed: boolean; signals: readonly AnalyticsSignal[] }
}

/** One signal as it was sent. */
export interface AnalyticsSignal {
  /** Epoch, ms. */
  at: number
  name: string
  values: Readonly<Record<string, string | number>>
}

/**
 * The cloud functions API [A7.1]; each call is made as the signed-in user. Rejects with a `CloudProblem`,
 * `cloud/refused` when the answer says no.
 */
export interface CloudFunctions {
  /** [A7.1-1] */
  cancelUrl: () => Promise<FunctionAnswer>
  /** [A7.1-2] `newPlan` is the provider's product id. */
  updateSubscription: (newPlan: number, planDuration: string) => Promise<void>
  /** [A7.1-3] */
  cancelSubscription: () => Promise<void>
  /** [A7.1-4] */
  disableDevice: (hwuuid: string) => Promise<void>
  /** [A7.1-5] */
  enableDevice: (hwuuid: string) => Promise<void>
  /** [A7.1-6] */
  deleteDevice: (hwuuid: string) => Promise<void>
  /** A custom token for the user, which a player is signed in with [A7.1-7]. */
  customToken: () => Promise<string>
}

/** File storage [A7.2-5]. */
export interface CloudStorage {
  /**
   * Uploads the avatar of a user and resolves with its download URL. `onProgress` gets shares from 0 to 1.
   * Rejects with a `CloudProblem`, `cloud/aborted` after `signal`.
   */
  uploadAvatar: (
    uid: string,
    file: Blob,
    onProgress?: (share: number) => void,
    signal?: AbortSignal,
  ) => Promise<string>
  /** Resolves, too, where there is none. */
  deleteAvatar: (uid: string) => Promise<void>
}

/** The referral-campaign service [A7.1-8 A7.1-9]. Rejects with a `CloudProblem`. */
export interface ReferralService {
  campaign: () => Promise<ReferralCampaign>
  /** The signed-in user as a participant; `referrerId` is who sent them, from the address [A9-13]. */
  participant: (referrerId?: string) => Promise<ReferralParticipant>
}

/** Where requests of the legacy card flow are pushed [A7.2-4]. */
export type PaymentKind = 'subscriptions' | 'cancellations' | 'updates'

/**
 * The realtime database [A7.2]. What comes in is checked; records that fail their schema count as absent and
 * are reported. Of what is written `cloud/unreachable` says that it was not sent and never will be,
 * `cloud/timeout` that it was, and that nobody knows what became of it.
 */
export interface CloudRecords {
  /**
   * Calls `listener` with users/{uid} now and at each change; undefined where there is no record. Returns the
   * unsubscriber.
   */
  watchUser: (
    uid: string,
    listener: (record: UserRecord | undefined) => void,
    failed: (problem: CloudProblem) => void,
  ) => () => void
  readUser: (uid: string) => Promise<UserRecord | undefined>
  /** Writes the record of a new user, with the server's times [A3.1-20]. */
  createUser: (uid: string, record: NewUserRecord) => Promise<void>
  /** Changes what is named, and `updatedAt`. */
  updateUser: (uid: string, change: UserChange) => Promise<void>
  deleteUser: (uid: string) => Promise<void>
  /** The user's devices, by `hwuuid`, now and at each change [A7.2-2]. */
  watchDevices: (
    uid: string,
    listener: (devices: readonly CloudDevice[]) => void,
    failed: (problem: CloudProblem) => void,
  ) => () => void
  /** The product catalogue of a version [A7.2-3 A9-2]. */
  readProducts: (version: string) => Promise<ProductCatalogue>
  /** Pushes a request of the legacy card flow; resolves with its id [A4.10-1]. */
  pushPayment: (kind: PaymentKind, uid: string, request: PaymentRequest) => Promise<string>
  /** The status of such a request once there is one; rejects with `cloud/timeout` after `wait` ms [A9-1]. */
  paymentStatus: (kind: PaymentKind, uid: string, id: string, wait: number) => Promise<unknown>
  /** The error of such a request, if it has one [A4.10-3]. */
  paymentError: (kind: PaymentKind, uid: string, id: string) => Promise<string | undefined>
}

/** The provider's cloud, as the account area sees it. */
export interface Cloud {
  auth: CloudAuth
  records: CloudRecords
  storage: CloudStorage
  functions: CloudFunctions
  checkout: Checkout
  /** Undefined where the older card payment provider is not configured. */
  cards: CardCheckout | undefined
  /** Undefined where no campaign is configured [A6-8]. */
  referral: ReferralService | undefined
  analytics: Analytics
}
