import { cloudValidators } from '../../../schemas/generated/cloudValidators'
import type { BrandCloud, ReferralCampaign, ReferralParticipant } from '../../../schemas/generated/types'
import { callService, type ServiceAnswer } from '../functions/createFunctions'
import { CloudProblem } from '../ports/CloudAuth'
import type { ReferralService } from '../ports/Cloud'

interface Parts {
  config: NonNullable<BrandCloud['referral']>
  /** Whether the token goes in a header; the service as specified has it in the query [A7.1-8]. */
  isBearer: boolean
  idToken: () => Promise<string>
  get: typeof fetch
}

const isCampaign = (data: unknown): data is ReferralCampaign => cloudValidators.referralCampaign(data)
const isParticipant = (data: unknown): data is ReferralParticipant =>
  cloudValidators.referralParticipant(data)

const field = (body: unknown, key: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined

const part = <T>({ ok, body }: ServiceAnswer, key: string, isIt: (data: unknown) => data is T): T => {
  const message = field(field(body, 'error'), 'message')
  if (!ok || field(body, 'success') !== true)
    throw typeof message === 'string' && message !== ''
      ? new CloudProblem('cloud/refused', message)
      : new CloudProblem('cloud/failed')
  const found = field(body, key)
  if (!isIt(found)) throw new CloudProblem('cloud/invalid')
  return found
}

/** The referral-campaign service [A7.1-8 A7.1-9]. */
export const createReferral = ({ config, isBearer, idToken, get }: Parts): ReferralService => {
  const address = (name: string) =>
    new URL(`${config.service.replace(/\/+$/, '')}/${encodeURIComponent(config.campaign)}/${name}`)
  return {
    campaign: async () =>
      part(await callService({ method: 'GET', url: address('campaign') }, get), 'campaign', isCampaign),
    async participant(referrerId) {
      const token = await idToken()
      const url = address('participant')
      if (!isBearer) url.searchParams.set('token', token)
      if (referrerId) url.searchParams.set('referrerId', referrerId)
      const answer = await callService({ method: 'GET', url, ...(isBearer && { bearer: token }) }, get)
      return part(answer, 'participant', isParticipant)
    },
  }
}
