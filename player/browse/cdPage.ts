import { cdRip } from '../answers/cdRip'
import type { PlayerContext } from '../core/PlayerContext'
import { cdService, expandCd } from '../queue/expandCd'
import type { Page } from './Page'

/** What a button of the page calls. */
const control = (method: string) => ({
  enabled: true,
  data: { endpoint: 'music_service/cd_controller', method, data: '' },
})

/** The CD in the drive: its tracks, and that it can be ejected and copied [D2.6-1]. */
export function cdPage(player: PlayerContext, uri: string): Page | undefined {
  if (uri !== 'cd' && uri !== 'cd://') return undefined
  const cd = cdRip(player)
  if (cd === undefined) return {}
  const { artist = '', album = '', year = '', genre = '', rippingAvailable } = cd
  const tracks = expandCd(cd)
  return {
    navigation: {
      prev: { uri: '/' },
      info: {
        uri: 'cd',
        service: cdService,
        type: 'cd',
        title: album || player.say('SOURCE.CD'),
        artist,
        album,
        year,
        genre,
        albumart: '/albumart',
        trackType: 'cd',
        duration: tracks.reduce((sum, { duration = 0 }) => sum + duration, 0),
      },
      lists: [
        {
          availableListViews: ['list'],
          items: tracks.map(({ uri: address, name, duration = 0 }, index) => ({
            service: cdService,
            type: 'song',
            title: name,
            artist,
            album,
            uri: address,
            tracknumber: index + 1,
            duration,
            trackType: 'cd',
          })),
        },
      ],
      eject: control('eject'),
      rip: { ...control('getRipInfo'), enabled: rippingAvailable === true },
    },
  }
}
