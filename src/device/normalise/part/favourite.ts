import { flag } from './flag'
import { isRecord } from './isRecord'

/** Whether an item is a favourite, from a boolean or {favourite}. */
export function favourite(raw: unknown): boolean | undefined {
  return isRecord(raw) ? flag(raw['favourite']) : flag(raw)
}
