import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderPanel } from '../../../../tests/support/renderPanel'
import { readShortcut } from '../DeferredParts'

const stroke = (
  key: string,
  target: EventTarget | null = document.body,
  more: Partial<KeyboardEvent> = {},
) => ({
  key,
  target,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
})
const still = { scrolls: false }

describe('a pressed key', () => {
  afterEach(() => document.body.replaceChildren())
  const put = (markup: string) => {
    document.body.innerHTML = markup
    return document.body.querySelector('.here')
  }

  it.each([
    [' ', 'play'],
    ['n', 'next'],
    ['P', 'previous'],
    ['ArrowLeft', 'back'],
    ['ArrowUp', 'louder'],
    ['-', 'quieter'],
    ['m', 'mute'],
    ['?', 'help'],
    ['x', undefined],
  ])('%j means %s', (key, name) => {
    expect(readShortcut(stroke(key), still)).toBe(name)
  })

  it.each([
    '<input class="here">',
    '<div contenteditable class="here"></div>',
    '<select class="here"></select>',
  ])('means nothing where one writes: %s', (markup) => {
    const target = put(markup)
    for (const key of [' ', 'n', '?', 'ArrowUp'])
      expect(readShortcut(stroke(key, target), still)).toBeUndefined()
  })

  it('means nothing on a control that uses it, but others do', () => {
    const button = put('<button class="here"></button>')
    expect(readShortcut(stroke(' ', button), still)).toBeUndefined()
    expect(readShortcut(stroke('n', button), still)).toBe('next')
    const link = put('<a href="/queue" class="here"></a>')
    expect(readShortcut(stroke(' ', link), still)).toBe('play')
    const slider = put('<div role="slider" class="here"></div>')
    expect(readShortcut(stroke('ArrowLeft', slider), still)).toBeUndefined()
    expect(readShortcut(stroke(' ', slider), still)).toBe('play')
  })

  it('means nothing with a key of the browser, when somebody used it up, or under a dialog', () => {
    expect(readShortcut(stroke('n', document.body, { ctrlKey: true }), still)).toBeUndefined()
    expect(readShortcut(stroke('n', document.body, { defaultPrevented: true }), still)).toBeUndefined()
    put('<div role="dialog"></div>')
    expect(readShortcut(stroke('n'), still)).toBeUndefined()
  })

  it('leaves up and down to a page that scrolls', () => {
    expect(readShortcut(stroke('ArrowDown'), { scrolls: true })).toBeUndefined()
    expect(readShortcut(stroke('ArrowRight'), { scrolls: true })).toBe('forward')
  })
})

it('leads the player, and lists the keys', async () => {
  const { device, router } = await renderPanel()
  act(() => device.push('pushState', { status: 'pause', title: 'Gull Song', volume: 40, uri: 'a' }))
  await waitFor(
    () => {
      fireEvent.keyDown(document.body, { key: 'n' })
      expect(device.sentWith('next')).not.toEqual([])
    },
    { timeout: 15_000 },
  )
  fireEvent.keyDown(document.body, { key: ' ' })
  fireEvent.keyDown(document.body, { key: '+' })
  expect(device.sentWith('play')).toHaveLength(1)
  expect(device.sentWith('volume')).toEqual([45])
  fireEvent.keyDown(document.body, { key: '?' })
  const list = await screen.findByRole('dialog', { name: 'Keys' }, { timeout: 15_000 })
  expect(list.textContent).toContain('Search/')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.keyDown(document.body, { key: '/' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
})
