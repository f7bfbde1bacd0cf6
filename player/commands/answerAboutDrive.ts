import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { toast } from './toast'

/** What became of a request about a network drive. */
interface DriveAnswer {
  /** The push that bears the result; a changed drive has none on real devices. */
  push?: 'pushAddShare' | 'pushDeleteShare'
  /** Whether all went well. */
  success: boolean
  message: string
}

/**
 * Tells the client and everyone what became of a network drive: older devices by a result push [D8-12 D8-13], newer ones by a
 * toast, this player by both unless it is asked at /control to be one of them.
 */
export function answerAboutDrive(
  player: PlayerContext,
  client: Client,
  { push, success, message }: DriveAnswer,
): void {
  const onlyResult = player.faults.happens('drive-result-only')
  const onlyToast = player.faults.happens('drive-toast-only')
  if (push !== undefined && !onlyToast)
    client.push(push, success ? { success } : { success, reason: message })
  if (!onlyResult) toast(player, success ? 'success' : 'error', player.say('DRIVE.TITLE'), message)
}
