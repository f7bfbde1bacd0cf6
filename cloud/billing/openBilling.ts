import type { Billing } from '../services/ports/Billing'
import type { Clock, Log } from '../services/ports/Clock'
import type { BillingSettings } from './BillingSettings'

/** Opens the provider that the settings name. Nothing is asked of it before somebody does. */
export function openBilling(settings: BillingSettings, _clock: Clock, _log: Log): Billing {
  throw new Error(`${settings.provider} is not written yet`)
}
