import { toast } from '../commands/toast'
import { toggleInput } from '../commands/toggleInput'
import type { PlayerContext } from '../core/PlayerContext'
import type { ToolsDocument } from '../storage/toolsDocument'
import type { Methods } from './Methods'

/** The analog input [D7-46] and the karaoke hardware [D7-49]; a player without karaoke does not answer. */
export const gpiosMethods: Methods = {
  DASwitchPress: ({ player }) =>
    toggleInput(player, { service: 'analogin', title: player.say('INPUT.ANALOG') }),

  getKaraokeStatus({ player, client }) {
    if (player.faults.happens('tools-missing')) return
    client.push('pushKaraokeStatus', status(player.storage.tools.value()))
  },
  async KaraokeSwitchPress({ player }, data) {
    const { clients, faults, storage } = player
    if (faults.happens('tools-missing')) return
    await storage.tools.save({ ...storage.tools.value(), karaoke: data === 'on' })
    clients.broadcast('pushKaraokeStatus', status(storage.tools.value()))
  },
  MusicPlusPress: ({ player }) => turn(player, 'music', 1),
  MusicMinusPress: ({ player }) => turn(player, 'music', -1),
  MicPlusPress: ({ player }) => turn(player, 'microphone', 1),
  MicMinusPress: ({ player }) => turn(player, 'microphone', -1),
}

function status({ karaoke }: ToolsDocument): string {
  return karaoke ? 'on' : 'off'
}

/** Turns a volume of the karaoke hardware, 0 to 10. The hardware has no display: a toast tells where it stands. */
async function turn(player: PlayerContext, knob: 'music' | 'microphone', by: 1 | -1): Promise<void> {
  const { faults, say, storage } = player
  if (faults.happens('tools-missing')) return
  const tools = storage.tools.value()
  const volume = Math.min(10, Math.max(0, tools[knob] + by))
  await storage.tools.save({ ...tools, [knob]: volume })
  toast(
    player,
    'info',
    say('KARAOKE.TITLE'),
    say(`KARAOKE.${knob.toUpperCase()}`, { volume: String(volume) }),
  )
}
