import { laterPushValidators } from '../../../schemas/generated/laterPushValidators'
import { keepRows } from '../large/keepRows'
import { laterNormalisers } from '../normalise/laterNormalisers'
import type { PushChecks } from './PushChecks'

/** The checks of the pushes that not every screen needs; loaded when the first of them arrives or is listened to, or ahead of that when the panel is calm. */
export const laterPushChecks: PushChecks = {
  validators: laterPushValidators,
  normalisers: laterNormalisers,
  keepers: { pushQueue: keepRows },
}
