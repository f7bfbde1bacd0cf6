import type { Log } from '../services/ports/Clock'
import { type Payments, type PaymentPushed, paymentKinds } from '../services/payments/createPayments'
import type { Admin } from './database/createAdmin'

interface WatchOptions {
  database: Pick<Admin, 'watch'>
  payments: Pick<Payments, 'take'>
  log: Log
}

/** Has each request of the older card flow answered as it comes. Returns what ends it. */
export function watchPayments({ database, payments, log }: WatchOptions): () => void {
  /** Those that are under way, or were answered. */
  const taken = new Set<string>()
  let hasEnded = false

  const settle = async (pushed: PaymentPushed) => {
    // What is not answered now is by the next cloud.
    if (hasEnded) return
    await payments.take(pushed)
  }
  const end = database.watch('payments', (value) => {
    for (const pushed of requestsIn(value)) {
      const name = `${pushed.kind}/${pushed.uid}/${pushed.id}`
      if (taken.has(name)) continue
      taken.add(name)
      // Not within the write that told of it.
      setImmediate(
        () =>
          void settle(pushed).catch((error: unknown) =>
            log(`a payment was not answered: ${error instanceof Error ? error.message : String(error)}`),
          ),
      )
    }
  })
  return () => {
    hasEnded = true
    end()
  }
}

/** Every request that has no answer yet. */
function requestsIn(value: unknown): PaymentPushed[] {
  return paymentKinds.flatMap((kind) =>
    entries(child(value, kind)).flatMap(([uid, requests]) =>
      entries(requests)
        .filter(([, request]) => child(request, 'status') === undefined)
        .map(([id, request]) => ({ kind, uid, id, request })),
    ),
  )
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function child(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
