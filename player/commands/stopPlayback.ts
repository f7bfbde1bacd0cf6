import type { PlayerContext } from '../core/PlayerContext'

/** Stops the music. A track of the queue stays where it began; an input or a CD is left. */
export function stopPlayback({ engine, guest, teller }: PlayerContext): void {
  if (guest.state() !== undefined) teller.changed('state')
  guest.leave()
  engine.stop()
  teller.tell()
}
