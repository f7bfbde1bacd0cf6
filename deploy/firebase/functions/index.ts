import { region as v1In } from 'firebase-functions/v1'
import { onValueCreated } from 'firebase-functions/v2/database'
import { onRequest } from 'firebase-functions/v2/https'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { paymentKinds } from '../../../cloud/services/payments/createPayments'
import { answerCalls } from './answerCalls'
import { answerWebhook } from './answerWebhook'
import { log, openHere } from './openHere'
import { billingSecret, concurrency, deviceKeysSecret, maxInstances, memory, region } from './settings'

const secrets = [deviceKeysSecret, billingSecret]
const few = { region, memory, secrets, maxInstances: 3, concurrency: 1 }

/** What pages and players ask: `/api/v1`, `/devices`, `/referral`, `/checkout`, behind Hosting. */
export const api = onRequest(
  // Who may call, the services decide: players and pages are not known to the project's own gate.
  { region, memory, secrets, maxInstances, concurrency, timeoutSeconds: 30, invoker: 'public' },
  async (request, response) => {
    const { handlers, pages } = openHere()
    await answerCalls({ handlers, origins: pages, log })(request, response)
  },
)

/** What the billing provider tells: `/billing/webhook`, behind Hosting. */
export const billing = onRequest(
  { region, memory, secrets, maxInstances, concurrency, timeoutSeconds: 30, invoker: 'public' },
  (request, response) => answerWebhook({ ...openHere(), log })(request, response),
)

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

/** Old requests, and people who are gone though nothing told of it. */
export const tidy = onSchedule(
  { ...few, schedule: 'every 60 minutes', timeoutSeconds: 540, maxInstances: 1, retryCount: 2 },
  async () => {
    const { payments, sweepOrphans } = openHere()
    const done = await Promise.allSettled([payments.sweep(), sweepOrphans()])
    const failed = done.find((one) => one.status === 'rejected')
    if (failed !== undefined) throw failed.reason
  },
)
