import type { PlayerContext } from './PlayerContext'

/** Resolves after that time, ms; never once the player is closed. */
export function wait({ later }: Pick<PlayerContext, 'later'>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    later(milliseconds, resolve)
  })
}
