import {
  favourite,
  fields,
  fileFormat,
  flag,
  isRecord,
  number,
  oneOf,
  orElse,
  percent,
  seconds,
  soundFacts,
  text,
} from './repair'
import { titles } from './plainTitle'

const texts = 'service albumart icon uri'
const flags =
  'mute disableVolumeControl disableUiControls disableUi repeatSingle volatile enableSkip updatedb consume'

/**
 * The player's state [D3-1 to D3-10]: a missing or unknown status is stop (a web radio that failed has none),
 * volume is a number of 0 to 100 [D5-1], null of random and repeat is false, null of seek and channels "" are
 * left out, as are facts of its sound that are none.
 */
export const pushState = fields(
  {
    ...Object.fromEntries(texts.split(' ').map((name) => [name, text])),
    ...titles,
    ...soundFacts,
    ...Object.fromEntries(flags.split(' ').map((name) => [name, flag])),
    status: oneOf('play', 'pause', 'stop'),
    random: orElse(flag, false),
    repeat: orElse(flag, false),
    seek: number,
    duration: seconds,
    position: number,
    volume: percent,
    dbVolume: number,
    channels: number,
    stream: (raw) => (typeof raw === 'boolean' ? raw : text(raw)),
    fileFormat,
    favourite: (raw) => {
      const is = favourite(raw)
      return is === undefined ? undefined : { ...(isRecord(raw) ? raw : {}), favourite: is }
    },
  },
  { status: 'stop' },
)
