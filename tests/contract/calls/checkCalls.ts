import { expect, it } from 'vitest'
import { allRequestValidators } from '../../../schemas/generated/allRequestValidators'
import { checkPush } from '../checkPush'
import { isPush, isRequest } from '../eventNames'
import type { Call } from './Call'

/**
 * One test per line of section 7: its requests may leave with the payloads given and no others, its pushes
 * may enter.
 */
export function checkCalls(calls: Call[]): void {
  it.each(calls.map((call): [string, Call] => [call.title, call]))('%s', (_title, call) => {
    expect([...wronglyJudgedRequests(call), ...refusedPushes(call)]).toEqual([])
  })
}

function wronglyJudgedRequests({ emits = {} }: Call): unknown[] {
  return Object.entries(emits).flatMap(([event, { may, mayNot = [] }]): unknown[] => {
    if (!isRequest(event)) return [`${event} is no request`]
    const validate = allRequestValidators[event]
    return [
      ...may.filter((payload) => !validate(payload)).map((refused) => ({ event, refused })),
      ...mayNot.filter((payload) => validate(payload)).map((passed) => ({ event, passed })),
    ]
  })
}

function refusedPushes({ listens = {} }: Call): unknown[] {
  return Object.entries(listens).flatMap(([event, payloads]): unknown[] =>
    isPush(event)
      ? payloads
          .filter((payload) => checkPush(event, payload).length > 0)
          .map((refused) => ({ event, refused }))
      : [`${event} is no push`],
  )
}
