import { cloudValidators } from '../../../schemas/generated/cloudValidators'
import type { PaymentRequest } from '../../../schemas/generated/types'
import { Refused } from '../http/Refused'
import type { Limits } from '../limits/createLimits'
import type { Subscriptions } from '../plans/createSubscriptions'
import { durations } from '../plans/readCatalogue'
import { withArrays } from '../plans/withArrays'
import type { Billing } from '../ports/Billing'
import type { Clock, Log } from '../ports/Clock'
import { isKey } from '../ports/isKey'
import { type Records, below } from '../ports/Records'
import { requestKey } from './requestKey'

/** What can be requested: `payments/{kind}/{uid}/{id}`. */
export const paymentKinds = ['subscriptions', 'cancellations', 'updates'] as const

/** One request record, as its owner pushed it. */
export interface PaymentPushed {
  kind: (typeof paymentKinds)[number]
  uid: string
  id: string
  request: unknown
}

/** The request records of the older card flow [A4.10]. */
export interface Payments {
  /**
   * Carries a request out and writes beside it what came of it: once, whoever is told of it how often.
   * Resolves to false while somebody else is at it, who may have died: then it is to be tried again.
   */
  take(pushed: PaymentPushed): Promise<boolean>
  /** Deletes the requests that are older than 30 days, and what is known of them. */
  sweep(): Promise<void>
}

interface PaymentsOptions {
  records: Records
  subscriptions: Subscriptions
  billing: Pick<Billing, 'charge'>
  limits: Pick<Limits, 'take'>
  clock: Clock
  log: Log
  /** How long whoever is at a request may take before somebody else is, ms; default a minute. */
  claimTimeout?: number
}

/** What is written beside a request; undefined when its card never answers. */
type Outcome = { status: true; planCode?: string } | { status: false; error: string } | undefined

/** ms */
const keptFor = 30 * 86_400_000

/** Looked at together at most. */
const most = 200

/** Answers requests, each claimed before in a place of its own. */
export function createPayments(options: PaymentsOptions): Payments {
  const { records, clock, log, claimTimeout = 60_000 } = options

  const claim = (key: string, path: string) =>
    records.change(`request_claims/${key}`, (now): { next?: unknown; result: 'mine' | 'done' | 'busy' } => {
      if (below(now, 'done') === true) return { result: 'done' }
      if (now !== null && Number(below(now, 'at')) + claimTimeout > clock.now()) return { result: 'busy' }
      return { next: { path, at: clock.now() }, result: 'mine' }
    })
  const outcomeOf = async (pushed: PaymentPushed, key: string): Promise<Outcome> => {
    try {
      return await carryOut(options, pushed, key)
    } catch (error) {
      if (error instanceof Refused) return { status: false, error: error.message }
      log(`a payment failed: ${error instanceof Error ? error.message : String(error)}`)
      return { status: false, error: 'The payment could not be carried out.' }
    }
  }

  return {
    async take(pushed) {
      const { kind, uid, id } = pushed
      if (!isKey(uid) || !isKey(id)) return true
      const path = `payments/${kind}/${uid}/${id}`
      const key = requestKey(path)
      const claimed = await claim(key, path)
      if (claimed !== 'mine') return claimed === 'done'
      const outcome = await outcomeOf(pushed, key)
      const told = Object.entries(outcome ?? {}).map(([name, value]) => [`${path}/${name}`, value])
      await records.update({ ...Object.fromEntries(told), [`request_claims/${key}/done`]: true })
      return true
    },
    async sweep() {
      const old = await records.first('request_claims', { child: 'at', to: clock.now() - keptFor, most })
      for (const [key, claimed] of old) {
        const path = below(claimed, 'path')
        await records.update({
          [`request_claims/${key}`]: null,
          ...(typeof path === 'string' && { [path]: null }),
        })
      }
    },
  }
}

async function carryOut(
  { subscriptions, billing, limits }: PaymentsOptions,
  { kind, uid, request: pushed }: PaymentPushed,
  key: string,
): Promise<Outcome> {
  const request = readRequest(pushed)
  // Whoever was at it before died after it was done.
  const isDone = await subscriptions.knows(uid, key)
  if (isDone) await subscriptions.settle(uid)
  const current = await subscriptions.of(uid)
  if (kind === 'cancellations') {
    if (isDone) return { status: true }
    await limits.take(uid, 'plans')
    if (current?.id !== String(request.subscriptionId)) throw new Refused('There is no subscription.')
    await subscriptions.cancel(uid, key)
    return { status: true }
  }
  const planCode = request.planCode ?? request.product?.planCode ?? request.product?.plan
  if (isDone) return { status: true, ...(planCode !== undefined && { planCode }) }
  await limits.take(uid, 'plans')
  const duration =
    durations.find((one) => one === request.planDuration) ??
    (kind === 'updates' && current ? current.duration : 'monthly')
  const offers = await subscriptions.offers()
  const offer = offers.find((one) => one.plan === planCode && one.duration === duration)
  if (offer === undefined) throw new Refused('There is no such plan.')
  if (kind === 'updates') {
    await subscriptions.change(uid, offer, key)
    return { status: true, planCode: offer.plan }
  }
  if (billing.charge === undefined) throw new Refused('Cards are not taken here.')
  const charged = await billing.charge(uid, offer, request.token ?? '', key)
  if (charged === 'silent') return undefined
  if (charged === 'declined') throw new Refused('The card was declined.')
  await subscriptions.apply({ ...charged, uid })
  return { status: true, planCode: offer.plan }
}

/** The request without what the database and we have added. */
function readRequest(pushed: unknown): PaymentRequest {
  const { created_at: _, ...request }: Record<string, unknown> = { ...Object(withArrays(pushed)) }
  if (!cloudValidators.paymentRequest(request)) throw new Refused('The request is not understood.')
  return request
}
