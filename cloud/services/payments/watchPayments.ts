import { cloudValidators } from '../../../schemas/generated/cloudValidators'
import type { PaymentRequest } from '../../../schemas/generated/types'
import type { Admin } from '../../embedded/database/createAdmin'
import { Refused } from '../http/Refused'
import type { Subscriptions } from '../plans/openSubscriptions'
import { quote } from '../../billing/standIn/quote'
import { durations } from '../plans/readCatalogue'
import { withArrays } from '../plans/withArrays'
import type { Cards } from '../../billing/standIn/createCards'

const kinds = ['subscriptions', 'cancellations', 'updates'] as const
type Kind = (typeof kinds)[number]

interface PaymentOptions {
  records: Admin
  subscriptions: Subscriptions
  cards: Pick<Cards, 'redeem'>
  /** Where the addresses of subscriptions lead. */
  origin: () => string
  log: (line: string) => void
}

/** One request record. */
interface Pushed {
  kind: Kind
  uid: string
  path: string
  request: unknown
}

/** What is written beside a request; undefined when its card never answers. */
type Outcome = { status: true; planCode?: string } | undefined

/** Answers the request records of the older card flow as they come [A4.10]. Returns what ends it. */
export function watchPayments(options: PaymentOptions): () => void {
  const { records, log } = options
  /** Those that are under way, or never to be answered. */
  const taken = new Set<string>()

  let hasEnded = false

  const answer = async (pushed: Pushed) => {
    try {
      return await carryOut(options, pushed)
    } catch (error) {
      if (error instanceof Refused) return { status: false, error: error.message }
      log(`a payment failed: ${error instanceof Error ? error.message : String(error)}`)
      return { status: false, error: 'The payment could not be carried out.' }
    }
  }
  const settle = async (pushed: Pushed) => {
    // What is not answered now is by the next cloud.
    if (hasEnded) return
    const outcome = await answer(pushed)
    if (outcome === undefined || hasEnded) return
    records.update(pushed.path, outcome)
    taken.delete(pushed.path)
  }
  const take = (value: unknown) => {
    for (const pushed of requestsIn(value)) {
      if (taken.has(pushed.path)) continue
      taken.add(pushed.path)
      // Not within the write that told of it.
      setImmediate(() => void settle(pushed))
    }
  }
  const end = records.watch('payments', take)
  return () => {
    hasEnded = true
    end()
  }
}

async function carryOut(
  { subscriptions, cards, origin }: PaymentOptions,
  { kind, uid, request: pushed }: Pushed,
): Promise<Outcome> {
  const request = readRequest(pushed)
  if (kind === 'cancellations') {
    if (subscriptions.of(uid)?.id !== String(request.subscriptionId))
      throw new Refused('There is no subscription.')
    await subscriptions.cancel(uid)
    return { status: true }
  }
  const planCode = request.planCode ?? request.product?.planCode ?? request.product?.plan
  const current = subscriptions.of(uid)
  const duration =
    durations.find((one) => one === request.planDuration) ??
    (kind === 'updates' && current ? current.duration : 'monthly')
  const offer = subscriptions.offers().find((one) => one.plan === planCode && one.duration === duration)
  if (offer === undefined) throw new Refused('There is no such plan.')
  if (kind === 'updates') {
    await subscriptions.change(uid, offer)
    return { status: true, planCode: offer.plan }
  }
  const outcome = cards.redeem(request.token ?? '', uid)
  if (outcome === 'silent') return undefined
  if (outcome !== 'accepted') throw new Refused('The card was declined.')
  await subscriptions.start(uid, offer, quote(offer, { withTrial: false }), origin())
  return { status: true, planCode: offer.plan }
}

/** The request without what the database and we have added. */
function readRequest(pushed: unknown): PaymentRequest {
  const { created_at: _, ...request }: Record<string, unknown> = { ...Object(withArrays(pushed)) }
  if (!cloudValidators.paymentRequest(request)) throw new Refused('The request is not understood.')
  return request
}

/** Every request that has no answer yet. */
function requestsIn(value: unknown): Pushed[] {
  return kinds.flatMap((kind) =>
    entries(child(value, kind)).flatMap(([uid, requests]) =>
      entries(requests)
        .filter(([, request]) => child(request, 'status') === undefined)
        .map(([id, request]) => ({ kind, uid, path: `payments/${kind}/${uid}/${id}`, request })),
    ),
  )
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function child(value: unknown, name: string): unknown {
  return new Map(entries(value)).get(name)
}
