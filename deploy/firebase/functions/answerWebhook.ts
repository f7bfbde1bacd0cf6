import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refused } from '../../../cloud/services/http/Refused'
import { readRaw } from '../../../cloud/services/http/readRaw'
import type { Subscriptions } from '../../../cloud/services/plans/createSubscriptions'
import type { Billing } from '../../../cloud/services/ports/Billing'
import type { Log } from '../../../cloud/services/ports/Clock'
import { nameOf } from './answerCalls'

interface WebhookOptions {
  billing: Pick<Billing, 'read'>
  subscriptions: Pick<Subscriptions, 'apply'>
  log: Log
  /** Providers wait so long, ms; default 4.5 s of the 5 that they give. */
  patience?: number
}

/** Bytes; providers send a tenth of it. */
const largest = 256_000

/**
 * Answers what the billing provider tells: 200 once it is in the books, else what has it tell again later. No
 * answer has any detail, and no line anything that was sent: who asks may be anybody.
 */
export function answerWebhook({ billing, subscriptions, log, patience = 4_500 }: WebhookOptions) {
  const take = async (request: IncomingMessage): Promise<number> => {
    if (request.method !== 'POST') return 405
    const body = await readRaw(request, largest)
    if (body === undefined) return 413
    const event = await billing.read(body, request.headers)
    if (event !== undefined) await subscriptions.apply(event)
    return 200
  }
  const statusOf = async (request: IncomingMessage): Promise<number> => {
    try {
      return await take(request)
    } catch (error) {
      if (!(error instanceof Refused)) {
        log(`an event of the billing provider was not taken: ${nameOf(error)}`)
        return 500
      }
      // A 200 is what people are told in words: nothing that a provider could be told.
      const status = error.status === 200 ? 400 : error.status
      log(`a call of the billing provider was refused with status ${status}`)
      return status
    }
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<number>((resolve) => (timer = setTimeout(resolve, patience, 503)))
    // What is late goes on, and is done once when it comes again.
    const status = await Promise.race([statusOf(request), late])
    clearTimeout(timer)
    response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
    response.end(status === 200 ? 'ok' : 'no')
  }
}
