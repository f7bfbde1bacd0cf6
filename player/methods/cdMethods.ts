import { cdRip } from '../answers/cdRip'
import { playInput } from '../commands/playInput'
import { ripCd } from '../commands/ripCd'
import { startRip } from '../commands/startRip'
import { stopPlayback } from '../commands/stopPlayback'
import { toast } from '../commands/toast'
import type { Methods } from './Methods'

const service = 'cd_controller'

/** The CD drive [D7-40]. */
export const cdMethods: Methods = {
  getRipInfo: ({ player, client }) => startRip(player, [client]),
  ripCD: ({ player }, data) => ripCd(player, data),

  playCD: ({ player }) => {
    const cd = cdRip(player)
    if (cd === undefined) return toast(player, 'error', player.say('CD.TITLE'), player.say('CD.MISSING'))
    const { artist, album, tracks = [] } = cd
    playInput(player, {
      service,
      title: tracks[0]?.title ?? '',
      ...(artist !== undefined && { artist }),
      ...(album !== undefined && { album }),
    })
  },

  /** The drive is empty until a CD is put in at /control. */
  eject: ({ player }) => {
    if (player.guest.state()?.['service'] === service) stopPlayback(player)
    player.faults.ask('cd-missing', Infinity)
    player.log('the CD is ejected; put one in at /control')
    toast(player, 'success', player.say('CD.TITLE'), player.say('CD.EJECTED'))
  },
}
