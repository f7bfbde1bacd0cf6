import { describe, expect, it, vi } from 'vitest'
import { laterDocumentValidators } from '../../../../schemas/generated/laterDocumentValidators'
import { createDeviceClient } from '../../../device/createDeviceClient'
import { toSession } from './saveSession'

/** A real device client, whose record is the real one. */
const record = () => {
  const device = createDeviceClient({
    brandWord: 'acme',
    ruleFor: () => 'sends',
    onViolation: () => undefined,
  })
  device.attach({ emit: () => undefined, check: () => undefined, close: () => undefined }, 'http://10.0.0.9')
  const push = (event: string, payload: unknown) =>
    device.receive({ event, payload, text: JSON.stringify(payload) ?? '' })
  return {
    device,
    push,
    made: () => toSession(device.record.entries(), { brandWord: 'acme', title: 'A test' }),
  }
}

describe('a session', () => {
  it('is what went over the wire, as its schema wants it, without names', async () => {
    const { device, push, made } = record()
    device.sendAuthored('setDeviceName', { name: 'Kitchen of Anna' })
    // Its check is loaded first.
    await vi.waitFor(() => expect(device.record.entries()).toHaveLength(1), { timeout: 10_000 })
    push('pushDeviceName', 'Kitchen of Anna')
    push('pushMyAcmeStatus', { loggedIn: false })
    push('pushToastMessage', { type: 'info', message: 'Kitchen of Anna is at 10.0.0.9' })
    const session = made()?.session
    expect(laterDocumentValidators.session(session)).toBe(true)
    expect(session?.steps.map(({ direction, event, payload }) => [direction, event, payload])).toEqual([
      ['out', 'setDeviceName', { name: 'Device 1' }],
      ['in', 'pushDeviceName', 'Device 1'],
      ['in', 'pushMyAnybrandStatus', { loggedIn: false }],
      ['in', 'pushToastMessage', { type: 'info', message: 'Device 1 is at 192.0.2.1' }],
    ])
    expect(made()?.replaced).toEqual([
      { kind: 'device', original: 'Kitchen of Anna', replacement: 'Device 1' },
      { kind: 'address', original: '10.0.0.9', replacement: '192.0.2.1' },
    ])
  })

  it('begins at 0 and keeps the distances', () => {
    const line = { direction: 'in' as const, event: 'pushDeviceName', bytes: 1, payload: 'Attic' }
    const entries = [1_700_000_000_000, 1_700_000_000_250, 1_699_999_999_999].map((time, id) => ({
      ...line,
      id,
      time,
    }))
    const steps = toSession(entries, { brandWord: 'acme', title: 'x' })?.session.steps ?? []
    expect(steps.map(({ at }) => at)).toEqual([0, 250, 0])
  })

  it('keeps refusals with their reasons, and packets without a name', () => {
    const { device, push, made } = record()
    push('pushDeviceName', { from: '10.0.0.9' })
    device.receiveUnreadable({ text: '2[null,null]', reason: 'invalid payload of 10.0.0.9' })
    expect(made()?.session.steps).toMatchObject([
      { event: 'pushDeviceName', refused: expect.stringMatching(/./) },
      { event: null, payload: '2[null,null]', refused: 'invalid payload of 192.0.2.1' },
    ])
    expect(laterDocumentValidators.session(made()?.session)).toBe(true)
  })

  it('leaves out log lines and what the record had cut, and counts them', () => {
    const { push, made } = record()
    push('printConsoleMessage', 'sshd: accepted key of anna')
    push('pushToastMessage', { type: 'info', message: 'x'.repeat(70_000) })
    push('pushDeviceName', 'Attic')
    expect(made()).toMatchObject({ leftOut: 2, session: { steps: [{ event: 'pushDeviceName' }] } })
  })

  it('is none when nothing is left', () => {
    const { push, made } = record()
    expect(made()).toBeUndefined()
    push('printConsoleMessage', 'a line')
    expect(made()).toBeUndefined()
  })
})
