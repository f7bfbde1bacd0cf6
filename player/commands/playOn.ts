import type { JsonObject } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'

/** Something that plays and is no track of the library, in the words of the state. */
type Input = JsonObject & {
  /** E.g. `analogin`. */
  service: string
  title: string
}

/** Inputs that nobody can operate from here while they play [D2.3-4]. */
const lockedBy = new Set(['analogin', 'airplay'])

/** Plays an input in the place of whatever played. */
export function playInput({ engine, guest, teller }: PlayerContext, input: Input): void {
  const { service } = input
  engine.stop()
  guest.enter({
    artist: '',
    album: '',
    uri: service,
    trackType: service,
    ...(lockedBy.has(service) && { disableUi: true }),
    ...input,
  })
  teller.changed('state')
  teller.tell()
}

/** Stops the music. A track of the queue stays where it began; an input or a CD is left. */
export function stopPlayback({ engine, guest, teller }: PlayerContext): void {
  if (guest.state() !== undefined) teller.changed('state')
  guest.leave()
  engine.stop()
  teller.tell()
}

/** Pauses what plays; a web radio stops, it cannot wait. */
export function pausePlayback(player: PlayerContext): void {
  const { engine, guest, teller } = player
  if (guest.state() !== undefined) {
    guest.pause()
    teller.changed('state')
  } else if (engine.current()?.service === 'webradio') stopPlayback(player)
  else engine.pause()
}

/**
 * Goes to a time of what plays, seconds, or by so many seconds on or back; of a guest only if it has an end.
 */
export function seekTo(
  { engine, guest, teller }: PlayerContext,
  where: { to: number } | { by: number },
): void {
  const visitor = guest.state()
  const seek = visitor === undefined ? engine.state().seek : Number(visitor['seek'])
  const to = 'to' in where ? where.to : seek / 1_000 + where.by
  if (visitor === undefined) return engine.seek(to)
  if (!(Number(visitor['duration']) > 0)) return
  guest.skip(to - seek / 1_000)
  teller.changed('state')
}

/** Plays an input, or leaves it when it plays already. */
export function toggleInput(player: PlayerContext, input: Input): void {
  const isOn = player.guest.state()?.['service'] === input.service
  stopPlayback(player)
  if (!isOn) playInput(player, input)
}

/** Plays an entry of the queue by its index, or goes on with what is there: a guest, or the current entry. */
export function playOn({ engine, guest, teller }: PlayerContext, index?: number): void {
  if (index !== undefined || guest.state() === undefined) return engine.play(index)
  guest.play()
  teller.changed('state')
}
