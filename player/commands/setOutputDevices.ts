import type { PlayerContext } from '../core/PlayerContext'
import { toast } from './toast'
import type { SetOutputDevices } from '../../schemas/generated/types'
import { outputDevices } from '../answers/outputDevices'
import { stopPlayback } from './playOn'

/** Says how it ended, if there is anything to say. */
export type LastWord = (() => void) | undefined

/** The players that install or remove a plugin at the moment. */
const working = new WeakSet<PlayerContext>()

/**
 * Runs what installs or removes a plugin; refuses, in a toast, while something else does. The last word that
 * `run` gives is said when the next may begin: whoever hears it may try again at once.
 */
export async function oneAtATime(player: PlayerContext, run: () => Promise<LastWord>): Promise<void> {
  if (working.has(player))
    return toast(player, 'warning', player.say('PLUGIN.TITLE'), player.say('PLUGIN.BUSY'))
  working.add(player)
  let sayLast: LastWord
  try {
    sayLast = await run()
  } finally {
    working.delete(player)
  }
  sayLast?.()
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
