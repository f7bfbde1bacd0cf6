import type { PlayerContext } from '../core/PlayerContext'

/** Plays an entry of the queue by its index, or goes on with what is there: a guest, or the current entry. */
export function playOn({ engine, guest, teller }: PlayerContext, index?: number): void {
  if (index !== undefined || guest.state() === undefined) return engine.play(index)
  guest.play()
  teller.changed('state')
}
