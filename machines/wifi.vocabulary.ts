// The words of the Wi-Fi machine: what it remembers, hears, promises and asks of its actor.
import type { NetworkConnection, SaveWirelessNetworkSettings } from '../schemas/generated/types'

/** What is sent to get into a network [D7-61]. */
export type WifiTarget = Required<SaveWirelessNetworkSettings>

/**
 * Why the player is not in the network: `offline` and `invalid`, nothing was sent; `refused`, the player said
 * no; `elsewhere`, it says that it is in another network or in none.
 */
export type WifiFailure = 'offline' | 'invalid' | 'refused' | 'elsewhere'

/**
 * What a player says of connecting in the wizard [D3-45], and what that comes to; `unclear` says neither yes
 * nor no.
 */
export interface WifiWord {
  wait: boolean
  message: string
  /** What it says beside the message, e.g. an address; often nothing. */
  detail: string
  verdict: 'joined' | 'failed' | 'unclear'
}

/** What the machine remembers. */
export interface WifiContext {
  /**
   * Key of the network whose form is open [D2.11-1: only one at a time], or that the player is getting into.
   */
  chosen: string | undefined
  /** What was sent last. */
  target: WifiTarget | undefined
  /** The network that the player was in before it was sent; '' for none. */
  before: string
  /** The player's last word on connections [D3-44]. */
  connections: readonly NetworkConnection[]
  /** Whether the connection to the player was gone since the target was sent. */
  wasAway: boolean
  /** How often the player was asked for its connections since the target was sent. */
  checks: number
  /**
   * Whether connections came since it was sent, since it was asked, and since it was away: others are old
   * news.
   */
  isAnswered: boolean
  /**
   * The player complained, or ended its words, since the target was sent: nothing more is to be waited for.
   */
  isOver: boolean
  failure: WifiFailure | undefined
  /** The player's last word in the wizard, since the target was sent. */
  word: WifiWord | undefined
}

/** What happens to the machine: from the person, and from the `player` actor. */
export type WifiEvent =
  | { type: 'list.refresh' }
  | { type: 'network.chosen'; key: string }
  | { type: 'edit.cancelled' }
  /** Back to the form of the network that it did not get into. */
  | { type: 'edit.resumed' }
  | { type: 'join.submitted'; target: WifiTarget }
  /** Asks a player once more that did not say whether it is in. */
  | { type: 'check.requested' }
  /** Back to the list, whatever the player is doing. */
  | { type: 'wait.ended' }
  | { type: 'networks.arrived' }
  | { type: 'info.arrived'; connections: readonly NetworkConnection[] }
  | { type: 'word.arrived'; word: WifiWord }
  /** The player showed an error to everybody; it may be about this. */
  | { type: 'error.pushed' }
  | { type: 'link.lost' }
  | { type: 'link.back' }
  | { type: 'send.refused'; reason: 'offline' | 'invalid' }

/**
 * `scanning`: networks were asked for. `silent`: and did not come. `editing`: a form is open. `joining`: the
 * player is getting into a network; `away`: and cannot be reached meanwhile. `joined`, `failed`: how that
 * went. `unanswered`: the player does not say how. A form is open on `failed`, too, unless the player gave
 * its word in the wizard [D4-31].
 */
export type WifiTag =
  | 'scanning'
  | 'silent'
  | 'editing'
  | 'joining'
  | 'away'
  | 'joined'
  | 'failed'
  | 'unanswered'

/** What the `player` actor is told: ask for the networks or the connections, or get into a network. */
export type WifiOrder =
  | { type: 'ask.networks' }
  | { type: 'ask.connections' }
  | { type: 'join'; target: WifiTarget }
