import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isPush, pushEvents } from '../contract/eventNames'
import { fixtureFolder } from '../contract/fixtureFolder'
import { readFixtures } from '../contract/readFixtures'
import { readJson } from '../contract/readJson'
import type { PushEvent } from '../../src/device/Device'

const recordings = ['../shared/recordings', '../shared/recordings-fresh-boot']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readRecorded(folder: string): [event: string, payload: unknown][] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const record = readJson(join(folder, file))
      const received = isRecord(record) && Array.isArray(record['received']) ? record['received'] : []
      return received
        .filter(isRecord)
        .map(({ event, payload }): [string, unknown] => [
          String(event).replace(/^pushMy[A-Z][a-z]+(Status|Token|Logout)$/, 'pushMy{Brand}$1'),
          payload,
        ])
    })
}

/**
 * Payloads of each push that passes its schema as it is: our fixtures, and what real players sent where
 * ../shared/recordings exists. Each payload is there once; of those above `limit` characters, which cost the
 * most, none.
 */
export function readSeeds(limit = 60_000): Map<PushEvent, unknown[]> {
  const texts = new Map<PushEvent, Set<string>>(pushEvents.map((event) => [event, new Set()]))
  const add = (event: string, payload: unknown) => {
    const text = JSON.stringify(payload)
    if (isPush(event) && text !== undefined && text.length <= limit) texts.get(event)?.add(text)
  }
  for (const event of pushEvents)
    for (const { payload } of readFixtures(fixtureFolder(event))) add(event, payload)
  for (const [event, payload] of recordings.flatMap(readRecorded)) add(event, payload)
  return new Map(
    [...texts].map(([event, seeds]) => [event, [...seeds].map((text): unknown => JSON.parse(text))]),
  )
}
