// The words of the connection machine: what it remembers, hears, promises and asks of its actors.

/** Protocol generation of a player: 2 for socket.io 2.x (Engine.IO 3), 4 for socket.io 4.x (Engine.IO 4). */
export type Generation = 2 | 4

/**
 * Why an address did not lead to a player. Of discovery: `unreachable`, `timeout`, `status` (an HTTP error),
 * `notJson`, `noAddresses` (JSON without any), `implausible` (an address that cannot be a player's). Of a
 * host: `unreachable`, `timeout`, `incompatible` (it answers, but speaks neither generation), `blocked` (it
 * answers that nobody is let in).
 */
export type TriedReason =
  | 'unreachable'
  | 'timeout'
  | 'status'
  | 'notJson'
  | 'noAddresses'
  | 'implausible'
  | 'incompatible'
  | 'blocked'

/**
 * 2 or 4 as a host speaks it; `neither` when something answers that is no player we can talk to, `blocked`
 * when what answers lets nobody in: a player that does not know the page, or what stands before it.
 */
export type Probed = Generation | 'neither' | 'blocked'

/** One address that was tried in vain, with the latest reason. */
export interface Tried {
  address: string
  reason: TriedReason
}

/** A player that is not the panel's own: its origin and the name that people know it by. */
export interface Guest {
  address: string
  name: string
}

/** The players that this panel was made for: their origins, and the name, '' while nobody knows it. */
export interface Home {
  hosts: string[]
  name: string
}

/**
 * Another player is wanted: which, undefined for the panel's own, and how everything was, to come back to.
 */
export interface Aim {
  guest: Guest | undefined
  former: Pick<ConnectionContext, 'hosts' | 'hostIndex' | 'byHand' | 'guest'>
}

/**
 * What became of a switch to the player `name`. `silent`: it did not answer; `incompatible`: not as a player
 * does.
 */
export interface SwitchNews {
  name: string
  outcome: 'switched' | 'silent' | 'incompatible'
}

/**
 * What the machine remembers; for showing, read tags and `hosts`, `hostIndex`, `attempt`, `tried`,
 * `generation`.
 */
export interface ConnectionContext {
  /** Known origins in the order in which they are tried [D9-1]. */
  hosts: string[]
  /** Index of the current host in `hosts`. */
  hostIndex: number
  /** Hosts tried in vain since the last connection; 0 while nothing went wrong. */
  attempt: number
  tried: Tried[]
  /** Generation of the current host, once a probe told it. */
  generation: Generation | undefined
  /** Generations by origin; forgotten when connecting with them fails, because an update may change them. */
  generations: Readonly<Record<string, Generation>>
  /** Hosts tried in the running round over all hosts. */
  turn: number
  /** Whole rounds over all hosts without success since the last connection. */
  rounds: number
  /** Whether a host answered as neither generation in the running round. */
  answeredAsNeither: boolean
  /** Whether this page was ever connected. */
  wasConnected: boolean
  /** Whether the person wrote the address, so that discovery must not replace it. */
  byHand: boolean
  /** The player that is driven, or was last; undefined for the panel's own. */
  guest: Guest | undefined
  /** The panel's own player; undefined before anybody has left it. */
  home: Home | undefined
  /** Present while another player is wanted. */
  aim: Aim | undefined
  /** What became of the last switch, until somebody has been told. */
  news: SwitchNews | undefined
}

/** What happens to the machine from outside; `socket.*` come from the `connect` actor. */
export type ConnectionEvent =
  | { type: 'host.submitted'; address: string }
  | { type: 'retry.requested' }
  /** Another player is to be driven; `homeName` is what the panel's own one is called. */
  | { type: 'player.chosen'; guest: Guest; homeName: string }
  /** The panel's own player is to be driven again. */
  | { type: 'home.chosen' }
  /** The user knows what became of the switch. */
  | { type: 'news.told' }
  | { type: 'page.woke' }
  | { type: 'socket.connected' }
  | { type: 'socket.disconnected'; reason: string }
  /** `refused`: it answered and does not want us, so waiting will not help; else `unreachable`. */
  | { type: 'socket.failed'; reason: 'unreachable' | 'refused' }
  | { type: 'socket.alive' }

/**
 * The request rule: with `sends` all requests go out; with `holds` questions (get…) wait for the next
 * connect; with `refuses` commands are refused visibly, and questions too unless `holds` is there. `live`:
 * pushes arrive. `scrim`: the wait scrim covers the interface [D2.3-3 D4-3].
 */
export type ConnectionTag = 'sends' | 'holds' | 'refuses' | 'live' | 'scrim'

/** Answer of the `discover` actor: usable origins in order, and what was tried in vain. */
export interface Discovery {
  hosts: string[]
  tried: Tried[]
}

/**
 * What the `connect` actor is told while it lives: find out quickly whether the socket is alive, then
 * `socket.alive`.
 */
export type SocketOrder = { type: 'socket.check' }
