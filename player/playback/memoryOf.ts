import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import type { Storage } from '../storage/Storage'
import type { EngineMemory } from './Engine'
import type { SoundMemory } from './createSound'

const chosen = (value: Json | undefined): Json | undefined => (isJsonObject(value) ? value['value'] : value)

/** What was kept of the last time, as far as the playback page wants it kept: the queue may be forgotten, the volume have a start. */
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
