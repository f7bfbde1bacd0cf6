import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openQueue, type OpenQueue } from '../../../tests/support/openQueue'
import { saveQueue } from '../../device'
import { SaveQueueModal } from '.'

let panel: OpenQueue

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('scrollTo', () => undefined)
  panel = openQueue('abcdef', { 'modal-save-queue': SaveQueueModal })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('[D7-23] saving the queue', () => {
  const saved = () => panel.device.sentWith('saveQueueToPlaylist')
  const know = (...names: string[]) => act(() => panel.device.push('pushListPlaylist', names))
  const save = (name: string) => {
    know()
    write(name)
    panel.press('Save')
  }
  const write = (name: string) => {
    panel.press('Save as playlist')
    fireEvent.change(screen.getByRole('textbox', { name: 'Name of the playlist' }), {
      target: { value: name },
    })
  }

  it('takes no name that may be taken before the player has said which there are', () => {
    write('Sunday')
    panel.press('Save')
    expect(saved()).toEqual([])
    know('Sunday')
    expect(saved()).toEqual([])
    expect(screen.queryByText(/“Sunday”/)).not.toBeNull()
    panel.press('Save')
    expect(saved()).toEqual([{ name: 'Sunday' }])
  })

  it('goes on by itself once the name is known to be free', async () => {
    write('Sunday')
    panel.press('Save')
    know('Monday')
    expect(saved()).toEqual([{ name: 'Sunday' }])
    // The player has not done it yet.
    expect(screen.queryByRole('dialog')).not.toBeNull()
    await act(async () => panel.device.push('pushSaveQueueToPlaylist', {}))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('waits until the queue is the one that is shown', () => {
    panel.removeSeveral()
    save('Sunday')
    expect(screen.queryByRole('dialog')).toBeNull()
    panel.answer()
    expect([saved(), panel.letters()]).toEqual([[], 'abcde'])
    panel.answerAll()
    expect([saved(), panel.letters()]).toEqual([[{ name: 'Sunday' }], 'abc'])
    save('Monday')
    expect(saved()).toEqual([{ name: 'Sunday' }, { name: 'Monday' }])
  })

  it('waits, too, where it is wanted elsewhere in the panel', () => {
    panel.removeSeveral()
    panel.show(false)
    expect(saveQueue(panel.device, 'Sunday').outcome).toEqual({ status: 'held' })
    expect(saved()).toEqual([])
    panel.answerAll()
    expect(saved()).toEqual([{ name: 'Sunday' }])
    expect(saveQueue(panel.device, 'Monday').outcome).toEqual({ status: 'sent' })
  })

  it('stays and says so when the player could not', async () => {
    save('Sunday')
    await act(async () => panel.device.push('pushSaveQueueToPlaylist', { success: false }))
    expect(screen.queryByText('The player could not save the queue as “Sunday”.')).not.toBeNull()
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })

  it('tells at the field of a name that players cannot keep', () => {
    know()
    write('Sunday/Monday')
    expect(screen.queryByText(/slash/)).not.toBeNull()
    panel.press('Save')
    expect(saved()).toEqual([])
  })

  it('is told of when it did not come to it', () => {
    panel.removeSeveral()
    save('Sunday')
    act(() => panel.device.disconnect())
    expect(screen.queryByText(/not been saved as “Sunday”/)).not.toBeNull()
    expect(screen.queryByText(/The connection went before the player had answered/)).not.toBeNull()
    expect(saved()).toEqual([])
  })
})
