import type { IncomingMessage, ServerResponse } from 'node:http'
import { region as v1In } from 'firebase-functions/v1'
import { onValueCreated } from 'firebase-functions/v2/database'
import { onRequest } from 'firebase-functions/v2/https'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { paymentKinds } from '../../../cloud/services/payments/createPayments'
import { answerCalls } from './answerCalls'
import { log, openHere } from './openHere'
import { billingSecret, concurrency, deviceKeysSecret, maxInstances, memory, region } from './settings'

const secrets = [deviceKeysSecret, billingSecret]
/** Who may call, the services decide: players and pages are not known to the project's own gate. */
const open = { region, memory, secrets, maxInstances, concurrency, timeoutSeconds: 30, invoker: 'public' }
const few = { region, memory, secrets, maxInstances: 3, concurrency: 1 }

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { handlers, pages } = openHere()
  await answerCalls({ handlers, origins: pages, log })(request, response)
}

/** What pages and players ask: `/api/v1`, `/devices`, `/referral`, `/checkout`, behind Hosting. */
export const api = onRequest(open, answer)

/** What the billing provider tells, `/billing/webhook`: apart, so that no rush of pages keeps it waiting. */
export const billing = onRequest(open, answer)

/** A request of the older card flow [A3.4]; one that somebody else is at is tried again. */
export const takePayment = onValueCreated(
  { ...few, ref: '/payments/{kind}/{uid}/{id}', retry: true, timeoutSeconds: 120 },
  async ({ params, data }) => {
    const kind = paymentKinds.find((one) => one === params.kind)
    if (kind === undefined) return
    const { uid, id } = params
    const isDone = await openHere().payments.take({ kind, uid, id, request: data.val() })
    if (!isDone) throw new Error('somebody else is at this request')
  },
)

/** An account was deleted, wherever. There is no such trigger of the second generation. */
export const forgetPerson = v1In(region)
  .runWith({ failurePolicy: true, maxInstances: 3, timeoutSeconds: 120, secrets })
  .auth.user()
  .onDelete(({ uid }) => openHere().forget(uid))

/** Players that were not heard of are offline. */
export const sweepLeases = onSchedule(
  { ...few, schedule: 'every 5 minutes', timeoutSeconds: 240, maxInstances: 1 },
  () => openHere().devices.sweep(Date.now()),
)

/** Old requests, plans whose last day is over, and people who are gone though nothing told of it. */
export const tidy = onSchedule(
  { ...few, schedule: 'every 60 minutes', timeoutSeconds: 540, maxInstances: 1, retryCount: 2 },
  async () => {
    const here = openHere()
    const works = [here.payments.sweep(), here.subscriptions.sweep(Date.now()), here.sweepOrphans()]
    const done = await Promise.allSettled(works)
    const failed = done.find((one) => one.status === 'rejected')
    if (failed !== undefined) throw failed.reason
  },
)
