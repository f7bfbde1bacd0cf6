import { fields } from './part/fields'
import { number } from './part/number'
import { rows } from './part/rows'
import { trimmedText } from './part/trimmedText'
import { wholeList } from './part/wholeList'
import { yesOrNo } from './part/yesOrNo'

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
