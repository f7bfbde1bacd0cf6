import { laterPushValidators } from '../../../schemas/generated/laterPushValidators'
import type { Validate } from '../../../schemas/generated/types'
import { pushBrowseLibrary, pushQueue } from '../normalise/pushBrowseLibrary'
import { measure, type LargeEvent, type LargeRead, matchRows, splitRows } from './rows'
import { describeErrors } from '../topics/describeErrors'

/** Rows that are handed over at once: the page reads so many in about a millisecond. */
const portion = 250

const listChecks: Readonly<Record<LargeEvent, { repair: (raw: unknown) => unknown; validate: Validate }>> = {
  pushQueue: { repair: pushQueue, validate: laterPushValidators.pushQueue },
  pushBrowseLibrary: { repair: pushBrowseLibrary, validate: laterPushValidators.pushBrowseLibrary },
}

/** A push of each event with every part that most have, though nothing is in it. */
const smallest: Readonly<Record<LargeEvent, string>> = {
  pushQueue: '[{"uri":"","duration":0}]',
  pushBrowseLibrary: '{"navigation":{"lists":[{"items":[{"uri":"","duration":0}]}]}}',
}

/**
 * Has the browser compile, while the player still thinks, what reads its answer: else the first would wait
 * for that.
 */
export function warmRowReader(): void {
  const read = createListReader()
  read('pushQueue', smallest.pushQueue)
  read('pushBrowseLibrary', smallest.pushBrowseLibrary)
}

/** Reads pushes, one after the other, and remembers the last of each event for what is new in the next. */
export function createListReader(): (event: LargeEvent, text: string) => LargeRead {
  const last = new Map<LargeEvent, string[]>()
  return (event, text) => {
    const bytes = measure(text)
    try {
      const { repair, validate } = listChecks[event]
      const value = repair(JSON.parse(text))
      if (!validate(value)) return { status: 'refused', reason: describeErrors(validate.errors), bytes }
      const { rows, frame } = splitRows(event, value)
      const texts = rows.map((row) => JSON.stringify(row))
      const from = matchRows(last.get(event) ?? [], texts)
      last.set(event, texts)
      const added = texts.filter((_, place) => from[place] === -1)
      const portions: string[] = []
      for (let place = 0; place < added.length; place += portion)
        portions.push(`[${added.slice(place, place + portion).join(',')}]`)
      return { status: 'read', from, frame, bytes, portions }
    } catch (error) {
      return { status: 'refused', reason: `cannot be read: ${String(error)}`, bytes }
    }
  }
}
