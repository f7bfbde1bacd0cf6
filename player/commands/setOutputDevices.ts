import type { SetOutputDevices } from '../../schemas/generated/types'
import { outputDevices } from '../answers/outputDevices'
import type { PlayerContext } from '../core/PlayerContext'
import { stopPlayback } from './stopPlayback'
import { toast } from './toast'

/** Chooses where the sound comes out [D7-66]; what the player does not have is refused. Rejects when it could not be written. */
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
