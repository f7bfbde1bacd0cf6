import fc from 'fast-check'
import type { PushEvent } from '../../src/device/Device'
import { anyHostile } from './anyHostile'
import { anyMutation } from './anyMutation'
import { anyPage } from './anyPage'
import { applyMutation } from './applyMutation'
import type { WirePush } from './WirePush'
import { writeJson } from './writeJson'

/** Names that no schema knows, some of which every object has. */
const strangers = [
  'pushNothingWeKnow',
  '__proto__',
  'constructor',
  'toString',
  '',
  'pushstate',
  'connect',
  'pushMy{Brand}Status',
]

/**
 * What a broken or hostile player could push: mutated payloads of `seeds`, pages with wrong parts, anything
 * to any push, and events that nobody knows. `toWire` gives an event's name on the wire.
 */
export function anyPush(
  seeds: ReadonlyMap<PushEvent, readonly unknown[]>,
  toWire: (event: PushEvent) => string,
): fc.Arbitrary<WirePush> {
  const event = fc.constantFrom(...seeds.keys())
  const page = fc.constantFrom<PushEvent>('pushUiConfig', 'pushDSPUiConfig')
  const mutations = fc.array(anyMutation, { minLength: 1, maxLength: 4 })
  const seeded = [...seeds].filter(([, payloads]) => payloads.length > 0)
  const mutated = fc.tuple(fc.nat(), fc.nat(), mutations).map(([which, situation, bends]): WirePush => {
    const [name, payloads] = seeded[which % seeded.length] ?? ['pushUiConfig' as const, []]
    const payload = payloads[situation % payloads.length]
    return { event: toWire(name), text: writeJson(bends.reduce<unknown>(applyMutation, payload)) }
  })
  const arbitrary = fc
    .tuple(event, fc.oneof(anyHostile, fc.jsonValue({ maxDepth: 4 })))
    .map(([name, payload]): WirePush => ({ event: toWire(name), text: writeJson(payload) }))
  const pages = fc
    .tuple(page, anyPage, fc.array(anyMutation, { maxLength: 1 }))
    .map(([name, built, bends]): WirePush => ({
      event: toWire(name),
      text: writeJson(bends.reduce<unknown>(applyMutation, built)),
    }))
  const unknown = fc
    .tuple(fc.constantFrom(...strangers), anyHostile)
    .map(([name, payload]): WirePush => ({ event: name, text: writeJson(payload) }))
  const silent = event.map((name): WirePush => ({ event: toWire(name), text: '' }))
  return fc.oneof(
    { weight: 10, arbitrary: mutated },
    { weight: 5, arbitrary: pages },
    { weight: 4, arbitrary: arbitrary },
    { weight: 1, arbitrary: unknown },
    { weight: 1, arbitrary: silent },
  )
}
