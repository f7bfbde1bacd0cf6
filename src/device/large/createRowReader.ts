import { laterPushValidators } from '../../../schemas/generated/laterPushValidators'
import { pushQueue } from '../normalise/pushQueue'
import { describeErrors } from '../topics/describeErrors'
import type { LargeRead } from './LargeRead'
import { matchRows } from './matchRows'

/** Rows that are handed over at once: the page reads so many in about a millisecond. */
const portion = 250

/** Reads the lists of one event, one after the other, and remembers the last one for what is new in the next. */
export function createRowReader(): (text: string) => LargeRead {
  let last: string[] = []
  return (text) => {
    try {
      const rows = pushQueue(JSON.parse(text))
      const validate = laterPushValidators.pushQueue
      if (!validate(rows)) return { status: 'refused', reason: describeErrors(validate.errors) }
      const texts = rows.map((row) => JSON.stringify(row))
      const from = matchRows(last, texts)
      last = texts
      const added = texts.filter((_, place) => from[place] === -1)
      const portions: string[] = []
      for (let place = 0; place < added.length; place += portion)
        portions.push(`[${added.slice(place, place + portion).join(',')}]`)
      return { status: 'read', from, portions }
    } catch (error) {
      return { status: 'refused', reason: `cannot be read: ${String(error)}` }
    }
  }
}
