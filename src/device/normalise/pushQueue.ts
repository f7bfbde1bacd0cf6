import { fields } from './part/fields'
import { number } from './part/number'
import { rows } from './part/rows'
import { seconds } from './part/seconds'
import { soundFacts } from './part/soundFact'
import { titles } from './part/plainTitle'
import { text } from './part/text'
import { trackNumber } from './part/trackNumber'
import { wholeList } from './part/wholeList'

const texts = 'uri albumart icon service type'

/** The play queue [D3-23]: entries that are no objects are left out, numbers are numbers. */
export const pushQueue = wholeList(
  rows(
    fields({
      ...Object.fromEntries(texts.split(' ').map((name) => [name, text])),
      ...titles,
      ...soundFacts,
      number,
      tracknumber: trackNumber,
      duration: seconds,
      channels: number,
    }),
  ),
)
