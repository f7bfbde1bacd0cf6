import type { RequestPayloads, Validate } from '../../../schemas/generated/types'
import type { RequestEvent } from '../Device'
import { toJson } from '../record/toJson'
import { describeErrors } from '../topics/describeErrors'
import { toWireName } from '../topics/toWireName'

/** The checks of requests, by their event. */
export type RequestValidators = { readonly [E in RequestEvent]?: Validate<RequestPayloads[E]> }

/** Names that the socket library keeps for itself; sending one would never reach the device. */
const reserved =
  /^(connect(_error|_timeout|ing)?|disconnect(ing)?|error|reconnect\w*|ping|pong|newListener|removeListener)$/

/** The one outgoing door. Everything is by the name on the wire. */
export interface RequestDoor {
  /** The name on the wire of a request of ours. */
  nameOf(event: RequestEvent): string
  /** Why a request must not leave, or undefined when it may. A name without a schema may leave: its author is the device. */
  objection(wireName: string, payload: unknown): string | undefined
  /** Whether the check of a request is here, if it has one. */
  knows(wireName: string): boolean
  /** The checks that were not here yet. */
  complete(validators: RequestValidators): void
}

/**
 * Makes the door that each request passes, because a malformed one can crash a device. `later`: requests whose checks come by
 * `complete`.
 */
export const createRequestDoor = (
  validators: RequestValidators,
  brandWord: string,
  later: readonly string[] = [],
): RequestDoor => {
  const checks = new Map<string, Validate>()
  const add = (more: RequestValidators) => {
    for (const [event, validate] of Object.entries(more)) checks.set(toWireName(event, brandWord), validate)
  }
  add(validators)
  const awaited = new Set(later.map((event) => toWireName(event, brandWord)))
  return {
    knows: (wireName) => !awaited.has(wireName),
    complete: (more) => {
      add(more)
      awaited.clear()
    },
    nameOf: (event) => toWireName(event, brandWord),
    objection: (wireName, payload) => {
      if (wireName === '' || reserved.test(wireName)) return 'its name is kept for the connection itself'
      const validate = checks.get(wireName)
      if (validate && !validate(payload)) return describeErrors(validate.errors)
      return toJson(payload) === undefined ? 'it is nested too deep' : undefined
    },
  }
}
