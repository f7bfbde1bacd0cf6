import { safeColor } from '../../ui/safeColor'
import type { InputType } from '../model/Item'
import type { Notice, NoticeCode } from '../model/Notice'
import { bareValue } from './findOption'
import { toMomentText } from '../../../schemas/page/toMomentText'
import { toNumber } from './toNumber'
import { toText } from './toText'

/** What a pushed value is not when it does not suit its input; an empty one suits all. */
export function inputNotice(type: InputType, pushed: unknown): Notice | undefined {
  const value = bareValue(pushed)
  if (value === undefined || value === null || value === '') return undefined
  const code = objection(type, value)
  return code && { code, detail: describe(value) }
}

function objection(type: InputType, value: unknown): NoticeCode | undefined {
  switch (type) {
    case 'number':
    case 'range':
      return toNumber(value) === undefined ? 'notANumber' : undefined
    case 'date':
      return toMomentText(type, value) === undefined ? 'notADate' : undefined
    case 'time':
      return toMomentText(type, value) === undefined ? 'notATime' : undefined
    case 'datetime-local':
      return toMomentText(type, value) === undefined ? 'notADateTime' : undefined
    case 'month':
      return toMomentText(type, value) === undefined ? 'notAMonth' : undefined
    case 'week':
      return toMomentText(type, value) === undefined ? 'notAWeek' : undefined
    case 'color':
      return safeColor(value) === undefined ? 'notAColor' : undefined
    default:
      return undefined
  }
}

/** A value in a few words; lists and objects are told by their brackets. */
function describe(value: unknown): string {
  return typeof value === 'object' ? (Array.isArray(value) ? '[…]' : '{…}') : toText(value)
}
