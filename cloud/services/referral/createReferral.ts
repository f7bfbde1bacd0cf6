import type { IncomingMessage } from 'node:http'
import type { Accounts } from '../../embedded/accounts/Accounts'
import type { CloudPart } from '../http/CloudPart'
import { Refused } from '../http/Refused'
import { answerJson } from '../http/answers'
import { whoAsks } from '../functions/whoAsks'
import type { VerifyIdToken } from '../../embedded/tokens/createTokens'
import type { Referrals } from './openReferrals'

interface ReferralOptions {
  referrals: Referrals
  accounts: Pick<Accounts, 'byUid'>
  verifyIdToken: VerifyIdToken
  /** Name of the campaign that runs. */
  campaign: string
}

/** The referral-campaign service [A7.1-8 A7.1-9]. */
export function createReferral({ referrals, accounts, verifyIdToken, campaign }: ReferralOptions): CloudPart {
  const answerTo = async (request: IncomingMessage, { pathname, searchParams }: URL) => {
    const [, , id, call] = pathname.split('/')
    if (request.method !== 'GET' || id !== campaign) throw new Refused('There is no such campaign.', 404)
    if (call === 'campaign') return { campaign: referrals.campaign(campaign) }
    if (call !== 'participant') throw new Refused('There is no such call.', 404)
    const { uid } = await whoAsks(request, searchParams, verifyIdToken)
    const account = accounts.byUid(uid)
    if (account === undefined) throw new Refused('There is no such account.', 401)
    const referrerId = searchParams.get('referrerId') ?? undefined
    return { participant: await referrals.participant(account, referrerId, siteOf(request)) }
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
          return answerJson(response, { success: false, error: { message: error.message } }, error.status)
        }
      },
    ],
    close: () => referrals.settled(),
  }
}

/** The page that asks: the interface is where its link has to lead. */
function siteOf({ headers }: IncomingMessage): string {
  return headers.origin ?? `http://${headers.host ?? 'localhost'}`
}
