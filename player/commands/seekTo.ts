import type { PlayerContext } from '../core/PlayerContext'

/** Goes to a time of what plays, seconds, or by so many seconds on or back; of a guest only if it has an end. */
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
