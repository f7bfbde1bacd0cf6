import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cloudValidators } from '../../schemas/generated/cloudValidators'
import { documentValidators } from '../../schemas/generated/documentValidators'
import { laterDocumentValidators } from '../../schemas/generated/laterDocumentValidators'
import { allRequestValidators } from '../../schemas/generated/allRequestValidators'
import { checkPush } from './checkPush'
import { pushEvents, requestEvents } from './eventNames'
import { fixtureFolder } from './fixtureFolder'
import { readFixtures } from './readFixtures'
import { readJson } from './readJson'

const bare = readJson('fixtures/requests/without-payload.json')

describe('fixtures of pushes', () => {
  it.each(pushEvents)('%s has some, and each passes the incoming gateway', (event) => {
    const fixtures = readFixtures(fixtureFolder(event))
    expect(fixtures.length).toBeGreaterThan(0)
    for (const { situation, payload } of fixtures)
      expect({ situation, errors: checkPush(event, payload) }).toEqual({ situation, errors: [] })
  })
})

describe('fixtures of requests', () => {
  const withoutPayload = requestEvents.filter((event) => allRequestValidators[event](undefined))

  it('name the requests that go out without payload', () => {
    expect(bare).toEqual([...withoutPayload].sort())
  })

  it.each(requestEvents)('%s has some unless it always goes out bare, and each may leave', (event) => {
    const fixtures = readFixtures(`requests/${fixtureFolder(event)}`)
    expect(fixtures.length > 0 || withoutPayload.includes(event)).toBe(true)
    for (const { situation, payload } of fixtures)
      expect({ situation, may: allRequestValidators[event](payload) }).toEqual({ situation, may: true })
  })
})

describe('fixtures of documents', () => {
  it.each(Object.entries({ ...documentValidators, ...laterDocumentValidators }))(
    '%s has some, and each passes its schema',
    (name, validate) => {
      const fixtures = readFixtures(name === 'session' ? 'sessions' : `documents/${name}`)
      expect(fixtures.length).toBeGreaterThan(0)
      for (const { situation, payload } of fixtures)
        expect({ situation, passes: validate(payload) }).toEqual({ situation, passes: true })
    },
  )

  it('is what the built-in brand passes too', () => {
    expect(documentValidators.brand(readJson('brand.json'))).toBe(true)
  })
})

describe('fixtures of the cloud', () => {
  it.each(readdirSync('fixtures/cloud'))('%s are what a cloud could hold', (name) => {
    const validate: unknown = Reflect.get(cloudValidators, name)
    if (typeof validate !== 'function') throw new Error(`schemas/cloud has no ${name}`)
    for (const { situation, payload } of readFixtures(`cloud/${name}`))
      expect({ situation, passes: validate(payload) }).toEqual({ situation, passes: true })
  })
})

it('has no folder that belongs to no event', () => {
  const known = new Set([
    ...pushEvents.map(fixtureFolder),
    'requests',
    'documents',
    'sessions',
    'cloud',
    'README.md',
  ])
  expect(readdirSync('fixtures').filter((name) => !known.has(name))).toEqual([])
  const requests = new Set([...requestEvents.map(fixtureFolder), 'without-payload.json'])
  expect(readdirSync('fixtures/requests').filter((name) => !requests.has(name))).toEqual([])
})
