import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { QueueEntry } from '../../../machines/queue.machine'
import { applySteps } from '../../../machines/queueSteps'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { QueueList } from './QueueList'

const entries = Array.from({ length: 60 }, (_, at): QueueEntry => ({
  id: at + 1,
  item: { name: `Song ${at + 1}` },
}))

const played = vi.fn<(entry: QueueEntry) => void>()

let push: (pushed: readonly QueueEntry[]) => void = () => undefined
let play: (id: number) => void = () => undefined

function List() {
  const [shown, setShown] = useState<readonly QueueEntry[]>(entries)
  const [playing, setPlaying] = useState<number>()
  useEffect(() => {
    play = (id) => act(() => setPlaying(id))
    push = (pushed) => act(() => setShown(pushed))
  }, [])
  return (
    <QueueList
      entries={shown}
      playing={{ id: playing, status: playing === undefined ? 'stop' : 'play' }}
      origin={undefined}
      layout=""
      selected={undefined}
      canMove
      onPlay={played}
      onSelect={() => undefined}
      onRemove={() => undefined}
      onMove={(id, before) => setShown(applySteps(shown, [{ kind: 'move', id, before }]))}
      menuOf={() => null}
    />
  )
}

const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
const scroll = (top: number) => {
  vi.stubGlobal('scrollY', top)
  fireEvent.scroll(window)
}
const handleOf = (song: string) => screen.getByRole('button', { name: `Move ${song}` })
/** Place of the row that has the focus, from 1. */
const focused = () => document.activeElement?.closest('li')?.getAttribute('aria-posinset')

/**
 * Lifts the second entry by its handle and drops it as the last but one, before the browser tells that it has
 * scrolled there.
 */
const dropFarAway = () => {
  const handle = handleOf('Song 2')
  act(() => handle.focus())
  fireEvent.click(handle)
  for (const key of ['End', 'ArrowUp']) fireEvent.keyDown(handle, { key })
  fireEvent.click(handle)
}

beforeEach(() => {
  // A list can only ask for it: browsers tell that they have scrolled with the next frame, and keys come in
  // between.
  vi.stubGlobal('scrollTo', scrollTo)
  render(<List />, { wrapper: PanelProviders })
})
afterEach(() => {
  vi.unstubAllGlobals()
  scrollTo.mockReset()
  played.mockReset()
})

it('keys that lead the player mean nothing while they would move a row', () => {
  const handle = handleOf('Song 2')
  act(() => handle.focus())
  const isKept = () => !fireEvent.keyDown(handle, { key: 'n' })
  expect(isKept()).toBe(false)
  fireEvent.click(handle)
  expect(isKept()).toBe(true)
  expect(fireEvent.keyDown(handle, { key: 'r', ctrlKey: true })).toBe(true)
})

it('[D2.7-3] an entry that is dropped out of view keeps the focus on its handle, and there when it comes into view', () => {
  dropFarAway()
  expect(scrollTo).toHaveBeenCalled()
  expect(focused()).toBe('59')
  expect(document.activeElement).toBe(handleOf('Song 2'))
  scroll(60 * 64)
  expect(focused()).toBe('59')
})

it('[D2.7-3] the focus goes back with an entry that the player did not move', () => {
  dropFarAway()
  scroll(60 * 64)
  push(entries)
  expect(focused()).toBe('2')
})

it('a row keeps the focus when it is scrolled out of view', () => {
  act(() => handleOf('Song 3').focus())
  scroll(40 * 64)
  expect(screen.queryByRole('button', { name: 'Move Song 4' })).toBeNull()
  expect(focused()).toBe('3')
})

describe('[D2.7-4] an entry that begins to play', () => {
  const lift = {
    'by keys': (handle: HTMLElement) => {
      act(() => handle.focus())
      fireEvent.click(handle)
      return () => fireEvent.click(handle)
    },
    'with the pointer': (handle: HTMLElement) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      fireEvent.pointerDown(handle, { pointerId: 1, clientY: 10, button: 0 })
      act(() => void vi.advanceTimersByTime(200))
      vi.useRealTimers()
      return () => fireEvent.pointerUp(window, { pointerId: 1, clientY: 10 })
    },
  }

  it.each(Object.entries(lift))(
    'does not take the list away from a hand that moves a row %s, nor when it is done',
    (_, take) => {
      play(1)
      const drop = take(handleOf('Song 2'))
      expect(handleOf('Song 2').getAttribute('aria-pressed')).toBe('true')
      scrollTo.mockReset()
      play(50)
      drop()
      expect(handleOf('Song 2').getAttribute('aria-pressed')).toBe('false')
      expect(scrollTo).not.toHaveBeenCalled()
      play(40)
      expect(scrollTo).toHaveBeenCalled()
    },
  )
})

describe('a list that is flung', () => {
  const words = () => [...document.querySelectorAll('ul[aria-hidden] li')].map((row) => row.textContent)
  const patient = { timeout: 10_000 }
  const row = (song: number) => screen.queryByRole('button', { name: `Move Song ${song}` })
  /** Goes down so far in steps of a frame each. */
  const fling = (to: number) => {
    let time = 1000
    const now = vi.spyOn(performance, 'now').mockImplementation(() => time)
    for (let top = 100; top <= to; top += 100) {
      time += 16
      scroll(top)
    }
    now.mockRestore()
  }

  it('shows words where rows will be, makes none meanwhile, and all of them when it stands', async () => {
    fling(2000)
    expect(row(10)).not.toBeNull()
    expect(row(32)).toBeNull()
    expect(words()).toContain('Song 32')
    await waitFor(() => expect(row(32)).not.toBeNull(), patient)
    await waitFor(() => expect(words()).toEqual([]), patient)
    expect(row(10)).toBeNull()
  })

  it('shows no words twice while the rows come', async () => {
    fling(2000)
    const seen: string[] = []
    const watch = new MutationObserver(() => {
      const there = [...document.querySelectorAll('[data-handle]')]
      const names = there.map((handle) => handle.getAttribute('aria-label')?.replace('Move ', ''))
      seen.push(...words().filter((name) => names.includes(name)))
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await waitFor(() => expect(row(32)).not.toBeNull(), patient)
    await waitFor(() => expect(words()).toEqual([]), patient)
    watch.disconnect()
    expect(seen).toEqual([])
  })

  it('plays what is pressed before its row has come', () => {
    fling(2000)
    fireEvent.click(screen.getByText('Song 32'))
    expect(played).toHaveBeenCalledWith(entries[31])
  })

  it('says what a push brings meanwhile', () => {
    fling(2000)
    push(entries.map(({ id }) => ({ id, item: { name: `Tune ${id}`, artist: 'Slow Harbour' } })))
    expect(words()).toContain('Tune 32Slow Harbour')
    expect(words()).not.toContain('Song 32')
  })
})
