import { fields } from './fields'
import { flag } from './flag'
import { isRecord } from './isRecord'
import { text } from './text'

const object = fields({ success: flag, reason: text })

/** Whether something was done: {success, reason}; players often send null or '' in its place, which says nothing. */
export function result(raw: unknown): unknown {
  return isRecord(raw) ? object(raw) : {}
}
