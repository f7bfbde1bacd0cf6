import type { OneTimer } from '../core/createOneTimer'
import type { Storage } from '../storage/Storage'
import type { Engine, EngineChange } from './Engine'
import type { Sound } from './createSound'

/** How long changes are gathered before they are written, ms. */
const gather = 1_000

/** Keeps on disk what plays, so that it is there again after a restart. */
export interface Keeper {
  /** Something changed, and will be on disk soon. */
  changed(what: EngineChange | 'sound'): void
  /** Writes now what has changed and how far it has played. Rejects when it could not be written. */
  keep(): Promise<void>
}

/** What a keeper needs of its surroundings. */
interface KeeperParts {
  storage: Pick<Storage, 'queue' | 'playback'>
  engine: Engine
  sound: Sound
  timer: OneTimer
  now: () => number
  log: (line: string) => void
}

const ofQueue: readonly string[] = ['queue', 'moved', 'replaced', 'cleared']

/** A keeper that has nothing to write yet. */
export function createKeeper({ storage, engine, sound, timer, now, log }: KeeperParts): Keeper {
  let hasChanged = false
  let queueHasChanged = false

  const keep = async () => {
    timer.clear()
    if (!hasChanged && engine.state().status !== 'play') return
    const { queue, ...state } = engine.memory()
    const writes = [storage.playback.save({ ...state, ...sound.memory() })]
    if (queueHasChanged) writes.push(storage.queue.save(queue))
    hasChanged = false
    queueHasChanged = false
    await Promise.all(writes)
  }

  return {
    changed(what) {
      hasChanged = true
      if (ofQueue.includes(what)) queueHasChanged = true
      if (timer.isSet()) return
      timer.set(now() + gather, () => {
        keep().catch((error: unknown) => {
          log(`what plays could not be kept: ${error instanceof Error ? error.message : String(error)}`)
        })
      })
    },
    keep,
  }
}
