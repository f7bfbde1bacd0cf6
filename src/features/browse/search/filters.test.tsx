import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../../device'
import { defaultFilter } from './useRecentSearches'
import { SearchFilters, useBrowseFilters } from '../SearchPart'

function Filters() {
  const [current, setCurrent] = useState(defaultFilter)
  return (
    <>
      <SearchFilters filters={useBrowseFilters()} current={current} onChoose={setCurrent} />
      <output>{current}</output>
    </>
  )
}
const draw = () => {
  const device = new ScriptedDevice()
  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <Filters />
      </DeviceProvider>
    </PanelProviders>,
  )
  return device
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const isOn = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('[D3-22 D7-14 D7-16] are those of the player, each once, in words where they are known', () => {
  const device = draw()
  expect(device.sentWith('getBrowseFilters')).toHaveLength(1)
  expect(screen.queryByRole('group')).toBeNull()
  act(() =>
    device.push('pushBrowseFilters', [
      { name: 'any', index: 0 },
      { name: 'artist', index: '1' },
      { index: 2 },
      { name: ' ' },
      { name: 'artist' },
      { name: '<img src=x onerror=alert(1)>' },
    ]),
  )
  expect(buttons()).toEqual(['Anything', 'Artists', '<img src=x onerror=alert(1)>'])
  expect(document.querySelector('img')).toBeNull()
})

it('[D9-10] begin with any; the one that is on leads to all', async () => {
  const device = draw()
  act(() => device.push('pushBrowseFilters', [{ name: 'any' }, { name: 'artist' }]))
  expect([isOn('Anything'), isOn('Artists')]).toEqual(['true', 'false'])
  await press('Artists')
  expect([isOn('Anything'), isOn('Artists')]).toEqual(['false', 'true'])
  expect(screen.getByRole('status').textContent).toBe('artist')
  await press('Artists')
  expect([isOn('Anything'), isOn('Artists')]).toEqual(['false', 'false'])
  expect(screen.getByRole('status').textContent).toBe('all')
})
