import type { PlayerContext } from '../core/PlayerContext'
import { toast } from '../core/Clients'
import type { SetOutputDevices, PushOutputDevices } from '../../schemas/generated/types'
import { stopPlayback } from './playOn'
import type { OutputsDocument } from '../storage/settingsDocuments'
import { type Json, isJsonObject } from '../../authoring/json/Json'
import type { SoundOptions } from '../playback/createSound'
import type { Storage } from '../storage/openStorage'

const devices = [
  { id: '0', name: 'HDMI' },
  { id: '1', name: 'Headphones' },
  { id: '2', name: 'USB audio' },
]

const dacs = [
  { id: 'cedar-one', name: 'Cedar One' },
  { id: 'cedar-two-pro', name: 'Cedar Two Pro' },
  { id: 'generic-dac', name: 'Generic I2S DAC' },
  { id: 'larch-amp', name: 'Larch Amp' },
  { id: 'larch-digital-output', name: 'Larch Digital Output with Word Clock Input' },
  { id: 'willow', name: 'Willow' },
]

/** By id: what can be done with the volume, where that is not the usual. */
const volumes: ReadonlyMap<string, 'decibel' | 'fixed'> = new Map([
  ['2', 'decibel'],
  ['cedar-two-pro', 'decibel'],
  ['generic-dac', 'fixed'],
])

/** What can be done with the volume of the output that plays. */
function volumeOf({ device, i2s, dac }: OutputsDocument): 'plain' | 'decibel' | 'fixed' {
  return volumes.get(i2s ? dac : device) ?? 'plain'
}

/** The sound outputs and the I2S DACs, and which of them plays [D3-58]. */
export function outputDevices({ storage }: PlayerContext): PushOutputDevices {
  const { device, i2s, dac } = storage.outputs.value()
  const active = devices.find(({ id }) => id === device)
  return {
    devices: { ...(active && { active }), available: devices },
    i2s: { enabled: i2s, active: dacs.find(({ id }) => id === dac)?.name ?? '', available: dacs },
  }
}

/**
 * Chooses where the sound comes out [D7-66]; what the player does not have is refused. Rejects when it could
 * not be written.
 */
export async function setOutputDevices(player: PlayerContext, chosen: SetOutputDevices): Promise<void> {
  const { log, say, storage } = player
  const { devices, i2s } = outputDevices(player)
  const before = storage.outputs.value()
  const wanted = chosen.i2s ? chosen.i2sid.value : chosen.output_device.value
  const list = (chosen.i2s ? i2s?.available : devices?.available) ?? []
  const known = list.find(({ id }) => id === wanted)
  if (known?.id === undefined) {
    log(`refused setOutputDevices: no output ${JSON.stringify(wanted)}`)
    return toast(player, 'error', say('OUTPUT.TITLE'), say('OUTPUT.MISSING'))
  }
  await storage.outputs.save(
    chosen.i2s ? { ...before, i2s: true, dac: known.id } : { ...before, i2s: false, device: known.id },
  )
  // What plays is cut off, and the new output may have no volume, or tell it in dB.
  const isAnother = JSON.stringify(before) !== JSON.stringify(storage.outputs.value())
  if (isAnother) player.teller.changed('sound')
  if (isAnother && player.engine.state().status === 'play') stopPlayback(player)
  toast(player, 'success', say('OUTPUT.TITLE'), say('OUTPUT.CHOSEN', { name: known.name ?? known.id }))
}

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
