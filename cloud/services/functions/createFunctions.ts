import type { IncomingMessage } from 'node:http'
import type { CloudPart } from '../http/CloudPart'
import { Refused } from '../http/Refused'
import { answerCall } from '../http/answerCall'
import type { Devices } from '../devices/createDevices'
import type { Limits } from '../limits/createLimits'
import type { Subscriptions } from '../plans/createSubscriptions'
import type { Billing } from '../ports/Billing'
import type { Passes } from '../ports/Passes'
import { hasPages } from '../plans/planRecord'
import { whoAsks } from './whoAsks'

interface FunctionsOptions {
  passes: Pick<Passes, 'verify' | 'customToken'>
  billing: Pick<Billing, 'pages'>
  subscriptions: Subscriptions
  devices: Devices
  limits: Pick<Limits, 'take'>
}

/** What a function is asked. */
interface Asked {
  uid: string
  query: URLSearchParams
}
type CloudFunction = (asked: Asked) => unknown

/** The functions API [A7.1-1 to A7.1-7]. */
export function createFunctions(options: FunctionsOptions): CloudPart {
  const { passes, billing, subscriptions, devices, limits } = options
  /** The same, so often in an hour. */
  const counted =
    (what: Parameters<Limits['take']>[1], run: CloudFunction): CloudFunction =>
    async (asked) => {
      await limits.take(asked.uid, what)
      return run(asked)
    }
  const posts = new Map<string, CloudFunction>([
    ['getSubscriptionCancelUrl', ({ uid }) => cancelUrl(subscriptions, billing, uid)],
    [
      'updateSubscription',
      counted('plans', ({ uid, query }) => updateSubscription(subscriptions, uid, query)),
    ],
    [
      'cancelSubscription',
      counted('plans', async ({ uid }) => {
        await subscriptions.cancel(uid)
        return {}
      }),
    ],
  ])
  const deviceFunctions = new Map<string, CloudFunction>([
    ['enable', ({ uid, query }) => devices.setEnabled(uid, hwuuidOf(query), true)],
    ['disable', ({ uid, query }) => devices.setEnabled(uid, hwuuidOf(query), false)],
    ['delete', ({ uid, query }) => devices.remove(uid, hwuuidOf(query))],
  ])
  const customToken = counted('tokens', ({ uid }) => passes.customToken(uid))
  const find = (method: string | undefined, name: string): CloudFunction | undefined => {
    if (method === 'GET') return name === 'getCustomToken' ? customToken : undefined
    if (method !== 'POST') return undefined
    // The word between is the brand's: whichever calls.
    const verb = /^(enable|disable|delete)[A-Za-z\d]+Device$/.exec(name)?.[1]
    const change = verb === undefined ? undefined : deviceFunctions.get(verb)
    return change === undefined ? posts.get(name) : counted('devices', change)
  }

  const handle = async (request: IncomingMessage, name: string, { searchParams: query }: URL) => {
    const run = find(request.method, name)
    if (run === undefined) throw new Refused('There is no such function.', 404)
    const tokenName = name === 'getCustomToken' ? 'idToken' : 'token'
    const { uid } = await whoAsks(request, query, passes.verify, tokenName)
    return run({ uid, query })
  }

  return {
    handlers: [
      async (request, response, url) => {
        const name = /^\/api\/v1\/(\w+)$/.exec(url.pathname)?.[1]
        if (name === undefined) return false
        request.resume()
        return answerCall(response, () => handle(request, name, url))
      },
    ],
  }
}

async function cancelUrl(subscriptions: Subscriptions, billing: Pick<Billing, 'pages'>, uid: string) {
  const found = await subscriptions.of(uid)
  const pages = found && hasPages(found) ? billing.pages(found) : undefined
  if (pages === undefined) throw new Refused('There is no subscription.')
  return pages.cancel
}

async function updateSubscription(subscriptions: Subscriptions, uid: string, query: URLSearchParams) {
  const offer = (await subscriptions.offers()).find(({ id }) => String(id) === query.get('newPlan'))
  if (offer === undefined) throw new Refused('There is no such plan.', 400)
  const duration = query.get('planDuration') ?? offer.duration
  if (duration !== offer.duration) throw new Refused('The plan is not sold for that duration.', 400)
  await subscriptions.change(uid, offer)
  return { plan: offer.plan, planDuration: offer.duration }
}

function hwuuidOf(query: URLSearchParams): string {
  const hwuuid = query.get('hwuuid') ?? ''
  if (hwuuid === '') throw new Refused('hwuuid is missing.', 400)
  return hwuuid
}
