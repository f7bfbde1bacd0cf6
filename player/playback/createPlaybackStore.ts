import { type Json, isJsonObject } from '../../authoring/json/Json'
import type { Storage } from '../storage/openStorage'
import type { EngineMemory, Engine, EngineChange } from './Engine'
import type { SoundMemory, Sound } from './createSound'
import type { OneTimer } from '../core/Clock'
import { messageOf } from '../core/messageOf'

const chosen = (value: Json | undefined): Json | undefined => (isJsonObject(value) ? value['value'] : value)

/**
 * What was kept of the last time, as far as the playback page wants it kept: the queue may be forgotten, the
 * volume have a start.
 */
export function memoryOf(
  storage: Pick<Storage, 'queue' | 'playback' | 'settings'>,
): EngineMemory & SoundMemory {
  const saved = storage.settings.value()['audio_interface/playback_options'] ?? {}
  const start = Number(chosen(saved['saveVolume']?.['volume_start']) ?? 'last')
  const playback = storage.playback.value()
  return {
    ...playback,
    queue: saved['saveGeneral']?.['persistent_queue'] === false ? [] : storage.queue.value(),
    ...(Number.isFinite(start) && { volume: start }),
  }
}

/** How long changes are gathered before they are written, ms. */
const gather = 1_000

/**
 * How much of what plays is lost at most when the power goes, ms: music that simply runs on changes nothing
 * but its place.
 */
const placeEvery = 10_000

/** Keeps on disk what plays, so that it is there again after a restart. */
export interface PlaybackStore {
  /** Something changed, and will be on disk soon. */
  changed(what: EngineChange | 'sound'): void
  /** Writes now what has changed and how far it has played. Rejects when it could not be written. */
  keep(): Promise<void>
  /**
   * The same, before the queue is told: resolves once it is on disk, or has failed to come there, which is
   * said.
   */
  keepQueue(): Promise<void>
}

/** For what is kept elsewhere. */
export const keepsNothing: PlaybackStore = {
  changed: () => undefined,
  keep: () => Promise.resolve(),
  keepQueue: () => Promise.resolve(),
}

/** What a store needs of its surroundings. */
interface PlaybackStoreParts {
  storage: Pick<Storage, 'queue' | 'playback'>
  engine: Engine
  sound: Sound
  timer: OneTimer
  now: () => number
  log: (line: string) => void
  /** Called when the disk begins to refuse what plays. */
  failed: () => void
}

const ofQueue: readonly string[] = ['queue', 'moved', 'replaced', 'cleared']

/** A store that has nothing to write yet. */
export function createPlaybackStore({
  storage,
  engine,
  sound,
  timer,
  now,
  log,
  failed,
}: PlaybackStoreParts): PlaybackStore {
  let hasChanged = false
  let queueHasChanged = false
  let isGathering = false
  let isFailing = false

  const keepQueue = async () => {
    try {
      await keep()
      isFailing = false
    } catch (error) {
      hasChanged = true
      queueHasChanged = true
      timer.set(now() + placeEvery, () => void keepQueue())
      // A full disk is one line, not one every few seconds.
      if (isFailing) return
      isFailing = true
      log(`what plays could not be kept: ${messageOf(error)}`)
      failed()
    }
  }
  const keepBehind = () => void keepQueue()

  const keep = async () => {
    timer.clear()
    isGathering = false
    const isPlaying = engine.state().status === 'play'
    if (isPlaying) timer.set(now() + placeEvery, keepBehind)
    if (!hasChanged && !isPlaying) return
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
      if (isGathering) return
      isGathering = true
      timer.set(now() + gather, keepBehind)
    },
    keep,
    keepQueue,
  }
}
