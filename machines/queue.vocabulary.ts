import type { QueueItem } from '../schemas/generated/types'

/**
 * One entry of the queue. The wire knows entries by their place only; the id stays with an entry wherever it
 * goes.
 */
export interface QueueEntry {
  readonly id: number
  readonly item: QueueItem
}

/** Where an entry belongs: before another one, or at the end; by its place where that other one is gone. */
export interface QueuePlace {
  before: number | undefined
  index: number
}

/**
 * One request's worth of what the user wants, by entry and not by place: the place is looked up when it is
 * sent.
 */
export type QueueStep =
  | { kind: 'play'; id: number }
  | { kind: 'remove'; id: number }
  | ({ kind: 'move'; id: number } & Pick<QueuePlace, 'before'> & Partial<Pick<QueuePlace, 'index'>>)
  | { kind: 'clear' }
  /** Has the player keep the queue as it is then as a playlist. */
  | { kind: 'save'; name: string }
  /** Puts items back; each goes from the end to its place. */
  | { kind: 'add'; items: readonly QueueItem[]; places: readonly QueuePlace[] }
  | NextStep

/** What can be put into the queue: pieces and what holds such, or a playlist by its name. */
export type Queueable = { items: readonly QueueItem[] } | { playlist: string }

/**
 * Puts all that something stands for behind an entry, in its order; at the end where that entry is gone.
 * `isPlain`: the player has no request of its own for that, or has not heard it.
 */
export interface NextStep {
  kind: 'next'
  what: Queueable
  behind: number | undefined
  isPlain?: boolean
}

/** What the machine hears. */
export type QueueEvent =
  /** The player pushed its queue. */
  | { type: 'queue.pushed'; items: readonly QueueItem[] }
  /**
   * The user wants something done, in this order, after whatever is under way; only playing comes before all
   * that is not sent yet.
   */
  | { type: 'steps.wanted'; steps: readonly QueueStep[] }
  /** The user wants no more of it. */
  | { type: 'steps.dropped' }
  /** What was ordered could not be sent; whoever sent it has said why. */
  | { type: 'order.refused' }
  | { type: 'link.lost' }

/** What the machine has the player told; each is one request with its payload [D7-17 D7-18]. */
export type QueueOrder =
  | { type: 'play'; index: number }
  | { type: 'remove'; index: number }
  | { type: 'move'; from: number; to: number }
  | { type: 'clear' }
  | { type: 'add'; items: readonly QueueItem[] }
  /** Put one at the end, which the player then names in its word. */
  | { type: 'addOne'; item: QueueItem }
  | { type: 'enqueue'; name: string }
  /** Put a piece behind the one that plays. */
  | { type: 'next'; item: QueueItem }
  | { type: 'save'; name: string }
  /** Say once more what is in the queue. */
  | { type: 'ask' }

/**
 * Why what was wanted did not happen. `refused`: the player says that its queue is another; `silent`: it says
 * nothing; `lost`: the connection went first; `unsent`: it could not be sent, and whoever sent it has said
 * why; `fewer`: only some of what was put back has come; `unreturned`: none of it has; `unadded`: nothing of
 * what was to be next.
 */
export interface QueueFailure {
  type: 'failed'
  why: 'refused' | 'silent' | 'lost' | 'unsent' | 'fewer' | 'unreturned' | 'unadded'
}

/** What a step has put into the queue, by the ids of its entries, in the order in which it is to play. */
export interface QueueArrival {
  type: 'arrived'
  step: NextStep
  ids: readonly number[]
}

/** What was wanted and is not done after all: it was given up, or something before it did not happen. */
export interface QueueDropped {
  type: 'dropped'
  steps: readonly QueueStep[]
}

/**
 * `known`: the player has said what is in its queue; `busy`: what is shown is what the user wants, not yet
 * what the player says.
 */
export type QueueTag = 'known' | 'busy'

export interface QueueContext {
  /** As the player last said. */
  entries: readonly QueueEntry[]
  /** As they are when all that is wanted has been done. */
  shown: readonly QueueEntry[]
  /** What was sent and is not answered. */
  step: QueueStep | undefined
  /** What is to be sent then. */
  plan: readonly QueueStep[]
  /** How many steps there were since nothing was under way. */
  total: number
  /** Ids that have been given. */
  given: number
  /** The player has not heard that something is to be next: it is put there by other requests. */
  isDeafToNext: boolean
}
