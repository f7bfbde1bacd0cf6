import { troubleWords } from '../answers/mpdPage'
import { type Client, toast } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import type { MpdReach } from '../mpd/createMpdLink'
import type { MpdFault } from '../mpd/faults'
import type { MpdTale } from '../mpd/openMpd'

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
  if (tale.kind === 'playlists')
    return player.clients.broadcast(
      'pushListPlaylist',
      player.storage.playlists.value().map(({ name }) => name),
    )
  if (tale.kind === 'favourites') return tellFavourites(player, tale.uris)
  if (tale.kind === 'unkept') return tellUnkept(player)
  if (tale.kind === 'silent') return log(say('MPD.SILENT'))
  if (tale.kind === 'fault') return show('error', faultWords(player, tale.fault))
  const isMissing = tale.kind === 'missing'
  const [name, ...more] = isMissing ? tale.items.map((item) => item.name) : tale.names
  if (name === undefined) return
  const words = isMissing ? 'MPD.MISSING' : 'MPD.UNPLAYABLE'
  if (more.length === 0) show('error', say(words, { name }))
  else show('error', say(`${words}_SOME`, { name, count: String(more.length) }))
}

/** As a rule that is known before anybody has the panel open. */
function tellUnkept({ clients, log, news, say }: PlayerContext): void {
  const message = say('MPD.UNKEPT')
  log(message)
  const tell = (client: Pick<Client, 'push'>) =>
    client.push('pushToastMessage', { type: 'warning', title: say('MPD.TITLE'), message })
  const there = clients.all()
  if (there.length === 0) news.keepForNext(tell)
  for (const client of there) tell(client)
}

function faultWords({ say }: PlayerContext, fault: MpdFault): string {
  if (fault.kind === 'denied') return say('MPD.DENIED', { permission: fault.permission })
  const { reason } = fault
  if (fault.kind === 'file') return say('MPD.FILE', { name: fault.place, reason })
  if (fault.kind === 'other') return say('MPD.FAILED', { reason })
  return fault.name === '' ? say('MPD.NO_OUTPUT') : say('MPD.OUTPUT', { name: fault.name, reason })
}

/** So many are told one by one; with more of them, one has pages read again all the same. */
const mostTold = 50

function tellFavourites(
  { clients, teller }: PlayerContext,
  uris: readonly { uri: string; isFavourite: boolean }[],
): void {
  for (const { uri, isFavourite } of uris.slice(0, mostTold))
    clients.broadcast('urifavourites', { uri, favourite: isFavourite })
  teller.changed('state')
}

function tellReach(
  player: PlayerContext,
  reach: MpdReach,
  show: (type: 'error' | 'success', message: string) => void,
): void {
  const { say } = player
  if (reach.kind === 'off') {
    away.add(player)
    return show('error', troubleWords(player, reach))
  }
  if (reach.kind !== 'on' || !away.delete(player)) return
  show('success', say('MPD.BACK'))
}
