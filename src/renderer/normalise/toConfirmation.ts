import type { Confirmation } from '../PageCommand'
import { isObject } from './isObject'
import { toText } from './toText'

/** The question of an `askForConfirm`; undefined where none is asked. */
export function toConfirmation(raw: unknown): Confirmation | undefined {
  if (!isObject(raw)) return undefined
  return { title: toText(raw['title']), message: toText(raw['message']) }
}
