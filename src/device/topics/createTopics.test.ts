import { describe, expect, it, vi } from 'vitest'
import { deferredPushChecks, type PushChecks } from './deferredPushChecks'
import { pushValidators } from '../../../schemas/generated/pushValidators'
import { normalisers } from '../normalise/normalisers'
import { createTopics, type ValidationResult } from './createTopics'
import { createTopicStore } from './createTopicStore'

/** A gateway whose later checks come, or fail to come, when the test says so. */
const setUp = () => {
  const loads: { succeed: () => void; fail: () => void }[] = []
  const store = createTopicStore()
  const topics = createTopics({
    checks: { validators: pushValidators, normalisers },
    loadLater: () =>
      new Promise<PushChecks>((resolve, reject) =>
        loads.push({ succeed: () => resolve(deferredPushChecks), fail: () => reject(new Error('no file')) }),
      ),
    store,
    brandWord: 'acme',
  })
  const log: string[] = []
  const seen = (event: string, taken: ValidationResult) =>
    log.push([event, taken.status, ...('reason' in taken ? [taken.reason] : [])].join(' '))
  return {
    loads,
    store,
    topics,
    log,
    arrive: (event: string, payload: unknown) => topics.take(event, payload, (taken) => seen(event, taken)),
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
  }
}

describe('createTopics: pushes that every screen needs', () => {
  it('are taken in at once, and nothing is loaded for them', () => {
    const { arrive, log, loads, topics } = setUp()
    topics.want('pushMenuItems')
    arrive('pushMenuItems', [])
    arrive('pushMenuItems', 7)
    expect(log).toEqual(['pushMenuItems taken', 'pushMenuItems refused payload must be array'])
    expect(loads).toHaveLength(0)
  })

  it('are taken in at once while others wait', () => {
    const { arrive, log } = setUp()
    arrive('pushQueue', [])
    arrive('reloadUi', undefined)
    expect(log).toEqual(['reloadUi taken'])
  })
})

describe('createTopics: pushes whose schemas are loaded when needed', () => {
  it('wait and are taken in in the order in which they came, once the schemas are there', async () => {
    const { arrive, log, loads, store, settle } = setUp()
    const told: unknown[] = []
    store.subscribe('pushQueue', () => told.push(store.read('pushQueue')))
    arrive('pushQueue', [])
    arrive('pushQueue', 'nonsense')
    arrive('pushSomethingNew', {})
    arrive('pushMyAcmeToken', { token: 'abc' })
    arrive('pushQueue', [{ name: 'Ebb' }])
    expect([loads.length, log.length]).toEqual([1, 0])
    loads[0]?.succeed()
    await settle()
    expect(log.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'pushQueue taken',
      'pushQueue refused',
      'pushSomethingNew unknown',
      'pushMyAcmeToken taken',
      'pushQueue taken',
    ])
    expect(told).toMatchObject([[], [{ name: 'Ebb' }]])
    arrive('pushQueue', [])
    expect(log.at(-1)).toBe('pushQueue taken')
  })

  it('do not overtake those that wait when they arrive while the waiting ones are taken in', async () => {
    const { arrive, log, loads, store, settle } = setUp()
    let isFirst = true
    store.subscribe('pushQueue', () => {
      if (isFirst) arrive('pushSleep', {})
      isFirst = false
    })
    arrive('pushQueue', [])
    arrive('pushAlarm', [])
    loads[0]?.succeed()
    await settle()
    expect(log).toEqual(['pushQueue taken', 'pushAlarm taken', 'pushSleep taken'])
  })

  it('are loaded once as soon as somebody wants one', async () => {
    const { topics, arrive, log, loads, settle } = setUp()
    topics.want('pushQueue')
    topics.want('pushSleep')
    expect(loads).toHaveLength(1)
    loads[0]?.succeed()
    await settle()
    arrive('pushQueue', [])
    topics.want('pushQueue')
    expect([log, loads.length]).toEqual([['pushQueue taken'], 1])
  })

  it('say that they wait when loading fails, and the next push loads again', async () => {
    const { arrive, log, loads, settle } = setUp()
    arrive('pushQueue', [])
    loads[0]?.fail()
    await settle()
    expect(log).toEqual(['pushQueue waits waits, because its schema could not be loaded: Error: no file'])
    arrive('pushSleep', {})
    expect(loads).toHaveLength(2)
    loads[1]?.succeed()
    await settle()
    expect(log.slice(1)).toEqual(['pushQueue taken', 'pushSleep taken'])
  })

  it('say so when they are dropped because too many wait', async () => {
    const { arrive, log, loads, settle } = setUp()
    for (let count = 0; count < 203; count++) arrive('pushQueue', [])
    expect(log).toEqual(Array(3).fill('pushQueue dropped dropped, because too many wait for their schemas'))
    loads[0]?.succeed()
    await settle()
    expect(log).toHaveLength(203)
  })

  it('are all taken in even when whoever is told of one throws', async () => {
    const { topics, arrive, log, loads, settle } = setUp()
    const thrown: unknown[] = []
    vi.stubGlobal('queueMicrotask', (task: () => void) => {
      try {
        task()
      } catch (error) {
        thrown.push(error)
      }
    })
    topics.take('pushQueue', 7, ({ status }) => {
      throw new Error(status)
    })
    arrive('pushSleep', {})
    loads[0]?.succeed()
    await settle()
    vi.unstubAllGlobals()
    expect(log).toEqual(['pushSleep taken'])
    expect(thrown).toEqual([new Error('refused')])
  })
})
