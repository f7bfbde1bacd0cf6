/** Analytics of the account area [A7.6]; off unless configured and allowed [A1-12]. None of its calls fails or waits. */
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
