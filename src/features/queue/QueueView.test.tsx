import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PanelOverlays } from '../../../tests/support/PanelOverlays'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { DeviceProvider, saveQueue } from '../../device'
import { QueueView } from '.'

let device: ScriptedDevice
/** What the player has in its queue, by letters. */
let queue: string
/** How many of what it was sent it has dealt with. */
let dealt = 0
let show: (isShown: boolean) => void = () => undefined

const push = (letters: string) => {
  queue = letters
  act(() =>
    device.push(
      'pushQueue',
      letters.split('').map((uri) => ({ uri, name: `Song ${uri}`, service: 'mpd' })),
    ),
  )
}

/** The player does the next thing that it was told; whether there was any. */
function answer(): boolean {
  const { event, payload } = device.sent[dealt] ?? {}
  if (event === undefined) return false
  dealt += 1
  const at = JSON.parse(JSON.stringify(payload ?? {}))
  if (event === 'removeFromQueue') push(queue.slice(0, at.value) + queue.slice(at.value + 1))
  if (event === 'clearQueue') push('')
  if (event === 'addToQueue') push(queue + at.map(({ uri }: { uri: string }) => uri).join(''))
  if (event === 'moveQueue')
    push(
      queue
        .split('')
        .toSpliced(at.from, 1)
        .toSpliced(at.to, 0, queue[at.from] ?? '')
        .join(''),
    )
  return true
}
const answerAll = () => {
  while (answer());
}

/** The panel, of which the queue is one screen. */
function Panel() {
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    show = (next) => act(() => setShown(next))
  }, [])
  return isShown ? <QueueView modes={null} /> : <p>Playback</p>
}

/** ms */
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (song: string, shiftKey = false) =>
  fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(song) }), { shiftKey })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('scrollTo', () => undefined)
  device = new ScriptedDevice()
  dealt = 0
  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelOverlays>
          <Panel />
        </PanelOverlays>
      </DeviceProvider>
    </PanelProviders>,
  )
  push('abcdef')
  answerAll()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Removes all but the first three. */
const removeSeveral = () => {
  press('Select several')
  choose('Song d')
  choose('Song f', true)
  press('Remove from the queue')
}

describe('leaving the queue', () => {
  it('a removal of several goes on, and can be taken back by who comes back', () => {
    removeSeveral()
    answer()
    show(false)
    answerAll()
    expect(queue).toBe('abc')
    show(true)
    press('Undo')
    answer()
    show(false)
    answerAll()
    expect(queue).toBe('abcdef')
  })

  it('what others do meanwhile is known to the way back', () => {
    removeSeveral()
    answerAll()
    show(false)
    push('cab')
    show(true)
    push('xcab')
    press('Undo')
    answerAll()
    expect(queue).toBe('xcabdef')
  })

  it('the way back is not there any more when its time has passed', () => {
    removeSeveral()
    answerAll()
    show(false)
    pass(14_000)
    show(true)
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeNull()
    show(false)
    pass(16_000)
    show(true)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('what fails then is told wherever the user is', () => {
    removeSeveral()
    show(false)
    act(() => device.disconnect())
    expect(screen.queryByText(/The connection went before the player had answered/)).not.toBeNull()
  })

  it('reads the queue only as long as something of it is under way', () => {
    removeSeveral()
    show(false)
    const hear = vi.spyOn(device.topics, 'read')
    answerAll()
    expect(hear).toHaveBeenCalled()
    pass(16_000)
    hear.mockClear()
    push('abcx')
    expect(hear).not.toHaveBeenCalled()
    show(true)
    expect(screen.queryByText('Song x')).not.toBeNull()
  })

  it('nothing that was wanted of one player is done to another', () => {
    removeSeveral()
    show(false)
    act(() => device.forget())
    dealt = device.sent.length
    push('uvwxyz')
    pass(30_000)
    answerAll()
    show(true)
    expect([queue, device.sentWith('removeFromQueue').length]).toEqual(['uvwxyz', 1])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('does not hold back what is to be saved of another player', () => {
    removeSeveral()
    show(false)
    act(() => device.forget())
    expect(saveQueue(device, 'Sunday').outcome).toEqual({ status: 'sent' })
  })
})

describe('[D7-23] saving the queue', () => {
  const saved = () => device.sentWith('saveQueueToPlaylist')
  const know = (...names: string[]) => act(() => device.push('pushListPlaylist', names))
  const save = (name: string) => {
    know()
    write(name)
    press('Save')
  }
  const write = (name: string) => {
    press('Save as playlist')
    fireEvent.change(screen.getByRole('textbox', { name: 'Name of the playlist' }), {
      target: { value: name },
    })
  }

  it('takes no name that may be taken before the player has said which there are', () => {
    write('Sunday')
    press('Save')
    expect(saved()).toEqual([])
    know('Sunday')
    expect(saved()).toEqual([])
    expect(screen.queryByText(/“Sunday”/)).not.toBeNull()
    press('Save')
    expect(saved()).toEqual([{ name: 'Sunday' }])
  })

  it('goes on by itself once the name is known to be free', async () => {
    write('Sunday')
    press('Save')
    know('Monday')
    expect(saved()).toEqual([{ name: 'Sunday' }])
    // The player has not done it yet.
    expect(screen.queryByRole('dialog')).not.toBeNull()
    await act(async () => device.push('pushSaveQueueToPlaylist', {}))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('waits until the queue is the one that is shown', () => {
    removeSeveral()
    save('Sunday')
    expect(screen.queryByRole('dialog')).toBeNull()
    answer()
    expect([saved(), queue]).toEqual([[], 'abcde'])
    answerAll()
    expect([saved(), queue]).toEqual([[{ name: 'Sunday' }], 'abc'])
    save('Monday')
    expect(saved()).toEqual([{ name: 'Sunday' }, { name: 'Monday' }])
  })

  it('waits, too, where it is wanted elsewhere in the panel', () => {
    removeSeveral()
    show(false)
    expect(saveQueue(device, 'Sunday').outcome).toEqual({ status: 'held' })
    expect(saved()).toEqual([])
    answerAll()
    expect(saved()).toEqual([{ name: 'Sunday' }])
    expect(saveQueue(device, 'Monday').outcome).toEqual({ status: 'sent' })
  })

  it('stays and says so when the player could not', async () => {
    save('Sunday')
    await act(async () => device.push('pushSaveQueueToPlaylist', { success: false }))
    expect(screen.queryByText('The player could not save the queue as “Sunday”.')).not.toBeNull()
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })

  it('tells at the field of a name that players cannot keep', () => {
    know()
    write('Sunday/Monday')
    expect(screen.queryByText(/slash/)).not.toBeNull()
    press('Save')
    expect(saved()).toEqual([])
  })

  it('is told of when it did not come to it', () => {
    removeSeveral()
    save('Sunday')
    act(() => device.disconnect())
    expect(screen.queryByText(/not been saved as “Sunday”/)).not.toBeNull()
    expect(screen.queryByText(/The connection went before the player had answered/)).not.toBeNull()
    expect(saved()).toEqual([])
  })
})

describe('the focus of a keyboard', () => {
  const pressByKey = (name: string) => {
    const button = screen.getByRole('button', { name })
    act(() => button.focus())
    fireEvent.click(button)
  }
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })

  it('goes to what ends choosing when that begins, and back', () => {
    pressByKey('Select several')
    expect(focused()).toBe('Stop selecting')
    pressByKey('Stop selecting')
    expect(focused()).toBe('Select several')
    pressByKey('Select several')
    choose('Song b')
    pressByKey('Move to the top')
    expect(focused()).toBe('Select several')
  })

  it('stays on the screen when nothing is left to be chosen', () => {
    pressByKey('Select several')
    press('All')
    pressByKey('Remove from the queue')
    expect(focused()).toBe('Queue')
    answerAll()
    pressByKey('Undo')
    expect(focused()).toBe('Queue')
  })

  it('goes to where a removed entry belongs when that is put back', () => {
    press('Remove Song b')
    answerAll()
    pressByKey('Undo')
    expect(document.activeElement?.tagName).toBe('BUTTON')
    expect(focused()).toContain('Song c')
  })

  it('goes to no other entry while only some are shown', () => {
    press('Remove Song b')
    answerAll()
    press('Find in the queue')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'song' } })
    pressByKey('Undo')
    expect(focused()).toBe('Queue')
  })

  it('is not needed to end choosing: Escape does, unless it has something else to end', () => {
    press('Find in the queue')
    pressByKey('Select several')
    act(() => screen.getByRole('searchbox').focus())
    escape()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Stop selecting' })).not.toBeNull()
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.setAttribute('aria-modal', 'true')
    escape()
    dialog.remove()
    expect(screen.queryByRole('button', { name: 'Stop selecting' })).not.toBeNull()
    act(() => screen.getByRole('checkbox', { name: /Song b/ }).focus())
    escape()
    expect(screen.queryByRole('button', { name: 'Stop selecting' })).toBeNull()
    expect(document.activeElement?.tagName).toBe('BUTTON')
    expect(focused()).toContain('Song b')
  })
})
