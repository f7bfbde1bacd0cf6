import { createActor } from 'xstate'
import { afterEach, describe, expect, it } from 'vitest'
import { updaterMachine } from '../../../machines/updater.machine'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { createUpdaterActors } from './Updates'

const stops: (() => void)[] = []
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

const start = (device: ScriptedDevice) => {
  const note = { read: () => undefined, write: () => undefined }
  const actor = createActor(updaterMachine.provide({ actors: createUpdaterActors(device, note) }))
  actor.start()
  stops.push(() => actor.stop())
  return {
    actor,
    tags: () => [...actor.getSnapshot().tags],
    confirm: async () => {
      actor.send({ type: 'update.confirmed' })
      await settle()
    },
  }
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

describe('the actors of an update', () => {
  it('tell what the player has said before they were there, in its order, and its version', () => {
    const device = new ScriptedDevice()
    device.push('pushSystemVersion', { systemversion: '5.1' })
    device.push('updateWaitMsg', { title: 'Please wait' })
    device.push('updateReady', { updateavailable: true, title: '5.2' })
    const { tags, actor } = start(device)
    expect(tags()).toContain('offered')
    expect(actor.getSnapshot().context).toMatchObject({ version: '5.1', info: { title: '5.2' } })
  })

  it('[D7-36] listen to all that is said of updates, and send update with a value', async () => {
    const device = new ScriptedDevice()
    const { tags, confirm } = start(device)
    device.push('updateWaitMsg', {})
    expect(tags()).toContain('searching')
    device.push('updateReady', { updateavailable: true })
    await confirm()
    expect(device.sentWith('update')).toEqual([{ value: 'now' }])
    device.push('updateProgress', { progress: 5 })
    expect(tags()).toContain('updating')
    device.push('updateDone', { status: 'error' })
    expect(tags()).toContain('failed')
    await confirm()
    expect(device.sentWith('update')).toHaveLength(2)
  })

  it('[D7-36] send the alternativeEmit with its payload through the gateway of authored requests, and no update', async () => {
    const device = new ScriptedDevice()
    const { confirm } = start(device)
    const payload = { endpoint: 'system_controller/beta', method: 'join' }
    device.push('updateReady', { updateavailable: true, alternativeEmit: { message: 'callMethod', payload } })
    await confirm()
    expect(device.sentWith('callMethod')).toEqual([payload])
    expect(device.sentWith('update')).toEqual([])
  })

  it('[D7-36] close with all modals, and restart the system', async () => {
    const device = new ScriptedDevice()
    const { tags, actor } = start(device)
    device.push('updateReady', { updateavailable: true })
    device.push('closeAllModals', null)
    expect(tags()).toEqual([])
    device.push('updateDone', {})
    actor.send({ type: 'restart.requested' })
    await settle()
    expect(device.sentWith('reboot')).toHaveLength(1)
    device.disconnect()
    expect(tags()).toEqual(['away'])
  })

  it('say why a request did not go out', async () => {
    const device = new ScriptedDevice()
    const { tags, confirm, actor } = start(device)
    device.push('updateReady', { updateavailable: true })
    device.setOutcome({ status: 'refused', reason: 'offline', message: 'offline' })
    await confirm()
    expect([tags().includes('failed'), actor.getSnapshot().context.problem]).toEqual([true, 'offline'])
  })
})
