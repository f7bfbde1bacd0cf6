import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { QueueEntry } from '../../../machines/queue.machine'
import { applySteps } from '../../../machines/queueEntries'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { QueueList } from './QueueList'

const entries = Array.from({ length: 60 }, (_, at): QueueEntry => ({
  id: at + 1,
  item: { name: `Song ${at + 1}` },
}))

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
      onPlay={() => undefined}
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
