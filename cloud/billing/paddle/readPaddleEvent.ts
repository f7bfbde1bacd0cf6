import {
  type AdjustmentNotification,
  type EventEntity,
  EventName,
  type Subscription as PaddleSubscription,
  type SubscriptionNotification,
  type TransactionNotification,
  Webhooks,
} from '@paddle/paddle-node-sdk'
import { SettingsError } from '../../services/billing/SettingsError'
import { Refused } from '../../services/http/Refused'
import type { BillingEvent, BillingReport, Subscription } from '../../services/ports/Billing'
import type { Links } from '../shared/links'
import { lowered } from '../shared/lower'
import type { Prices } from '../shared/readPrices'

/** What is written with an order, and comes back with whatever becomes of it. */
export interface Written {
  uid: string
  /** Shows that we wrote it: with the token of the browser anybody may open a checkout with any words. */
  proof: string
  /** What a coupon takes off of every payment. */
  share: number
  less: number
}

interface Context {
  prices: Prices
  links: Pick<Links, 'isProof' | 'proof'>
}

/** What we write with an order. */
export function writeOrder(
  { uid, share, less }: Pick<Written, 'uid' | 'share' | 'less'>,
  links: Pick<Links, 'proof'>,
): Written {
  return { uid, share, less, proof: links.proof('order', uid, String(share), String(less)) }
}

function readWritten(data: unknown, { links }: Context): Written | undefined {
  const { uid, proof, share, less }: Record<string, unknown> = { ...Object(data) }
  if (typeof uid !== 'string' || typeof proof !== 'string') return undefined
  if (typeof share !== 'number' || typeof less !== 'number') return undefined
  return links.isProof(proof, 'order', uid, String(share), String(less))
    ? { uid, proof, share, less }
    : undefined
}

/**
 * The event in a call that was found to be signed; undefined where it says nothing of what was sold here.
 * Throws a Refused of status 400 where it is none, and a SettingsError for a price that the settings do not
 * have.
 */
export function readPaddleEvent(rawBody: Buffer, context: Context): BillingEvent | undefined {
  const event = parse(rawBody)
  const at = momentOf(event.occurredAt)
  switch (event.eventType) {
    case EventName.SubscriptionCreated:
    case EventName.SubscriptionActivated:
    case EventName.SubscriptionTrialing:
    case EventName.SubscriptionUpdated:
    case EventName.SubscriptionPastDue:
    case EventName.SubscriptionPaused:
    case EventName.SubscriptionResumed:
    case EventName.SubscriptionCanceled:
    case EventName.SubscriptionImported: {
      const { data } = event
      const written = readWritten(data.customData, context)
      if (written === undefined) return undefined
      return {
        id: event.eventId,
        at,
        uid: written.uid,
        subscription: data.id,
        says: readSubscription(data, written, context.prices),
      }
    }
    case EventName.TransactionCompleted:
      return readLifetime(event.data, { id: event.eventId, at }, context)
    case EventName.AdjustmentCreated:
    case EventName.AdjustmentUpdated:
      return readRefund(event.data, { id: event.eventId, at })
    default:
      return undefined
  }
}

function parse(rawBody: Buffer): EventEntity {
  try {
    const event = Webhooks.fromJson(JSON.parse(rawBody.toString('utf8')))
    if (typeof event.eventId === 'string' && typeof event.occurredAt === 'string') return event
  } catch {
    // What is signed and no event is told as what is no event.
  }
  throw new Refused('The call is not understood.', 400)
}

/** All that a subscription is, as the provider has it. */
export function readSubscription(
  told: SubscriptionNotification | PaddleSubscription,
  written: Pick<Written, 'share' | 'less'> | undefined,
  prices: Prices,
): BillingReport {
  const [item] = told.items
  const sold = prices.soldAs(item?.price?.id ?? '')
  if (sold === undefined)
    throw new SettingsError(`The price ${item?.price?.id ?? ''} is not in the settings.`)
  const cents = Number(item?.price?.unitPrice?.amount ?? 0)
  const status = statusOf(told.status)
  const { scheduledChange } = told
  const endsAt = scheduledChange?.action === 'cancel' ? momentOf(scheduledChange.effectiveAt) : null
  const isLower = told.discount !== null && written !== undefined
  return {
    ...sold,
    status,
    signedUpAt: momentOf(told.startedAt ?? told.createdAt),
    dueAt: endsAt !== null || told.nextBilledAt === null ? null : momentOf(told.nextBilledAt),
    endsAt: status === 'deleted' ? null : endsAt,
    amount: isLower ? lowered(cents / 100, written) : cents / 100,
    kept: { customer: told.customerId },
  }
}

/** @see Subscription.status; nothing is paid for while a subscription rests. */
function statusOf(status: PaddleSubscription['status']): Subscription['status'] {
  return status === 'canceled' || status === 'paused' ? 'deleted' : status
}

/** What is paid once has no subscription: its payment stands for one. */
function readLifetime(
  told: TransactionNotification,
  event: Pick<BillingEvent, 'id' | 'at'>,
  context: Context,
): BillingEvent | undefined {
  const written = readWritten(told.customData, context)
  const sold = context.prices.soldAs(told.items[0]?.price?.id ?? '')
  if (written === undefined || told.subscriptionId !== null || sold?.duration !== 'lifetime') return undefined
  return {
    ...event,
    uid: written.uid,
    subscription: told.id,
    says: { ...sold, status: 'active', signedUpAt: momentOf(told.createdAt), dueAt: null, amount: 0 },
  }
}

/** What is given back in part goes on. */
function readRefund(
  told: AdjustmentNotification,
  event: Pick<BillingEvent, 'id' | 'at'>,
): BillingEvent | undefined {
  const isRefund = told.action === 'refund' || told.action === 'chargeback'
  if (!isRefund || told.status !== 'approved' || told.type !== 'full') return undefined
  return {
    ...event,
    subscription: told.subscriptionId ?? told.transactionId,
    says: { status: 'deleted', dueAt: null },
    isGivenBack: true,
  }
}

/** ms since 1970. Throws a Refused of status 400. */
function momentOf(written: string): number {
  const at = Date.parse(written)
  if (!Number.isFinite(at)) throw new Refused('The call is not understood.', 400)
  return at
}
