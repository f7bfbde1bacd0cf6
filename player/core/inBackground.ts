import type { PlayerContext } from './PlayerContext'

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
