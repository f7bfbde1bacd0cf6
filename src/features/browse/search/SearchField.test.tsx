import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { SearchField } from './SearchField'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const draw = (given: { value?: string; focusDelay?: number } = {}) => {
  const onSearch = vi.fn<(value: string) => void>()
  const onClear = vi.fn<() => void>()
  const element = (value: string) => (
    <PanelProviders>
      <SearchField
        value={value}
        onSearch={onSearch}
        onClear={onClear}
        {...(given.focusDelay !== undefined && { focusDelay: given.focusDelay })}
      />
    </PanelProviders>
  )
  const { rerender } = render(element(given.value ?? ''))
  const searched = () => onSearch.mock.calls.map(([value]) => value)
  return { searched, onClear, say: (value: string) => rerender(element(value)) }
}
const field = (): HTMLInputElement => screen.getByRole('searchbox')
const type = (value: string, more: object = {}) => fireEvent.input(field(), { target: { value }, ...more })
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))
const press = (key: string) => fireEvent.keyDown(field(), { key })
const enter = () => fireEvent.submit(screen.getByRole('search'))

describe('typing', () => {
  it('[D5-5 D9-12] is sought 600 ms after the last key, and each key begins them anew', () => {
    const { searched } = draw()
    type('nig')
    pass(500)
    type('nigh')
    pass(599)
    expect(searched()).toEqual([])
    pass(1)
    expect(searched()).toEqual(['nigh'])
    pass(5000)
    expect(searched()).toEqual(['nigh'])
  })

  it('[D5-5 D9-12] is sought from three characters on, as they are seen, without spaces around them', () => {
    const { searched } = draw()
    for (const text of ['a', 'ab', ' ab ', '👨‍👩‍👧e']) {
      type(text)
      expect(screen.getByText('3 characters or Enter')).not.toBeNull()
      pass(5000)
    }
    expect(searched()).toEqual([])
    type(' abc ')
    expect(screen.queryByText('3 characters or Enter')).toBeNull()
    pass(600)
    expect(searched()).toEqual(['abc'])
  })

  it.each(['雨', '日本', '𠮷', 'あ', '비', 'A愛'])('is sought where a script needs no more: %s', (text) => {
    const { searched } = draw()
    type(text)
    expect(screen.queryByText('3 characters or Enter')).toBeNull()
    pass(600)
    expect(searched()).toEqual([text])
  })

  it('[D5-5] of less than three characters clears what was sought, at once and once', () => {
    const { searched, onClear, say } = draw({ value: 'night' })
    type('ni')
    expect(onClear).toHaveBeenCalledTimes(1)
    say('')
    expect(field().value).toBe('ni')
    type('n')
    pass(5000)
    expect(onClear).toHaveBeenCalledTimes(1)
    expect(searched()).toEqual([])
  })

  it('[D5-5] does not seek what was taken back within the 600 ms', () => {
    const { searched } = draw()
    type('nigh')
    pass(300)
    type('ni')
    pass(5000)
    expect(searched()).toEqual([])
  })

  it('that comes back to what is sought asks nothing', () => {
    const { searched } = draw({ value: 'night' })
    type('nights')
    pass(100)
    type('night')
    pass(5000)
    expect(searched()).toEqual([])
  })

  it('is not sought before a character is composed', () => {
    const { searched } = draw()
    type('にほん', { isComposing: true })
    pass(5000)
    expect(searched()).toEqual([])
    fireEvent.compositionEnd(field())
    pass(600)
    expect(searched()).toEqual(['にほん'])
  })
})

it('draws nothing but the field: what is found is not drawn anew by a key', () => {
  const results = vi.fn<() => null>(() => null)
  function Results() {
    return results()
  }
  render(
    <PanelProviders>
      <SearchField value="" onSearch={() => undefined} onClear={() => undefined} filter={<Results />} />
      <Results />
    </PanelProviders>,
  )
  const before = results.mock.calls.length
  for (const text of ['n', 'ni', 'nig', 'nigh']) type(text)
  pass(5000)
  expect(results).toHaveBeenCalledTimes(before)
})

describe('Enter', () => {
  it('[D5-5] seeks at once, and only once', () => {
    const { searched } = draw()
    type('night')
    enter()
    expect(searched()).toEqual(['night'])
    pass(5000)
    expect(searched()).toEqual(['night'])
  })

  it.each(['U2', 'X', ' U2 ', '𐐀'])('seeks what is too short to be sought while typing: "%s"', (text) => {
    const { searched, onClear, say } = draw()
    type(text)
    enter()
    expect(searched()).toEqual([text.trim()])
    expect(screen.queryByText('3 characters or Enter')).toBeNull()
    say(text.trim())
    // A space behind it is no other search.
    type(`${text} `)
    pass(5000)
    expect(searched()).toEqual([text.trim()])
    expect(onClear).not.toHaveBeenCalled()
    expect(screen.queryByText('3 characters or Enter')).toBeNull()
  })

  it.each(['', ' ', '\u3000'])('never seeks nothing: %j', (text) => {
    const { searched } = draw()
    type(text)
    enter()
    pass(5000)
    expect(searched()).toEqual([])
  })

  it('asks once more for what is sought already', () => {
    const { searched } = draw({ value: 'night' })
    enter()
    expect(searched()).toEqual(['night'])
  })
})

describe('clearing', () => {
  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))],
    ['Escape', () => press('Escape')],
  ])('[D2.6-1 D5-5] by %s takes away what is written and what is sought', (_, clear) => {
    const { searched, onClear } = draw({ value: 'night' })
    type('nights')
    clear()
    expect(field().value).toBe('')
    expect(onClear).toHaveBeenCalledTimes(1)
    pass(5000)
    expect(searched()).toEqual([])
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull()
  })

  it('leaves Escape to others where nothing is written', () => {
    draw()
    expect(press('Escape')).toBe(true)
    type('n')
    expect(press('Escape')).toBe(false)
  })
})

describe('the address', () => {
  it('that comes late takes no letter away', () => {
    const { searched, say } = draw()
    type('nig')
    pass(600)
    type('nigh')
    say('nig')
    expect(field().value).toBe('nigh')
    pass(600)
    expect(searched()).toEqual(['nig', 'nigh'])
    type('ni')
    say('nigh')
    say('')
    expect(field().value).toBe('ni')
  })

  it('that changes by itself, as by the way back, changes what is written', () => {
    const { searched, say } = draw()
    type('night')
    pass(600)
    say('night')
    type('garden')
    pass(600)
    say('garden')
    say('night')
    expect(field().value).toBe('night')
    type('nights')
    say('')
    expect(field().value).toBe('')
    pass(5000)
    expect(searched()).toEqual(['night', 'garden'])
  })

  it('that nobody answered for is followed again after a while', () => {
    const { say } = draw()
    type('night')
    pass(600)
    pass(3000)
    say('night')
    say('')
    expect(field().value).toBe('')
  })
})

it('[D2.6-10] takes the focus 100 ms after it came, where it is to, but not from under a dialog', () => {
  draw({ focusDelay: 100 })
  pass(99)
  expect(document.activeElement).toBe(document.body)
  pass(1)
  expect(document.activeElement).toBe(field())
})

it('leaves the focus to a dialog that is open', () => {
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('role', 'dialog')
  const button = dialog.appendChild(document.createElement('button'))
  button.focus()
  draw({ focusDelay: 100 })
  pass(100)
  expect(document.activeElement).toBe(button)
  dialog.remove()
})
