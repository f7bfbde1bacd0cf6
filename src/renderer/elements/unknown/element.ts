import { toText } from '../../values'
import {
  asItIs,
  isSameBareValue,
  never,
  nothing,
  toPlainWords,
  type ElementRules,
  type ItemBase,
} from '../ElementRules'

/** A content item of an element that the vocabulary does not have: its words are shown, its value is kept. */
export interface UnknownItem extends ItemBase {
  element: 'unknown'
}

export const unknown: ElementRules<UnknownItem> = {
  holdsValue: false,
  isLabelled: false,
  normalise: (raw, base) => {
    const element = toText(raw['element']).trim().toLowerCase()
    if (element !== '' || base.label !== '' || base.id !== '')
      base.notices.push({ code: 'unknownElement', detail: element })
    return { ...base, element: 'unknown' }
  },
  judge: nothing,
  check: nothing,
  toSent: asItIs,
  toWords: toPlainWords,
  meets: isSameBareValue,
  isWide: never,
  isHidden: never,
}
