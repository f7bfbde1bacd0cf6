import type { IncomingMessage } from 'node:http'
import type { Passes } from '../ports/Passes'
import type { People } from '../ports/People'
import type { CloudPart } from '../http/CloudPart'
import { Refused } from '../http/Refused'
import { answerRefused } from '../http/answerCall'
import { answerJson } from '../http/answers'
import { whoAsks } from '../functions/whoAsks'
import type { Referrals } from './createReferrals'

interface ReferralOptions {
  referrals: Referrals
  people: People
  passes: Pick<Passes, 'verify'>
  /** Name of the campaign that runs. */
  campaign: string
  /** Where links lead when a request names no page. */
  site: string | undefined
}

/** The referral-campaign service [A7.1-8 A7.1-9]. */
export function createReferralPart({
  referrals,
  people,
  passes,
  campaign,
  site,
}: ReferralOptions): CloudPart {
  const answerTo = async (request: IncomingMessage, { pathname, searchParams }: URL) => {
    const [, , id, call] = pathname.split('/')
    if (request.method !== 'GET' || id !== campaign) throw new Refused('There is no such campaign.', 404)
    if (call === 'campaign') return { campaign: await referrals.campaign(campaign) }
    if (call !== 'participant') throw new Refused('There is no such call.', 404)
    const { uid } = await whoAsks(request, searchParams, passes.verify)
    const person = await people.find(uid)
    if (person === undefined) throw new Refused('There is no such account.', 401)
    const referrerId = searchParams.get('referrerId') ?? undefined
    return { participant: await referrals.participant(person, referrerId, siteOf(request, site)) }
  }

  return {
    handlers: [
      async (request, response, url) => {
        if (!url.pathname.startsWith('/referral/')) return false
        request.resume()
        try {
          return answerJson(response, { success: true, ...(await answerTo(request, url)) })
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          return answerRefused(response, error)
        }
      },
    ],
  }
}

/** The page that asks: the interface is where its link has to lead. */
function siteOf({ headers }: IncomingMessage, site: string | undefined): string {
  return headers.origin ?? site ?? `http://${headers.host ?? 'localhost'}`
}
