import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { testBrand } from '../../../../tests/support/testBrand'
import { BrandContext } from '../../../ui/brand/BrandContext'
import { RecentSearches } from '../SearchPart'
import { useRecentSearches } from './useRecentSearches'

const key = `${testBrand.word}.searches`
const onSearch = vi.fn<(search: string) => void>()
beforeEach(() => localStorage.clear())
afterEach(() => void vi.restoreAllMocks())

function Recent() {
  const { searches, removed, add, remove, clear, forget, hold } = useRecentSearches()
  return (
    <>
      <button type="button" onClick={() => add('night')}>
        Found night
      </button>
      <RecentSearches
        searches={searches}
        removed={removed}
        onSearch={onSearch}
        onRemove={remove}
        onClear={clear}
        onForget={forget}
        onHold={hold}
      />
    </>
  )
}
const draw = (...kept: string[]) => {
  if (kept.length > 0) localStorage.setItem(key, JSON.stringify(kept))
  render(
    <PanelProviders>
      <BrandContext value={testBrand}>
        <Recent />
      </BrandContext>
    </PanelProviders>,
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it('what found something is remembered, and sought again by one press', async () => {
  draw('garden')
  await press('Found night')
  expect(shown()).toEqual(['night', 'garden'])
  expect(localStorage.getItem(key)).toBe('["night","garden"]')
  await press('garden')
  expect(onSearch).toHaveBeenCalledWith('garden')
})

it('one goes, and comes back', async () => {
  draw('garden', 'night')
  await press('Remove garden')
  expect(shown()).toEqual(['night'])
  expect(screen.getByRole('status').textContent).toContain('“garden” removed')
  await press('Undo')
  expect(shown()).toEqual(['garden', 'night'])
  expect(localStorage.getItem(key)).toBe('["garden","night"]')
})

it('all go, and come back', async () => {
  draw('garden', 'night')
  await press('Remove all')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(localStorage.getItem(key)).toBe('[]')
  await press('Undo')
  expect(shown()).toEqual(['garden', 'night'])
})

it('lasts as long as it is shown where the browser forbids storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  draw()
  await press('Found night')
  await press('Remove night')
  expect(shown()).toEqual([])
  await press('Undo')
  expect(shown()).toEqual(['night'])
})
