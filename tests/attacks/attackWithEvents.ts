import fc from 'fast-check'
import { connectTestClient } from '../../player/testing/connectTestClient'
import { startTestPlayer } from '../../player/testing/startTestPlayer'
import { allRequestValidators } from '../../schemas/generated/allRequestValidators'
import { falseAfter, type Attack } from './Attack'

/** What ends a player on purpose, or has it be away for a while: how that goes is not what is tried here. */
const leaves =
  /^(shutdown|reboot|factoryReset|update|deleteUserData|myBrand|enterStandby|setDeviceActivationCode)/

const keys = [
  'uri',
  'name',
  'value',
  'item',
  'list',
  'index',
  'from',
  'to',
  'id',
  'page',
  '__proto__',
  'constructor',
  'toString',
  'length',
]
const payload = fc.oneof(
  fc
    .anything({ key: fc.constantFrom(...keys), maxDepth: 3, withNullPrototype: false })
    .map((value) => toWire(value)),
  fc.dictionary(
    fc.constantFrom(...keys),
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
  ),
  fc.array(fc.jsonValue({ maxDepth: 2 })),
  fc.string({ maxLength: 3_000 }),
)

/** What JSON makes of it, as a client would send it. */
function toWire(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null')
  } catch {
    return null
  }
}

/** Random payloads under every name, on both generations; the player answers after each name. */
export const attackWithEvents: Attack = async (long) => {
  const count = long ? 2_000 : 500
  const faults: string[] = []
  let survived = 0
  const names = Object.keys(allRequestValidators).filter((name) => !leaves.test(name))
  for (const generation of [4, 2] as const) {
    const player = await startTestPlayer({ generation })
    const client = await connectTestClient(player.url, generation)
    for (const [seed, name] of names.entries()) {
      const event = name.replace('{Brand}', 'Faceplate')
      for (const one of fc.sample(payload, { numRuns: count, seed })) client.emit(event, one)
      const mark = `${generation} ${name}`
      client.emit('pinger', mark)
      const answered = await Promise.race([heard(client, mark), falseAfter(60_000)])
      if (answered) survived += count
      else faults.push(`generation ${generation} did not answer within 60 s after ${name}`)
      client.messages.length = 0
    }
    client.close()
    await player.close()
  }
  return { figure: `events ${survived} survived`, faults }
}

async function heard(client: Awaited<ReturnType<typeof connectTestClient>>, mark: string): Promise<true> {
  while ((await client.next('ponger')) !== mark);
  return true
}
