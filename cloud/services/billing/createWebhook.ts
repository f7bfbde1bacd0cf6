import type { IncomingMessage } from 'node:http'
import type { CloudPart } from '../http/CloudPart'
import { Refused } from '../http/Refused'
import { answerJson } from '../http/answers'
import { readRaw } from '../http/readRaw'
import type { Subscriptions } from '../plans/createSubscriptions'
import type { Billing, BillingEvent } from '../ports/Billing'
import type { Log } from '../ports/Clock'
import type { People } from '../ports/People'
import { SettingsError } from './SettingsError'

interface WebhookOptions {
  billing: Pick<Billing, 'read'>
  subscriptions: Pick<Subscriptions, 'apply' | 'ownerOf'>
  people: People
  log: Log
  /** How long a call may take, ms; default 4.5 s of the 5 that providers wait. */
  timeoutMs?: number
}

/** Bytes; no provider's call is as long. */
const largest = 256_000

/**
 * POST /billing/webhook: what the billing provider tells. Answered when it is written down: with 200 for what
 * was taken or is not about us, 4xx for what was refused, 5xx for what the provider is to deliver again.
 * Nobody who calls learns why, and the log holds nothing of what was sent.
 */
export function createWebhook(options: WebhookOptions): CloudPart {
  const { billing, subscriptions, people, log, timeoutMs = 4_500 } = options
  /** With its owner; undefined where there is no such account. */
  const owned = async (event: BillingEvent): Promise<BillingEvent | undefined> => {
    const known = await subscriptions.ownerOf(event.subscription)
    // Whose it is, is settled once: no later event makes it somebody else's.
    const uid = known ?? event.uid
    if (uid === undefined) throw new Refused('It is not known whose subscription it is.', 404)
    const person = await people.find(uid)
    const isTheirs =
      known !== undefined || event.email === undefined || event.email.toLowerCase() === person?.email
    return person !== undefined && isTheirs ? { ...event, uid } : undefined
  }
  const take = async (request: IncomingMessage): Promise<void> => {
    if (request.method !== 'POST') throw new Refused('Only POST is answered.', 405)
    const body = await readRaw(request, largest)
    if (body === undefined) throw new Refused('The call is too large.', 413)
    const event = await billing.read(body, request.headers)
    if (event === undefined) return
    const theirs = await owned(event)
    if (theirs === undefined) log('a billing event is about an account that is not there')
    else await subscriptions.apply(theirs)
  }
  const statusOf = async (request: IncomingMessage): Promise<number> => {
    try {
      await take(request)
      return 200
    } catch (error) {
      const status = error instanceof Refused ? Math.max(error.status, 400) : 500
      log(`a billing event was not taken (${status}): ${reasonOf(error)}`)
      return status
    }
  }

  return {
    handlers: [
      async (request, response, { pathname }) => {
        if (pathname !== '/billing/webhook') return false
        let timer: NodeJS.Timeout | undefined
        const late = new Promise<number>((resolve) => {
          timer = setTimeout(resolve, timeoutMs, 503)
        })
        // What is late goes on, and has one effect when it is delivered again.
        const status = await Promise.race([statusOf(request), late])
        clearTimeout(timer)
        const isTaken = status === 200
        const answer = isTaken ? {} : { error: { message: 'Not taken.' } }
        return answerJson(response, { success: isTaken, ...answer }, status)
      },
    ],
  }
}

/** Some errors have words of our own; messages of others may quote what was sent. */
function reasonOf(error: unknown): string {
  if (error instanceof Refused || error instanceof SettingsError) return error.message
  return error instanceof Error ? error.name : 'unknown'
}
