import { TooMany } from '../queue/TooMany'
import { NotWritten } from '../storage/NotWritten'
import type { Call } from './Requests'

/** A request that is not as its schema says. */
export class NotUnderstood extends Error {}

/** What a disk says that takes nothing more. */
const full: readonly unknown[] = ['ENOSPC', 'EDQUOT']

/** Tells whoever asked that it was not done and why, and nobody else; what was sent is in no line of it. */
export function tellFailure({ acknowledge, client, player }: Call, error: unknown): void {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  const why =
    error instanceof NotUnderstood
      ? 'NOT_UNDERSTOOD'
      : full.includes(code)
        ? 'DISK_FULL'
        : error instanceof NotWritten
          ? 'DISK_REFUSES'
          : 'UNKNOWN'
  acknowledge?.({ success: false })
  // Told already, where it was counted.
  if (error instanceof TooMany) return
  client.push('pushToastMessage', {
    type: 'error',
    title: player.say('FAILED.TITLE'),
    message: player.say(`FAILED.${why}`),
  })
}
