import { bareValue } from '../normalise/findOption'
import { toText } from '../normalise/toText'

/** The text that an input shows for a wire value; an option object, which some pages push to inputs, shows its value. */
export function toInputText(value: unknown): string {
  return toText(bareValue(value))
}
