import { afterEach, describe, expect, it, vi } from 'vitest'
import { setUpDevice } from '../../tests/support/setUpDevice'
import { createDeviceClient } from './createDeviceClient'
import type { StreamedList, LargeEnd } from './large/rows'
import { eventually } from '../../tests/support/eventually'

const settings = { language: 'en' }

afterEach(() => void vi.useRealTimers())

it('tells when the connection comes and goes, after what is due was asked, and once each', () => {
  const { device, wire, connect, lose } = setUpDevice()
  const heard: [boolean, number][] = []
  device.subscribeToAnswer('getInfoNetwork')
  const stop = device.onConnection((isConnected) => heard.push([isConnected, wire.length]))
  lose()
  connect()
  lose()
  lose()
  connect()
  expect(heard).toEqual([
    [true, 1],
    [false, 1],
    [true, 2],
  ])
  stop()
  lose()
  expect(heard).toHaveLength(3)
})

describe('DeviceClient: what comes in', () => {
  it('stores a valid push and hands it to whoever listens to events', () => {
    const { device, arrive } = setUpDevice()
    const toasts: unknown[] = []
    device.on('pushToastMessage', (toast) => toasts.push(toast))
    const toast = { type: 'info', title: 'Saved', message: 'All is well' }
    arrive('pushToastMessage', toast)
    arrive('pushUiSettings', settings)
    expect(device.topics.read('pushUiSettings')).toEqual(settings)
    expect(toasts).toEqual([toast])
  })

  it('takes in what is read elsewhere when it has been read, before what came after it', async () => {
    const { device, arrive } = setUpDevice()
    const heard: unknown[] = []
    device.on('pushQueue', (queue) => heard.push(queue))
    const [start, read] = ['[{"uri":"a', vi.fn<StreamedList['read']>()]
    read.mockImplementation(async (take) => {
      take('[{"uri":"a"},{"uri":"b"}]')
      return { status: 'read', bytes: 25, from: new Int32Array([-1, -1]), frame: undefined }
    })
    device.receiveLarge({ event: 'pushQueue', start, length: 24, read })
    arrive('pushQueue', [])
    await vi.waitFor(() => expect(heard).toEqual([[{ uri: 'a' }, { uri: 'b' }], []]), { timeout: 10_000 })
    expect(device.record.entries()[0]).toMatchObject({
      event: 'pushQueue',
      payload: start,
      cut: true,
      bytes: 25,
    })
  })

  it('keeps the last good value when a push is refused, records the reason and tells of it', () => {
    const { device, arrive, violations, validationErrors } = setUpDevice()
    const listener = vi.fn<() => void>()
    arrive('pushMenuItems', [{ id: 'settings', name: 'Settings' }])
    const good = device.topics.read('pushMenuItems')
    device.topics.subscribe('pushMenuItems', listener)
    arrive('pushMenuItems', 'nonsense')
    expect(device.topics.read('pushMenuItems')).toBe(good)
    expect(listener).not.toHaveBeenCalled()
    expect(violations).toMatchObject([{ kind: 'push', event: 'pushMenuItems' }])
    expect(validationErrors()).toMatchObject([
      { direction: 'in', event: 'pushMenuItems', payload: 'nonsense' },
    ])
  })

  it('tells who waits for a push that it came and was refused, until they stop listening', async () => {
    const { device, arrive } = setUpDevice()
    const page = vi.fn<(reason: string) => void>()
    const token = vi.fn<(reason: string) => void>()
    const stop = device.onRefused('pushUiConfig', page)
    device.onRefused('pushMy{Brand}Token', token)
    for (const broken of [null, 'page', 7, []]) arrive('pushUiConfig', broken)
    arrive('pushUiConfig', { page: { label: 'Radio' }, sections: [] })
    arrive('pushMenuItems', null)
    expect(page.mock.calls).toEqual(Array.from({ length: 4 }, () => ['payload must be object']))
    stop()
    arrive('pushUiConfig', null)
    expect(page).toHaveBeenCalledTimes(4)
    arrive('pushMyFaceplateToken', 7)
    await vi.waitFor(() => expect(token).toHaveBeenCalledOnce(), { timeout: 10_000 })
  })

  it('tells who asks that the question was not sent, also when its check had to be loaded first', async () => {
    const { device } = setUpDevice()
    const unsent = vi.fn<(reason: string) => void>()
    const stop = device.onUnsent('browseLibrary', unsent)
    device.send('browseLibrary', { uri: 'x'.repeat(10_001) })
    await vi.waitFor(() => expect(unsent).toHaveBeenCalledOnce(), { timeout: 10_000 })
    stop()
    device.send('browseLibrary', { uri: 'x'.repeat(10_001) })
    expect(unsent).toHaveBeenCalledOnce()
  })

  it('throws a violation to whoever brought the push, after all is kept', () => {
    const device = createDeviceClient({
      brandWord: 'faceplate',
      ruleFor: () => 'sends',
      onViolation: ({ event }) => {
        throw new Error(event)
      },
    })
    expect(() => device.receive({ event: 'pushMenuItems', payload: 7, text: '7' })).toThrow('pushMenuItems')
    expect(device.record.entries()).toHaveLength(1)
  })

  it('records an event without a schema as such, and tells nobody', async () => {
    const { arrive, violations, validationErrors } = setUpDevice()
    arrive('pushSomethingNew', { a: 1 })
    arrive('toString', {})
    await eventually(() => expect(validationErrors()).toHaveLength(2))
    expect(violations).toEqual([])
    expect(validationErrors().map(({ event, refused }) => [event, refused])).toEqual([
      ['pushSomethingNew', 'no schema'],
      ['toString', 'no schema'],
    ])
  })

  it('records a packet that is no event, and nothing reaches anybody', () => {
    const { device, violations } = setUpDevice()
    device.receiveUnreadable({ text: '2[null,null]', reason: 'invalid payload' })
    expect(violations).toEqual([])
    expect(device.record.entries()).toMatchObject([
      { direction: 'in', event: null, payload: '2[null,null]', refused: 'invalid payload' },
    ])
  })

  it('takes in a push whose schema is loaded only now, and refuses what that refuses', async () => {
    const { device, arrive, violations, validationErrors } = setUpDevice()
    const told: unknown[] = []
    device.on('pushSleep', (sleep) => told.push(sleep))
    arrive('pushSleep', { enabled: true, time: '0:30' })
    arrive('pushQueue', 'nonsense')
    await eventually(() => expect(violations).toHaveLength(1))
    expect(told).toEqual([device.topics.read('pushSleep')])
    expect(told).toMatchObject([{ enabled: true }])
    expect(validationErrors()).toMatchObject([{ event: 'pushQueue', refused: violations[0]?.reason }])
  })

  it('has the schema of a rare push loaded by the push, not by who listens', async () => {
    const { device, arrive } = setUpDevice()
    const heard: unknown[] = []
    const stop = device.onRare('updateDone', (end) => heard.push(end))
    const load = vi.fn<() => void>()
    device.onRare('updateReady', load)
    arrive('updateDone', { status: 'success', message: 7 })
    await eventually(() => expect(heard).toEqual([{ status: 'success', message: '7' }]))
    stop()
    arrive('updateDone', { status: 'error' })
    expect(heard).toHaveLength(1)
    expect(load).not.toHaveBeenCalled()
  })

  it('puts the brand word into event names, in both directions', async () => {
    const { device, arrive, connect, wire } = setUpDevice()
    connect()
    device.send('getMy{Brand}Status')
    arrive('pushMyFaceplateStatus', { loggedIn: false, uid: '' })
    expect(wire).toEqual([['getMyFaceplateStatus', undefined]])
    await eventually(() => expect(device.topics.read('pushMy{Brand}Status')).toBeDefined())
    expect(device.topics.read('pushMy{Brand}Status')).toEqual({ loggedIn: false, uid: '' })
  })
})

describe('DeviceClient: what goes out', () => {
  it('[D7-1] sends a request as an event name plus a payload, and records it', () => {
    const { device, connect, wire } = setUpDevice()
    connect()
    expect(device.send('getUiConfig', { page: 'a/b' })).toEqual({ status: 'sent' })
    expect(device.send('getMenuItems')).toEqual({ status: 'sent' })
    expect(wire).toEqual([
      ['getUiConfig', { page: 'a/b' }],
      ['getMenuItems', undefined],
    ])
    expect(device.record.entries()).toMatchObject([
      { direction: 'out', event: 'getUiConfig', payload: { page: 'a/b' }, bytes: 14 },
      { direction: 'out', event: 'getMenuItems', bytes: 0 },
    ])
  })

  it('[D7-72] lets whoever sends a token know that the player has taken it, also when its check is loaded first', async () => {
    const { device, connect, wire, acknowledge } = setUpDevice()
    connect()
    const told: unknown[] = []
    device.send('setMy{Brand}Token', { token: 't' }, (answer) => told.push(answer))
    device.send('getMy{Brand}Token', undefined, (answer) => told.push(answer))
    await eventually(() =>
      expect(wire).toEqual([
        ['setMyFaceplateToken', { token: 't' }],
        ['getMyFaceplateToken', undefined],
      ]),
    )
    expect(told).toEqual([])
    acknowledge('taken')
    expect(told).toEqual(['taken', 'taken'])
  })

  it('never sends what its schema refuses', () => {
    const { device, connect, wire, violations, validationErrors } = setUpDevice()
    connect()
    expect(device.send('getUiConfig', { page: '' })).toMatchObject({ status: 'refused', reason: 'invalid' })
    expect(device.sendAuthored('getUiConfig', undefined)).toMatchObject({
      status: 'refused',
      reason: 'invalid',
    })
    expect(device.sendAuthored('volume', '25')).toMatchObject({ status: 'refused', reason: 'invalid' })
    expect(wire).toEqual([])
    expect(violations.map(({ kind }) => kind)).toEqual(['request', 'authored', 'authored'])
    expect(validationErrors().map(({ event }) => event)).toEqual(['getUiConfig', 'getUiConfig', 'volume'])
  })

  it('sends an event of the device’s own author as it is when no schema knows it', () => {
    const { device, connect, wire } = setUpDevice()
    connect()
    device.sendAuthored('doSomethingOfMine', { any: ['thing'] })
    expect(wire).toEqual([['doSomethingOfMine', { any: ['thing'] }]])
  })

  it('refuses what cannot be written as JSON', () => {
    const { device, connect, wire } = setUpDevice()
    connect()
    const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))
    expect(device.sendAuthored('doSomethingOfMine', deep)).toMatchObject({
      status: 'refused',
      reason: 'invalid',
    })
    expect(wire).toEqual([])
  })

  it.each(['connect', 'disconnect', 'error', 'reconnect_attempt', ''])('never sends the name %j', (name) => {
    const { device, connect, wire } = setUpDevice()
    connect()
    expect(device.sendAuthored(name, {})).toMatchObject({ status: 'refused', reason: 'invalid' })
    expect(wire).toEqual([])
  })

  it('holds questions and refuses commands while there is no connection', () => {
    const { device, connect, wire, validationErrors } = setUpDevice()
    expect(device.send('getMenuItems')).toEqual({ status: 'held' })
    expect(device.send('getMenuItems')).toEqual({ status: 'held' })
    expect(device.send('pause')).toMatchObject({ status: 'refused', reason: 'offline' })
    expect(validationErrors()).toMatchObject([{ event: 'pause', direction: 'out' }])
    connect()
    expect(wire).toEqual([['getMenuItems', undefined]])
  })

  it('refuses questions too where the rule says so', () => {
    const { device, rules } = setUpDevice()
    rules.question = 'refuses'
    expect(device.send('getMenuItems')).toMatchObject({ status: 'refused', reason: 'offline' })
  })

  it('records commands that went out just before a loss as perhaps lost', () => {
    vi.useFakeTimers()
    const { device, connect, lose, arrive, validationErrors } = setUpDevice()
    connect()
    device.send('pause')
    arrive('pushUiSettings', settings)
    device.send('stop')
    device.send('getQueue')
    lose()
    expect(validationErrors().map(({ event }) => event)).toEqual(['stop'])
  })
})

describe('DeviceClient: what is kept asking', () => {
  it('[D4-2] asks everything on screen again at each connect, and goes on listening', () => {
    const { device, connect, lose, wire, arrive } = setUpDevice()
    const listener = vi.fn<() => void>()
    device.topics.subscribe('pushUiSettings', listener)
    device.subscribeToAnswer('getMenuItems')
    device.subscribeToAnswer('getUiConfig', { page: 'a/b' })
    const stop = device.subscribeToAnswer('getQueue')
    connect()
    lose()
    stop()
    connect()
    const asked = wire.map(([event]) => event)
    expect(asked).toEqual(['getMenuItems', 'getUiConfig', 'getQueue', 'getMenuItems', 'getUiConfig'])
    arrive('pushUiSettings', settings)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('asks at once when connected, and equal questions once', () => {
    const { device, connect, wire } = setUpDevice()
    connect()
    const stop = device.subscribeToAnswer('getUiConfig', { page: 'a/b' })
    device.subscribeToAnswer('getUiConfig', { page: 'a/b' })
    stop()
    device.subscribeToAnswer('getUiConfig', { page: 'a/b' })
    expect(wire).toEqual([['getUiConfig', { page: 'a/b' }]])
  })

  it('does not keep what its schema refuses', () => {
    const { device, connect, wire, violations } = setUpDevice()
    device.subscribeToAnswer('getUiConfig', { page: '' })
    connect()
    expect(wire).toEqual([])
    expect(violations).toHaveLength(1)
  })
})

describe('DeviceClient: the loading bar', () => {
  it('[D2.3-6] runs from the request to its answer', () => {
    const { device, connect, arrive } = setUpDevice()
    connect()
    device.send('getSleep')
    expect(device.pending.isPending()).toBe(true)
    arrive('pushSleep', {})
    expect(device.pending.isPending()).toBe(false)
  })

  it('runs until a large answer has been read', async () => {
    const { device, connect } = setUpDevice()
    connect()
    device.send('getSleep')
    let resolve: (end: LargeEnd) => void = () => undefined
    const promise = new Promise<LargeEnd>((end) => (resolve = end))
    device.receiveLarge({
      event: 'pushBrowseLibrary',
      start: '{"navig',
      length: 300_000,
      read: () => promise,
    })
    expect(device.pending.isPending()).toBe(true)
    resolve({ status: 'refused', reason: 'cannot be read', bytes: 300_000 })
    await eventually(() => expect(device.pending.isPending()).toBe(false))
  })

  it('ends with a push that its schema refuses, because the answer is there', () => {
    const { device, connect, arrive } = setUpDevice()
    connect()
    device.send('getInfoNetwork')
    arrive('pushInfoNetwork', 7)
    expect(device.pending.isPending()).toBe(false)
  })
})

it('knows the origin of the player from the first connect on', () => {
  const { device, connect, lose } = setUpDevice()
  expect(device.origin()).toBeUndefined()
  connect()
  lose()
  expect(device.origin()).toBe('http://192.168.1.50')
})

describe('DeviceClient: a request whose check is loaded when it is needed', () => {
  it('goes out once it passed, and nothing that came after it goes before', async () => {
    const { device, wire, connect } = setUpDevice()
    connect()
    expect(device.send('setDeviceName', { name: 'Attic' })).toEqual({ status: 'sent' })
    device.send('pause')
    device.sendAuthored('setSleep', { enabled: 'senseless' })
    expect(wire).toEqual([])
    await eventually(() => expect(wire.map(([event]) => event)).toEqual(['setDeviceName', 'pause']))
    device.send('next')
    expect(wire.at(-1)?.[0]).toBe('next')
  })

  it('is refused, recorded and told when it does not pass', async () => {
    const { device, wire, violations, validationErrors, connect } = setUpDevice()
    connect()
    device.sendAuthored('setSleep', { enabled: 'senseless' })
    await eventually(() => expect(violations).toMatchObject([{ kind: 'authored', event: 'setSleep' }]))
    expect(validationErrors()).toMatchObject([{ direction: 'out', event: 'setSleep' }])
    expect(wire).toEqual([])
  })

  it('is refused at once without a player', () => {
    const { device } = setUpDevice()
    expect(device.send('setDeviceName', { name: 'Attic' })).toMatchObject({
      status: 'refused',
      reason: 'offline',
    })
  })

  it('keeps questions behind it: they may be about what it changes', async () => {
    const { device, wire, connect } = setUpDevice()
    connect()
    device.send('setDeviceName', { name: 'Attic' })
    device.send('getState')
    device.subscribeToAnswer('getDeviceName')
    expect(wire).toEqual([])
    await eventually(() =>
      expect(wire.map(([event]) => event)).toEqual(['setDeviceName', 'getState', 'getDeviceName']),
    )
  })
})
