import type { PushEvent, RequestEvent } from '../../../src/device/Device'
import type { ValueKind } from './ValueKind'

/** An entity of the specification's section 3: which schema holds it, and what its fields take. */
export interface Entity {
  /** Title of the test, with the ids of the statements whose every field is listed. */
  title: string
  push?: PushEvent
  request?: RequestEvent
  /** Puts the entity where the payload has it. */
  within?: (entity: Record<string, unknown>) => unknown
  /** What the entity needs besides the field looked at. */
  base?: Record<string, unknown>
  fields: Record<string, ValueKind>
}
