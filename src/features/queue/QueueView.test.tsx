import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveQueue } from '../../device'
import { openQueue, type OpenQueue } from '../../../tests/support/openQueue'

let panel: OpenQueue

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('scrollTo', () => undefined)
  panel = openQueue('abcdef')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** ms */
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))

describe('leaving the queue', () => {
  it('a removal of several goes on, and can be taken back by who comes back', () => {
    panel.removeSeveral()
    panel.answer()
    panel.show(false)
    panel.answerAll()
    expect(panel.letters()).toBe('abc')
    panel.show(true)
    panel.press('Undo')
    panel.answer()
    panel.show(false)
    panel.answerAll()
    expect(panel.letters()).toBe('abcdef')
  })

  it('what others do meanwhile is known to the way back', () => {
    panel.removeSeveral()
    panel.answerAll()
    panel.show(false)
    panel.push('cab')
    panel.show(true)
    panel.push('xcab')
    panel.press('Undo')
    panel.answerAll()
    expect(panel.letters()).toBe('xcabdef')
  })

  it('the way back is not there any more when its time has passed', () => {
    panel.removeSeveral()
    panel.answerAll()
    panel.show(false)
    pass(14_000)
    panel.show(true)
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeNull()
    panel.show(false)
    pass(16_000)
    panel.show(true)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('what fails then is told wherever the user is', () => {
    panel.removeSeveral()
    panel.show(false)
    act(() => panel.device.disconnect())
    expect(screen.queryByText(/The connection went before the player had answered/)).not.toBeNull()
  })

  it('reads the queue only as long as something of it is under way', () => {
    panel.removeSeveral()
    panel.show(false)
    const hear = vi.spyOn(panel.device.topics, 'read')
    panel.answerAll()
    expect(hear).toHaveBeenCalled()
    pass(16_000)
    hear.mockClear()
    panel.push('abcx')
    expect(hear).not.toHaveBeenCalled()
    panel.show(true)
    expect(screen.queryByText('Song x')).not.toBeNull()
  })

  it('nothing that was wanted of one player is done to another', () => {
    panel.removeSeveral()
    panel.show(false)
    panel.becomeAnother('uvwxyz')
    pass(30_000)
    panel.answerAll()
    panel.show(true)
    expect([panel.letters(), panel.device.sentWith('removeFromQueue').length]).toEqual(['uvwxyz', 1])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('does not hold back what is to be saved of another player', () => {
    panel.removeSeveral()
    panel.show(false)
    act(() => panel.device.forget())
    expect(saveQueue(panel.device, 'Sunday').outcome).toEqual({ status: 'sent' })
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
    panel.choose('Song b')
    pressByKey('Move to the top')
    expect(focused()).toBe('Select several')
  })

  it('stays on the screen when nothing is left to be chosen', () => {
    pressByKey('Select several')
    panel.press('All')
    pressByKey('Remove from the queue')
    expect(focused()).toBe('Queue')
    panel.answerAll()
    pressByKey('Undo')
    expect(focused()).toBe('Queue')
  })

  it('goes to where a removed entry belongs when that is put back', () => {
    panel.press('Remove Song b')
    panel.answerAll()
    pressByKey('Undo')
    expect(document.activeElement?.tagName).toBe('BUTTON')
    expect(focused()).toContain('Song c')
  })

  it('goes to no other entry while only some are shown', () => {
    panel.press('Remove Song b')
    panel.answerAll()
    panel.press('Find in the queue')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'song' } })
    pressByKey('Undo')
    expect(focused()).toBe('Queue')
  })

  it('is not needed to end choosing: Escape does, unless it has something else to end', () => {
    panel.press('Find in the queue')
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
