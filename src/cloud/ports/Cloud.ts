import type { Analytics } from './Analytics'
import type { CardCheckout, Checkout } from './Checkout'
import type { CloudAuth } from './CloudAuth'
import type { CloudFunctions } from './CloudFunctions'
import type { CloudRecords } from './CloudRecords'
import type { CloudStorage } from './CloudStorage'
import type { ReferralService } from './ReferralService'

/** The provider's cloud, as the account area sees it. */
export interface Cloud {
  auth: CloudAuth
  records: CloudRecords
  storage: CloudStorage
  functions: CloudFunctions
  checkout: Checkout
  /** Undefined where the older card payment provider is not configured. */
  cards: CardCheckout | undefined
  /** Undefined where no campaign is configured [A6-8]. */
  referral: ReferralService | undefined
  analytics: Analytics
}
