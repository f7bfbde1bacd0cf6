import type { PushPayloads, Validate } from '../../../schemas/generated/types'
import type { PushEvent } from '../Device'
import type { Repair } from '../normalise/part/Repair'

/** What pushes are checked with: the schema of each, the repair that comes before it where there is one, and
 * what is kept of the value before. */
export interface PushChecks {
  validators: { [E in PushEvent]?: Validate<PushPayloads[E]> }
  normalisers: { [E in PushEvent]?: Repair }
  /** What goes over from the last value into the new one: parts that are equal stay the same objects. */
  keepers?: {
    [E in PushEvent]?: (before: PushPayloads[E] | undefined, after: PushPayloads[E]) => PushPayloads[E]
  }
}
