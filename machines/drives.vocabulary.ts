// The words of the drives machine: what it remembers, hears, promises and asks of its actors.
import type { AddShare, EditShare, NasHost, NetworkShare } from '../schemas/generated/types'

/** What the `request` actor sends: a search of the network, or a change of one drive [D7-62]. */
export type DriveRequest =
  | { kind: 'discover' }
  | { kind: 'add'; drive: AddShare }
  | { kind: 'edit'; drive: EditShare }
  | { kind: 'remove'; id: string }

/** Why a request did not go out. */
export type SendError = 'offline' | 'invalid'

/** What became of a request at our own gateway. */
export type Dispatch = 'sent' | SendError

/**
 * Why a drive could not be saved: it was not sent, the player turned it down (`reason` in the player's words,
 * if it gave any), or it has not said anything in time.
 */
export type DriveProblem = { kind: SendError } | { kind: 'rejected'; reason: string } | { kind: 'silent' }

/** What the machine remembers. The lists of drives are not among it: the topic store owns them. */
export interface DrivesContext {
  /** Ids of the drives that were listed last, to tell a new one. */
  known: readonly string[]
  /** The drive that is being edited, as it was listed when that began; undefined for a new one. */
  share: NetworkShare | undefined
  /** What was sent last, to tell it in the player's lists and to keep it in the form. */
  drive: AddShare | undefined
  /** Hosts that the search found [D3-47]. */
  hosts: readonly NasHost[]
  problem: DriveProblem | undefined
  /** The player's words against the request that is under way. */
  lastError: string | undefined
  /** The drive that is being removed. */
  leaving: NetworkShare | undefined
}

/** What the person does. */
type Wish =
  | { type: 'add.requested' }
  | { type: 'edit.requested'; share: NetworkShare }
  | { type: 'cancel.requested' }
  | { type: 'search.requested' }
  | { type: 'save.requested'; drive: AddShare }
  /** Something else stands in the form now than what was sent. */
  | { type: 'draft.changed' }
  /** The question whether to delete was answered with yes [D8-14]. */
  | { type: 'removal.confirmed'; share: NetworkShare }

/**
 * What the player says, told by the `watch` actor. Players differ: some answer a change with a result, some
 * with a toast, all with a new list, and some with nothing. A `success` of undefined is an answer that says
 * nothing.
 */
type Word =
  | { type: 'shares.listed'; shares: readonly NetworkShare[] }
  | { type: 'hosts.found'; hosts: readonly NasHost[] }
  | { type: 'addition.answered'; success: boolean | undefined; reason: string }
  | { type: 'removal.answered'; success: boolean | undefined; reason: string }
  | { type: 'credentials.asked'; name: string }
  | { type: 'link.lost' }
  /** A warning or error that names no request, so it may be about ours. */
  | { type: 'error.pushed'; words: string }

/** All that happens to the machine from outside. */
export type DrivesEvent = Wish | Word

/**
 * What the machine has to tell the person beside what its state shows; a `success` of undefined is not worth
 * a word.
 */
export type DrivesNews =
  | { type: 'share.added'; success: boolean | undefined; reason: string }
  | { type: 'share.removed'; success: boolean | undefined; reason: string }
  | { type: 'removal.unsent'; reason: SendError }
  | { type: 'removal.unanswered'; name: string }

/**
 * `form`: a drive's fields are on screen, `adding` for a new one. `busy`: a request is under way. `failed`:
 * the last one failed, see `problem`. `scanning`, `found`, `nothing`, `silent`: how the search stands.
 */
export type DrivesTag = 'form' | 'adding' | 'busy' | 'failed' | 'scanning' | 'found' | 'nothing' | 'silent'

/** What the `watch` actor is told while it lives: ask for the list of drives anew. */
export type WatchOrder = { type: 'list.wanted' }
