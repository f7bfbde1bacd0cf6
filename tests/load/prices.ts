/**
 * What the provider asks for what is used, in US dollars, without tax: data, to be changed where they are no
 * longer so. They are list prices of the pay-as-you-go plan as far as known on the day below, for the
 * cheapest regions. CHECK THEM before you rely on a sum: firebase.google.com/pricing and
 * cloud.google.com/run/pricing.
 */
export const prices = {
  knownOn: '2026-11-29',
  currency: 'USD',
  /** A month, free of charge there. */
  free: {
    invocations: 2_000_000,
    cpuSeconds: 180_000,
    memorySeconds: 360_000,
    databaseStored: 1,
    databaseDownloaded: 10,
    hostingTransferred: 10,
    schedules: 3,
  },
  /** For one of each, a month. */
  each: {
    invocations: 0.4 / 1_000_000,
    /** A second of one processor, as long as an instance answers something. */
    cpuSeconds: 0.000_024,
    /** A second of one GB, likewise. */
    memorySeconds: 0.000_002_5,
    /** GB */
    databaseStored: 5,
    /** GB */
    databaseDownloaded: 1,
    /** GB */
    hostingTransferred: 0.15,
    schedules: 0.1,
  },
} as const

/** What one database of the provider's takes, by its documentation; likewise to be checked. */
export const limits = {
  connections: 200_000,
  /** A second. */
  writes: 1_000,
  /** A second: answers and what listeners are told. */
  answers: 100_000,
} as const

/** How the functions run. */
export const instance = {
  /** GB */
  memory: 0.25,
  processors: 1,
  /** Calls that one instance answers at once. */
  atOnce: 80,
} as const
