import type { PushBrowseLibrary } from '../../../schemas/generated/types'
import type { Device } from '../Device'

/**
 * What became of a command, by the player's own push: `done`, with the page that it pushed for it, if it did; `failed`, with its
 * reason, if it gave one; `silent`: it has said nothing in time, so that nobody knows.
 */
export type Truth =
  | { status: 'done'; page?: PushBrowseLibrary }
  | { status: 'failed'; reason?: string | undefined }
  | { status: 'silent' }

/** Listens for what tells how a command went, from before it is sent; returns what stops it. */
export type Hearing = (device: Device, tell: (truth: Truth) => void) => () => void
