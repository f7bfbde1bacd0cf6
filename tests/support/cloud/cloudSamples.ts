import attic from '../../../fixtures/cloud/cloudDevice/attic-disabled.json'
import kitchen from '../../../fixtures/cloud/cloudDevice/kitchen.json'
import livingRoom from '../../../fixtures/cloud/cloudDevice/living-room.json'
import office from '../../../fixtures/cloud/cloudDevice/office-offline.json'
import workshop from '../../../fixtures/cloud/cloudDevice/workshop-disabled-offline.json'
import products from '../../../fixtures/cloud/productCatalogue/002001.json'
import campaign from '../../../fixtures/cloud/referralCampaign/running.json'
import notRankedYet from '../../../fixtures/cloud/referralParticipant/not-ranked-yet.json'
import ranked from '../../../fixtures/cloud/referralParticipant/ranked.json'
import cancelled from '../../../fixtures/cloud/userRecord/cancelled.json'
import free from '../../../fixtures/cloud/userRecord/free.json'
import lifetime from '../../../fixtures/cloud/userRecord/lifetime.json'
import notVerified from '../../../fixtures/cloud/userRecord/not-verified.json'
import pastDue from '../../../fixtures/cloud/userRecord/past-due.json'
import superstarYearly from '../../../fixtures/cloud/userRecord/superstar-yearly.json'
import trialing from '../../../fixtures/cloud/userRecord/trialing.json'
import trialUsed from '../../../fixtures/cloud/userRecord/trial-used.json'
import virtuosoMonthly from '../../../fixtures/cloud/userRecord/virtuoso-monthly.json'
import virtuosoYearly from '../../../fixtures/cloud/userRecord/virtuoso-yearly.json'
import withoutNames from '../../../fixtures/cloud/userRecord/without-names.json'
import withoutPlan from '../../../fixtures/cloud/userRecord/without-plan.json'
import type {
  CloudDevice,
  ProductCatalogue,
  ReferralCampaign,
  ReferralParticipant,
  UserRecord,
} from '../../../schemas/generated/types'
import type { CloudUser } from '../../../src/cloud/ports/CloudAuth'

const user: CloudUser = {
  uid: 'u-owner',
  email: 'owner.one@example.org',
  displayName: 'Owner One',
  photoUrl: undefined,
  isEmailVerified: true,
  providers: ['password'],
}

const records = {
  free,
  withoutPlan,
  trialUsed,
  virtuosoMonthly,
  virtuosoYearly,
  superstarYearly,
  lifetime,
  trialing,
  pastDue,
  cancelled,
  notVerified,
  withoutNames,
} satisfies Record<string, UserRecord>

const devices: readonly CloudDevice[] = [livingRoom, kitchen, office, attic, workshop]

/** What a cloud could hold of one user, from `fixtures/cloud/`. */
export const cloudSamples = {
  user,
  /** The same, whose e-mail is not verified. */
  notVerifiedUser: { ...user, isEmailVerified: false } satisfies CloudUser,
  /** Records of that user, by plan and situation. */
  records,
  /** Two that are enabled and online, and one of each other kind. */
  devices,
  /** The catalogue of version 002001: virtuoso and superstar with a trial of 14 days, monthly and yearly. */
  products: products satisfies ProductCatalogue,
  campaign: campaign satisfies ReferralCampaign,
  participant: ranked satisfies ReferralParticipant,
  newParticipant: notRankedYet satisfies ReferralParticipant,
}
