import type { Billing } from '../services/ports/Billing'
import type { Clock, Log } from '../services/ports/Clock'
import type { BillingSettings } from './BillingSettings'
import { createPaddle } from './paddle/createPaddle'
import { createPaddleClassic } from './paddleClassic/createPaddleClassic'
import { createStripe } from './stripe/createStripe'

/** Opens the provider that the settings name. Nothing is asked of it before somebody does. */
export function openBilling(settings: BillingSettings, clock: Clock, log: Log): Billing {
  log(`payments are taken by ${settings.provider}${settings.sandbox ? ', in its sandbox' : ''}`)
  switch (settings.provider) {
    case 'paddle-classic':
      return createPaddleClassic(settings, clock)
    case 'paddle':
      return createPaddle(settings, clock)
    case 'stripe':
      return createStripe(settings, clock)
  }
}
