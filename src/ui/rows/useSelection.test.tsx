import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { offeredChoosing, useChoosingKeys, useSelection } from './useSelection'

afterEach(() => document.body.replaceChildren())

interface Row {
  id: number
}

const idOf = ({ id }: Row) => id

/** Rows named by letters: a is 1, b is 2. */
const queue = (letters: string) => letters.split('').map((letter): Row => ({ id: letter.charCodeAt(0) - 96 }))

/** Choosing among what is shown, which is another list after `show`. */
function choose(letters: string) {
  const { result, rerender } = renderHook((shown: Row[]) => useSelection(shown, idOf), {
    initialProps: queue(letters),
  })
  act(() => result.current.begin())
  return {
    show: (shown: string) => rerender(queue(shown)),
    press: (letter: string, isRange = false) =>
      act(() => queue(letter).forEach((entry) => result.current.toggle(entry, isRange))),
    chosen: () =>
      [...(result.current.keys ?? [])]
        .map((id) => String.fromCharCode(96 + id))
        .toSorted()
        .join(''),
  }
}

it('a range goes from the entry that was pressed before, up and down', () => {
  const { press, chosen } = choose('abcdefgh')
  press('c')
  press('e', true)
  expect(chosen()).toBe('cde')
  press('b', true)
  expect(chosen()).toBe('bcde')
})

it('a range goes from that entry where it stands by now: all are shown again, or another browser has moved some', () => {
  const found = choose('cf')
  found.press('f')
  found.show('abcdefgh')
  found.press('h', true)
  expect(found.chosen()).toBe('fgh')
  const moved = choose('abcdefgh')
  moved.press('c')
  moved.show('ghabcdef')
  moved.press('e', true)
  expect(moved.chosen()).toBe('cde')
})

it('only the entry that is pressed is chosen where the one before is not shown any more, or none was', () => {
  const { press, show, chosen } = choose('abcdefgh')
  press('c', true)
  expect(chosen()).toBe('c')
  show('abefgh')
  press('g', true)
  expect(chosen()).toBe('cg')
})

it('Escape ends choosing, but not the menu of those that are chosen with it', () => {
  const end = vi.fn<() => void>()
  renderHook(() => useChoosingKeys({ current: document.body }, { isChoosing: true, begin: undefined, end }))
  const escape = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  const menu = document.body.appendChild(document.createElement('div'))
  menu.setAttribute('role', 'menu')
  // It is gone before the window hears of the key.
  menu.addEventListener('keydown', () => menu.remove())
  menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(end).not.toHaveBeenCalled()
  escape()
  expect(end).toHaveBeenCalledOnce()
})

it('is offered to the palette by the screen that is shown, as long as it can begin', () => {
  const begin = vi.fn<() => void>()
  const shown: Parameters<typeof useChoosingKeys>[1] = { isChoosing: false, begin, end: () => undefined }
  const screen = { current: null }
  const { rerender, unmount } = renderHook((choosing) => useChoosingKeys(screen, choosing), {
    initialProps: shown,
  })
  offeredChoosing()?.()
  expect(begin).toHaveBeenCalledOnce()
  rerender({ ...shown, isChoosing: true })
  expect(offeredChoosing()).toBeUndefined()
  rerender(shown)
  expect(offeredChoosing()).toBeDefined()
  rerender({ ...shown, begin: undefined })
  expect(offeredChoosing()).toBeUndefined()
  rerender(shown)
  unmount()
  expect(offeredChoosing()).toBeUndefined()
})
