import { fields } from './part/fields'
import { flag } from './part/flag'
import { nested } from './part/nested'
import { number } from './part/number'
import { isRecord } from './part/isRecord'
import { text } from './part/text'

const action = nested({ val: text, text })

/** The sleep timer [D3-51]; {} after a change. An action that is one word becomes {val}. */
export const pushSleep = fields({
  enabled: flag,
  time: text,
  sleepTime: text,
  sleepPreset: nested({ val: number, text }),
  action: (raw) => (isRecord(raw) ? action(raw) : typeof raw === 'string' ? { val: raw } : undefined),
})
