import { TooMany } from '../queue/TooMany'
import type { Call } from './Requests'

/** What a disk says that takes nothing more. */
const full: readonly unknown[] = ['ENOSPC', 'EDQUOT']
/** What it says that may not be written to, or is broken. */
const unwritable: readonly unknown[] = ['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOENT', 'ENOTDIR']

/** Tells whoever asked that it was not done and why, and nobody else; what was sent is in no line of it. */
export function tellFailure({ acknowledge, client, player }: Call, error: unknown): void {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  const why = full.includes(code) ? 'DISK_FULL' : unwritable.includes(code) ? 'DISK_REFUSES' : 'UNKNOWN'
  acknowledge?.({ success: false })
  // Told already, where it was counted.
  if (error instanceof TooMany) return
  client.push('pushToastMessage', {
    type: 'error',
    title: player.say('FAILED.TITLE'),
    message: player.say(`FAILED.${why}`),
  })
}
