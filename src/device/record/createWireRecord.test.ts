import { describe, expect, it, vi } from 'vitest'
import { createWireRecord } from './createWireRecord'

const line = (event: string, payload: unknown) => ({
  direction: 'in' as const,
  event,
  text: JSON.stringify(payload),
})

describe('createWireRecord', () => {
  it('keeps events with time, size in bytes and payload, newest last', () => {
    vi.useFakeTimers({ now: 1_700_000_000_000 })
    const record = createWireRecord()
    record.add(line('pushDeviceName', 'Küche'))
    record.add({ direction: 'out', event: 'getQueue', text: '', refused: 'not connected' })
    vi.useRealTimers()
    expect(record.entries()).toEqual([
      {
        id: 1,
        time: 1_700_000_000_000,
        direction: 'in',
        event: 'pushDeviceName',
        bytes: 8,
        payload: 'Küche',
      },
      {
        id: 2,
        time: 1_700_000_000_000,
        direction: 'out',
        event: 'getQueue',
        bytes: 0,
        payload: undefined,
        refused: 'not connected',
      },
    ])
  })

  it('says afterwards why an event was refused, and takes that back', () => {
    const record = createWireRecord({ entries: 2, total: 1000, single: 100, preview: 10 })
    const sayOfShort = record.add(line('pushState', { volume: '?' }))
    const sayOfLong = record.add(line('pushQueue', 'x'.repeat(200)))
    const before = record.entries()
    sayOfShort('volume must be number')
    sayOfLong('must be array')
    expect(record.entries()).toEqual([
      { ...before[0], refused: 'volume must be number' },
      { ...before[1], refused: 'must be array' },
    ])
    sayOfShort(undefined)
    expect(record.entries()[0]).toEqual(before[0])
    record.add(line('pushState', 1))
    sayOfShort('nobody knows it any more')
    expect(record.entries()).toHaveLength(2)
  })

  it('keeps the beginning of a payload of which no more is there, with the size of all of it', () => {
    const record = createWireRecord()
    const sayOf = record.add({
      direction: 'in',
      event: 'pushQueue',
      text: '[{"uri":"a',
      bytes: 4_000,
      isStart: true,
    })
    expect(record.entries()[0]).toMatchObject({ payload: '[{"uri":"a', cut: true, bytes: 4_000 })
    sayOf(undefined, 4_100)
    expect(record.entries()[0]).toMatchObject({ payload: '[{"uri":"a', cut: true, bytes: 4_100 })
  })

  it('keeps the last 500 events', () => {
    const record = createWireRecord()
    for (let count = 0; count < 620; count++) record.add(line('pushState', { count }))
    const entries = record.entries()
    expect(entries).toHaveLength(500)
    expect(entries[0]?.payload).toEqual({ count: 120 })
    expect(entries.at(-1)?.id).toBe(620)
  })

  it('keeps only the beginning of an oversize payload, and its true size', () => {
    const record = createWireRecord()
    record.add(line('pushUiConfig', 'x'.repeat(100_000)))
    expect(record.entries()[0]).toMatchObject({ bytes: 100_002, cut: true, payload: `"${'x'.repeat(499)}` })
  })

  it('cuts the oldest payloads when all together are too long', () => {
    const record = createWireRecord({ entries: 500, total: 320, single: 200, preview: 10 })
    for (const letter of 'abcd') record.add(line('pushState', letter.repeat(98)))
    expect(record.entries().map(({ cut }) => cut ?? false)).toEqual([true, false, false, false])
    record.add(line('pushState', 'e'.repeat(98)))
    expect(record.entries().map(({ cut }) => cut ?? false)).toEqual([true, true, false, false, false])
  })

  it('stays within its bounds however long it runs', () => {
    const record = createWireRecord({ entries: 50, total: 1000, single: 200, preview: 10 })
    for (let count = 0; count < 1000; count++) record.add(line('pushState', 'x'.repeat(count % 190)))
    const kept = record.entries().map(({ payload }) => JSON.stringify(payload).length)
    expect(kept).toHaveLength(50)
    expect(kept.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(1000 + 50 * 4)
  })

  it('gives the same list until something is recorded, and tells its listeners', () => {
    const record = createWireRecord()
    const listener = vi.fn<() => void>()
    const stop = record.subscribe(listener)
    const before = record.entries()
    expect(record.entries()).toBe(before)
    record.add(line('pushState', {}))
    expect(record.entries()).not.toBe(before)
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    record.clear()
    expect(record.entries()).toEqual([])
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('hides passwords and tokens', () => {
    const record = createWireRecord()
    record.add({
      direction: 'out',
      event: 'checkPassword',
      text: '{"password":"hunter2","pluginName":"a/b"}',
    })
    record.add({
      direction: 'out',
      event: 'callMethod',
      text: '{"data":{"wifiPassword":"hunter2","ssid":"home"}}',
    })
    expect(record.entries().map(({ payload }) => payload)).toEqual([
      { password: '•••', pluginName: 'a/b' },
      { data: { wifiPassword: '•••', ssid: 'home' } },
    ])
  })

  it('hides what stands in the password fields of a page', () => {
    const record = createWireRecord()
    const field = { id: 'hotspot', type: 'password', value: 'hunter2' }
    record.add(line('pushUiConfig', { sections: [{ content: [field, { ...field, type: 'text' }] }] }))
    expect(record.entries()[0]?.payload).toEqual({
      sections: [
        {
          content: [
            { ...field, value: '•••' },
            { ...field, type: 'text' },
          ],
        },
      ],
    })
  })

  it('hides passwords and tokens in what is left of an oversize payload, too', () => {
    const record = createWireRecord()
    const long = 'x'.repeat(100_000)
    record.add(line('pushUiConfig', { password: 'say "friend"', ssid: 'home', token: long }))
    expect(record.entries()[0]?.payload).toBe('{"password":"•••","ssid":"home","token":"•••')
  })

  it('hides the passwords of Wi-Fi and of network drives', () => {
    const record = createWireRecord()
    const attic = { ssid: 'Attic', security: 'wpa2', password: 'evergreen', hidden: false }
    record.add({ direction: 'out', event: 'saveWirelessNetworkSettings', text: JSON.stringify(attic) })
    record.add({ direction: 'out', event: 'connectWirelessNetworkWizard', text: JSON.stringify(attic) })
    record.add(line('pushWirelessNetworks', { available: [attic] }))
    record.add({
      direction: 'out',
      event: 'addShare',
      text: JSON.stringify({ username: 'me', password: 'pw' }),
    })
    expect(JSON.stringify(record.entries())).not.toMatch(/evergreen|"pw"/)
    expect(record.entries()[0]?.payload).toEqual({ ...attic, password: '•••' })
  })
})

it('says a size that is told afterwards in the place of the one that was guessed', () => {
  const record = createWireRecord()
  const note = record.add({ direction: 'in', event: 'pushQueue', text: '["ü"]', bytes: 5 })
  expect(record.entries()[0]?.bytes).toBe(5)
  note(undefined, 6)
  expect(record.entries()[0]).toMatchObject({ bytes: 6, payload: ['ü'] })
})
