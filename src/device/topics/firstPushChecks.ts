import { pushValidators } from '../../../schemas/generated/pushValidators'
import { isSameContent } from '../isSameContent'
import { normalisers } from '../normalise/normalisers'
import type { PushChecks } from './PushChecks'

/** The checks of the pushes that every screen needs. */
export const firstPushChecks: PushChecks = {
  validators: pushValidators,
  normalisers,
  keepers: {
    // Players say it several times over when a track begins: who shows some of it need not look into each.
    pushState: (before, after) => (before && isSameContent(before, after) ? before : after),
  },
}
