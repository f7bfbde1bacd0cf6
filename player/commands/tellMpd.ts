import type { PlayerContext } from '../core/PlayerContext'
import type { MpdReach } from '../mpd/createMpdLink'
import type { MpdTale } from '../mpd/openMpd'
import { toast } from './toast'

/** Whether MPD was away, so that its coming back is news. */
const away = new WeakSet<PlayerContext>()

/** Says on every screen, and where the player was started, what goes on with the MPD that makes the sound. */
export function tellMpd(player: PlayerContext, tale: MpdTale): void {
  const { log, say } = player
  const show = (type: 'error' | 'warning' | 'success', message: string) => {
    toast(player, type, say('MPD.TITLE'), message)
    log(`MPD: ${message}`)
  }
  if (tale.kind === 'reach') return tellReach(player, tale.reach, show)
  if (tale.kind === 'crashed') {
    away.add(player)
    return show('warning', say('MPD.CRASHED'))
  }
  if (tale.kind === 'silent') return log(say('MPD.SILENT'))
  if (tale.kind === 'failed') return show('error', say('MPD.FAILED', { reason: tale.words }))
  if (tale.kind === 'error') return show('error', say('MPD.ERROR', { reason: tale.words }))
  const [first] = tale.items
  if (first === undefined) return
  if (tale.items.length === 1) show('error', say('MPD.MISSING', { name: first.name }))
  else show('error', say('MPD.MISSING_SOME', { name: first.name, count: String(tale.items.length - 1) }))
}

const troubles = {
  away: 'MPD.AWAY',
  password: 'MPD.PASSWORD',
  permission: 'MPD.PERMISSION',
  stranger: 'MPD.STRANGER',
  old: 'MPD.OLD',
} as const

function tellReach(
  player: PlayerContext,
  reach: MpdReach,
  show: (type: 'error' | 'success', message: string) => void,
): void {
  const { say } = player
  if (reach.kind === 'off') {
    away.add(player)
    return show('error', say(troubles[reach.trouble], { reason: reach.words }))
  }
  if (reach.kind !== 'on' || !away.delete(player)) return
  show('success', say('MPD.BACK'))
}
