import type { CdRipStart } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

const titles = [
  'Ebb',
  'Breakwater',
  'Rope and Tar',
  'A Letter from the Pilot',
  'Slack Water',
  'Two Lanterns',
  'Fog Signal',
  'Net Menders',
  'The Long Jetty',
  'Salt on the Window',
  'Last Ferry',
  'Flood',
]

/**
 * What is known of the CD in the drive, and where it can be copied to [D3-33]; undefined when there is none.
 * What is missing or goes wrong is asked for at /control.
 */
export function cdRip({ faults, say }: Pick<PlayerContext, 'faults' | 'say'>): CdRipStart | undefined {
  if (faults.happens('cd-missing')) return undefined
  const isKnown = !faults.happens('cd-unknown')
  const hasDrives = !faults.happens('cd-without-drives')
  const isReadable = !faults.happens('cd-unreadable')
  return {
    title: say('CD.TITLE'),
    content: say(isReadable ? (isKnown ? 'CD.CONTENT' : 'CD.UNKNOWN') : 'CD.UNREADABLE'),
    ...(isKnown && { artist: 'Slow Harbour', album: 'Low Tide', genre: 'Folk', year: '2021' }),
    albumart: '/albumart',
    tracks: titles.map((title, index) => ({
      number: index + 1,
      title: isKnown ? title : say('CD.TRACK', { number: String(index + 1) }),
    })),
    ...(hasDrives
      ? { availableDrives: [{ name: 'MUSIK' }, { name: 'Field recorder' }], destinationDrive: 'MUSIK' }
      : { ripLocationMessage: say('CD.INTERNAL') }),
    rippingAvailable: isReadable,
  }
}
