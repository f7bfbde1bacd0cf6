import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { orderOf } from '../../../machines/queueSteps'
import { whatEnds } from '../../../player/habits/takeAsReal'
import { allRequestValidators } from '../../../schemas/generated/allRequestValidators'
import type { RequestEvent } from '../../../src/device/Device'
import { requestEvents } from '../eventNames'
import { findRequests, sourcesBelow } from './findRequests'
import { sentEvents, workedOut } from './sentEvents'
import { whatDevicesRead } from './whatDevicesRead'

const places = findRequests('src')
const sent = sentEvents(places)

const may = (event: RequestEvent, payload: unknown) => allRequestValidators[event](payload)
const told = (payload: unknown) => JSON.stringify(payload) ?? 'nothing'
const readings = requestEvents.map((event) => [event, whatDevicesRead[event]] as const)
const samples = (kind: 'takes' | 'ends' | 'misreads') =>
  readings.flatMap(([event, reading]) =>
    (reading[kind] ?? []).map((payload) => [event, told(payload), payload] as const),
  )

describe('each request that a menu, button or page of ours can send', () => {
  it('is found in the code: what leaves by a name that is worked out is known by where it is', () => {
    const files = [
      ...new Set(places.flatMap(({ file, workedOut: name }) => (name === undefined ? [] : [file]))),
    ]
    expect(files.toSorted()).toEqual(Object.keys(workedOut).toSorted())
    expect(sent.size).toBeGreaterThan(100)
  })

  it('has an entry in what devices read, and what nothing sends says why', () => {
    expect([...sent.keys()].filter((event) => !Object.hasOwn(whatDevicesRead, event))).toEqual([])
    expect(Object.keys(whatDevicesRead).toSorted()).toEqual(requestEvents.toSorted())
    const unsent = readings.flatMap(([event, reading]) => (reading.unsent === undefined ? [] : [event]))
    expect(unsent).toEqual(requestEvents.filter((event) => !sent.has(event)))
  })

  it.each(samples('takes'))('%s may leave as devices read it: %s', (event, _, payload) => {
    expect(may(event, payload)).toBe(true)
    expect(whatEnds(event, payload)).toBeUndefined()
  })

  it.each(samples('ends'))('%s cannot leave as it ends a device: %s', (event, _, payload) => {
    expect(may(event, payload)).toBe(false)
    expect(whatEnds(event, payload)).toContain(event)
  })

  it.each(samples('misreads'))('%s cannot leave as devices misread it: %s', (event, _, payload) => {
    expect(may(event, payload)).toBe(false)
  })
})

/** A payload with one thing in it left out, or of another kind, at any depth. */
function* spoilt(payload: unknown): Generator {
  yield* [undefined, null, '', 7, true, [], {}, [null], [[]], { value: null }]
  if (typeof payload !== 'object' || payload === null) return
  for (const [key, value] of Object.entries(payload)) {
    for (const other of spoilt(value)) {
      const next: Record<string, unknown> = { ...payload, [key]: other }
      yield Array.isArray(payload) ? payload.with(Number(key), other) : next
      if (other === undefined && !Array.isArray(payload)) {
        delete next[key]
        yield next
      }
    }
  }
}

describe('nothing that ends a device', () => {
  it.each(readings)('leaves by %s, whatever is left out of it or of another kind', (event, { takes }) => {
    const left = takes.flatMap((payload) => [...spoilt(payload)]).filter((payload) => may(event, payload))
    expect(left.filter((payload) => whatEnds(event, payload) !== undefined)).toEqual([])
  })

  it.each([
    ['getUiConfig', ''],
    ['setSleep', {}],
    ['setLanguage', {}],
    ['setOutputDevices', {}],
    ['setBackgrounds', {}],
    ['deleteBackground', {}],
    ['updateDb', { uri: 'music-library/INTERNAL' }],
    ['updateDb', 'albums://a'],
    ['updatePlugin', { name: 'a', category: 'b' }],
    ['playFavourites', undefined],
  ] as const)('leaves by %s with %j', (event, payload) => {
    expect(may(event, payload)).toBe(false)
  })

  it('moves an entry from behind the end of the queue, which no schema can know', () => {
    const senders = places.filter(({ events }) => events.includes('moveQueue'))
    expect(senders.map(({ file }) => file)).toEqual(['src/device/queue/queueSessionOf.ts'])
    for (const length of [0, 1, 2, 3, 4]) {
      const entries = Array.from({ length }, (_, id) => ({ id, item: { uri: `mnt/${id}` } }))
      for (const id of [-1, 0, 1, 2, 3, 4, 5])
        for (const before of [undefined, -1, 0, 1, 2, 3, 4, 5])
          for (const index of [undefined, 0, 9]) {
            const order = orderOf(
              { kind: 'move', id, before, ...(index !== undefined && { index }) },
              entries,
            )
            if (order?.type !== 'move') continue
            expect(Math.max(order.from, order.to)).toBeLessThan(length)
            expect(Math.min(order.from, order.to)).toBeGreaterThanOrEqual(0)
          }
    }
  })

  it('goes up without a form: one file alone uploads, and makes one (its own test); the other posts are no uploads', () => {
    const posting = /new XMLHttpRequest|method: 'POST'|sendBeacon/
    const files = sourcesBelow('src').filter((file) => posting.test(readFileSync(file, 'utf8')))
    expect(files.filter((file) => !file.startsWith('src/cloud/'))).toEqual([
      'src/device/askMetadata.ts',
      'src/device/discovery/probeGeneration.ts',
      'src/device/upload/uploadFile.ts',
      'src/features/wizard/steps/FollowStep.tsx',
    ])
  })
})
