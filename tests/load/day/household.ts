/**
 * How owners of players use them: assumptions, not measurements. Whoever knows their owners better changes
 * them here. Everything that happens seldom is so often of each owner on each day.
 */
export const household = {
  players: 1.3,
  /** Of the players. */
  online: 0.7,
  /** From one presence of a player to the next, ms. */
  beat: 300_000,
  /** How often a player tells something new of itself a day, e.g. another address. */
  news: 1,
  /** Players that start anew, e.g. after an update; all of one owner at once, as after a power failure. */
  starts: 0.1,
  /** Players that are switched off and say so, or stop without a word, and how long they are away, ms. */
  leaves: 0.1,
  stops: 0.05,
  away: 2 * 3_600_000,
  /** Panels that are opened, how long each is, ms, and how many hang on a wall and are open all day. */
  openings: 2,
  opened: 15 * 60_000,
  wallPanels: 0.05,
  /** Of the openings, those on a day's four busiest hours. */
  evening: 0.5,
  /** Openings for which nothing of the interface is in the browser yet. */
  cold: 0.05,
  /** Looks at the plans, at the referral campaign; a player that is enabled or disabled. */
  planViews: 0.05,
  referralViews: 0.02,
  toggles: 0.02,
  /** New owners, of whom half were sent by somebody; what they buy, and others change. */
  signUps: 0.01,
  purchases: 0.005,
  planChanges: 0.005,
  /** Requests of the older card flow, and accounts that are deleted. */
  cardRequests: 0.005,
  deletions: 0.005,
  /** Payments that are due: of each two events come at once, and some come twice. */
  renewals: 1 / 30,
  redelivered: 0.2,
} as const

/** How far functions and database are from each other, ms there and back; each takes something between. */
export const trip = { least: 8, most: 40 } as const

/** Bytes that the database's protocol and its encryption add to each answer. */
export const overhead = 120

/** Bytes of the head of an answer by the hosting, beside those of the services. */
export const answerHead = 350

/** Bytes of the interface as a browser loads it first, compressed: page, scripts, styles, fonts and texts. */
export const coldLoad = 600_000

/** From one look for players that are not heard of to the next, ms: a schedule's shortest. */
export const sweepEvery = 60_000
