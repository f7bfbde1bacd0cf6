import brand from '../../brand.json' with { type: 'json' }
import type { TestClient } from '../../player/testing/connectTestClient'
import type { PushPayloads } from '../../schemas/generated/types'
import { allPushChecks } from './allPushChecks'

const word = brand.word.charAt(0).toUpperCase() + brand.word.slice(1)

const isPush = (name: string): name is keyof PushPayloads => Object.hasOwn(allPushChecks.validators, name)

/** What the interface's incoming gateway says of a push; undefined when it lets it in. */
function validationError(name: string, payload: unknown): string | undefined {
  const event = name.replace(word, '{Brand}')
  if (!isPush(event)) return 'no such push'
  const repair = allPushChecks.normalisers[event]
  const repaired = repair ? repair(payload) : payload
  const validate = allPushChecks.validators[event]
  return validate(repaired) ? undefined : JSON.stringify(validate.errors?.[0])
}

/** How many pushes a client got with a name, and those of them that the interface would refuse. */
export function refusedPushes({ messages }: TestClient): { count: number; refused: [string, string][] } {
  const pushes = messages
    .filter((message) => message.startsWith('2["'))
    .map((message): [string, unknown] => JSON.parse(message.slice(1)))
  const refused = pushes.flatMap(([name, payload]): [string, string][] => {
    const reason = validationError(name, payload)
    return reason === undefined ? [] : [[name, reason]]
  })
  return { count: pushes.length, refused }
}
