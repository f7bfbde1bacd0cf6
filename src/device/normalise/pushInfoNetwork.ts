import { flag } from './part/flag'
import { fields } from './part/fields'
import { number } from './part/number'
import { rows } from './part/rows'
import { trimmedText } from './part/trimmedText'
import { wholeList } from './part/wholeList'

/** A flag that some players write as the word yes or no; undefined for everything else. */
function yesOrNo(raw: unknown): boolean | undefined {
  const word = typeof raw === 'string' ? raw.trim().toLowerCase() : raw
  if (word === 'yes') return true
  return word === 'no' ? false : flag(word)
}

/** Network connections [D3-44]; texts lose the newlines that players leave at their ends. */
export const pushInfoNetwork = wholeList(
  rows(
    fields({
      type: trimmedText,
      ssid: trimmedText,
      signal: number,
      status: trimmedText,
      ip: trimmedText,
      speed: trimmedText,
      online: yesOrNo,
    }),
  ),
)
