import { ripCd } from '../commands/ripCd'
import { setCd } from '../commands/setCd'
import { startRip } from '../commands/startRip'
import { toast } from '../commands/toast'
import { expand } from '../queue/expand'
import { cdService } from '../queue/expandCd'
import type { Methods } from './Methods'

/** The CD drive [D7-40]. */
export const cdMethods: Methods = {
  getRipInfo: ({ player, client }) => startRip(player, [client]),
  ripCD: ({ player }, data) => ripCd(player, data),

  async playCD({ player }) {
    const { engine, say } = player
    const items = await expand(player, { uri: 'cd' })
    if (items.length === 0) return toast(player, 'error', say('CD.TITLE'), say('CD.MISSING'))
    engine.replace(items)
    engine.play()
  },

  /** The drive is empty until a CD is put in at /control. */
  eject: ({ player }) => {
    if (player.engine.current()?.service === cdService) player.engine.clear()
    player.teller.tell()
    setCd(player, false)
    player.log('the CD is ejected; put one in at /control')
    toast(player, 'success', player.say('CD.TITLE'), player.say('CD.EJECTED'))
  },
}
