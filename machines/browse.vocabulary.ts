// The words of the browse machine: what it remembers, hears, promises and asks of its actor.
import type { PushBrowseLibrary, RequestPayloads } from '../schemas/generated/types'

/**
 * What a place of browse is asked for with; each is one request [D7-11 D7-12]. `ref` and the uri before are
 * added when it goes.
 */
export type BrowseQuestion =
  | { kind: 'page'; payload: Omit<RequestPayloads['browseLibrary'], 'ref'> }
  | { kind: 'goTo'; payload: RequestPayloads['goTo'] }
  | { kind: 'search'; payload: RequestPayloads['search'] }

/** A page that was there, by the address of its place. */
export interface RememberedPage {
  address: string
  /** Address within the library; '' for what was found. */
  uri: string
  page: PushBrowseLibrary
  /** What it shows may have changed since: it is asked for again when it is shown again. */
  isStale: boolean
}

export interface BrowseContext {
  /** Address of the place that is shown, '' at home. */
  address: string
  question: BrowseQuestion | undefined
  /** What is shown: the player's answer, or what is remembered of it while it is asked again. */
  page: PushBrowseLibrary | undefined
  /** Oldest first. */
  pages: readonly RememberedPage[]
  /** How many questions went out; the `ref` of the last is made of it. */
  asked: number
  /** Refs of the questions whose answer may come without one, and has not come; oldest first. */
  unanswered: readonly string[]
  /**
   * The question that nothing in an answer can name, a search or a name, whose answer is still awaited: the
   * next such one waits for it, because of two that are out nobody could say which is answered.
   */
  turn: string | undefined
  /** How often the place was answered with nothing while the player was starting. */
  early: number
  /** Connections that broke while the player owed the page, one after the other. */
  breaks: number
  /** Whether the player sends a ref back; undefined while it has not been seen to. */
  echoes: boolean | undefined
  /** An answer that is probably an older question's: shown when no other comes. */
  candidate: PushBrowseLibrary | undefined
}

/** What the machine hears. */
export type BrowseEvent =
  /**
   * Somebody is at a place now. `question` is undefined where nothing is to be asked. `isReturn`: by a way
   * back, on which what was there is shown without asking again.
   */
  | { type: 'place.entered'; address: string; question: BrowseQuestion | undefined; isReturn: boolean }
  /** Home is where everything begins anew: what is remembered is forgotten [D4-11]. */
  | { type: 'home.entered' }
  /**
   * `isEarly`: it holds nothing, and the connection is so young that the player may still be loading what
   * would fill it.
   */
  | { type: 'page.pushed'; page: PushBrowseLibrary; isEarly?: boolean }
  /**
   * The player has pushed by itself what the place that is shown lists now: nothing that was asked before is
   * newer.
   */
  | { type: 'page.told'; page: PushBrowseLibrary }
  /** What came is no page. */
  | { type: 'page.broken' }
  /** The question is none that a player could read, such as one of an endless address: it was not sent. */
  | { type: 'question.refused' }
  /** The user, or what he did, wants it asked again. */
  | { type: 'page.wanted' }
  /** The library is another: what is remembered is to be asked for again. */
  | { type: 'library.changed' }
  /**
   * What is listed below these addresses of the library may be another: it is asked for again when it is
   * shown again.
   */
  | { type: 'lists.changed'; uris: readonly string[] }
  /** The panel has written lists below these addresses: what is shown of them is asked for again at once. */
  | { type: 'lists.written'; uris: readonly string[] }
  /** The answer that the next question waits for has not come in time. */
  | { type: 'turn.over' }
  | { type: 'link.lost' }
  | { type: 'link.found' }

/** What the machine has the player asked. */
export type BrowseOrder = { type: 'ask'; question: BrowseQuestion; ref: string }

/**
 * `asking`: an answer is awaited; `silent`: it did not come; `broken`: what came is no page; `refused`: it
 * cannot be asked for; `shown`: what is shown is the last word.
 */
export type BrowseTag = 'asking' | 'silent' | 'broken' | 'refused' | 'shown'
