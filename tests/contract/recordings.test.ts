import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allRequestValidators } from '../../schemas/generated/allRequestValidators'
import { checkPush } from './checkPush'
import { isPush, isRequest } from './eventNames'
import { isRecord } from './isRecord'
import { readJson } from './readJson'

const folders = ['../shared/recordings', '../shared/recordings-fresh-boot'].filter((folder) =>
  existsSync(folder),
)
const recordedBrand = 'Volumio'

/** Pushes that do not pass, by the name on the wire, and why. */
const pushesThatDoNotPass: Record<string, string> = {}

/** Recorded requests that must never leave, by file, and why. */
const requestsThatMayNotLeave: Record<string, string> = {
  'volume-string25.json': 'a volume as text: the device takes "25" as 100 %',
  'volume-over.json': 'a volume of 140; 0 to 100 may leave',
  'saveAlarm-notime.json': 'an alarm without time: the device refuses it with an error toast',
  'callMethod-noendpoint.json': 'a method of no plugin: no answer ever comes',
  'superSearch.json': 'superSearch crashes the device and has no schema',
}

interface Exchange {
  file: string
  emit: { event: string; payload: unknown } | null
  received: { event: string | null; payload: unknown }[]
}

const exchanges = folders.flatMap((folder) =>
  readdirSync(folder).flatMap((file) => readExchange(folder, file)),
)

describe.skipIf(folders.length === 0)(
  'recordings of a real player (skipped where ../shared is absent)',
  () => {
    it('pass the incoming gateway, or the list says which do not and why', () => {
      const refused = new Map<string, unknown>()
      let passed = 0
      for (const { file, received } of exchanges)
        for (const { event, payload } of received) {
          // An event of null is a packet that the client's parser refuses; // are notes of who recorded.
          if (event === null || event.startsWith('//')) continue
          const name = event.replace(recordedBrand, '{Brand}')
          const errors = isPush(name) ? checkPush(name, payload) : ['no schema']
          if (errors.length > 0 && !(event in pushesThatDoNotPass)) refused.set(`${file} ${event}`, errors)
          else passed += 1
        }
      expect([...refused]).toEqual([])
      expect(passed).toBeGreaterThan(900)
    })

    it('hold requests that may leave, or the list says which may not and why', () => {
      const refused = exchanges.filter(({ emit }) => emit !== null && !mayLeave(emit)).map(({ file }) => file)
      expect([...new Set(refused)].sort()).toEqual(Object.keys(requestsThatMayNotLeave).sort())
    })
  },
)

function mayLeave({ event, payload }: { event: string; payload: unknown }): boolean {
  const name = event.replace(recordedBrand, '{Brand}')
  // A request without payload was recorded as null.
  return isRequest(name) && allRequestValidators[name](payload === null ? undefined : payload)
}

function readExchange(folder: string, file: string): Exchange[] {
  const record = readJson(join(folder, file))
  if (!isRecord(record) || !Array.isArray(record['received']) || !('emit' in record)) return []
  const received = record['received']
    .filter(isRecord)
    .map(({ event, payload }) => ({ event: typeof event === 'string' ? event : null, payload }))
  const emit = record['emit']
  return [
    {
      file,
      received,
      emit:
        isRecord(emit) && typeof emit['event'] === 'string'
          ? { event: emit['event'], payload: emit['payload'] }
          : null,
    },
  ]
}
