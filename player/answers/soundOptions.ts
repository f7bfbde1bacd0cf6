import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import type { SoundOptions } from '../playback/createSound'
import type { Storage } from '../storage/Storage'
import { volumeOf } from './outputDevices'

/** What the playback page was told of the volume, and what the sound output can do. */
export function soundOptions(storage: Pick<Storage, 'settings' | 'outputs'>): SoundOptions {
  const saved = storage.settings.value()['audio_interface/playback_options']?.['saveVolume'] ?? {}
  const most = asNumber(saved['volume_max'])
  const step = asNumber(saved['volume_step'])
  return {
    most: most === undefined ? 100 : Math.min(100, Math.max(0, most)),
    step: step === undefined || step <= 0 ? 5 : step,
    control: chosen(saved['mixer_type']) === 'none' ? 'fixed' : volumeOf(storage.outputs.value()),
  }
}

/** A select is kept as its whole option. */
function chosen(value: Json | undefined): Json | undefined {
  return isJsonObject(value) ? value['value'] : value
}

function asNumber(value: Json | undefined): number | undefined {
  const number = Number(chosen(value))
  return chosen(value) === undefined || chosen(value) === '' || !Number.isFinite(number) ? undefined : number
}
