import type { PushPayloads, Validate } from '../../../schemas/generated/types'
import type { PushEvent } from '../Device'
import type { Repair } from '../normalise/part/Repair'

/** What pushes are checked with: the schema of each, and the repair that comes before it where there is one. */
export interface PushChecks {
  validators: { [E in PushEvent]?: Validate<PushPayloads[E]> }
  normalisers: { [E in PushEvent]?: Repair }
}
