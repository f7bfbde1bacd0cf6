import type { PlayerContext } from './PlayerContext'

/** Resolves after that time, ms; never once the player is closed. */
export function wait({ later }: Pick<PlayerContext, 'later'>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    later(milliseconds, resolve)
  })
}

/** Lets something run that nobody waits for; when it fails, the log says so. */
export function inBackground(
  { log }: Pick<PlayerContext, 'log'>,
  name: string,
  run: () => Promise<void>,
): void {
  run().catch((error: unknown) => {
    log(`${name} failed: ${error instanceof Error ? error.message : String(error)}`)
  })
}
