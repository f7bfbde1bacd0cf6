import type { LargeEvent } from '../../large/largePushOf'
import type { LargeEnd } from '../../large/LargeRead'
import type { DiscoveredHosts } from '../../discovery/discoverHosts'
import type { ProbedGeneration } from '../../discovery/probeGeneration'
import type { Generation } from '../Transport'

/** The number of the connection that the worker makes by itself when it goes ahead; those of the page begin behind it. */
export const numberAhead = 0

/** What every page asks first, so that it is asked as soon as that connection stands, and the push that answers it. */
export const questionAhead = { event: 'getState', answer: 'pushState' }

/** What the page has the worker do. Connections, questions and pushes are numbered, each by who begins them. */
export type SocketOrder =
  /** Finds the player by itself and connects to it. Given first, if at all. */
  | { order: 'goAhead'; origin: string; hostname: string }
  | { order: 'load'; generation: Generation }
  | { order: 'open'; connection: number; generation: Generation; origin: string }
  | { order: 'emit'; connection: number; event: string; payload?: unknown; question?: number }
  | { order: 'check'; connection: number; question: number }
  | { order: 'close'; connection: number }

/** What the worker says of a connection. */
export type ConnectionReport =
  | { report: 'connected' }
  | { report: 'failed'; reason: 'unreachable' | 'refused' }
  | { report: 'disconnected'; reason: string }
  /** The payload is that of the text, and given only where there is no text of it. */
  | { report: 'received'; event: string; text: string; payload?: unknown }
  | { report: 'large'; push: number; event: LargeEvent; start: string; length: number }
  | { report: 'unreadable'; text: string; reason: string }
  | { report: 'answered'; question: number; answer?: unknown }

/** What the worker says of a large push, in this order: portions of its new rows, and its end. */
export type PushReport = { push: number } & ({ portion: string } | { restart: true } | { end: LargeEnd })

/** What the worker says. */
export type SocketReport =
  | { report: 'loaded' | 'missing'; generation: Generation }
  | { report: 'discovered'; found: DiscoveredHosts }
  /** Without a generation the host did not answer. */
  | { report: 'probed'; host: string; generation?: ProbedGeneration }
  | (ConnectionReport & { connection: number })
  | PushReport
