import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import lastPlayed from '../../../fixtures/pushBrowseLibrary/last-played.json'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../device'
import { ToastContext } from '../../ui/toasts/Toast'
import { RecentlyPlayed, type Choosing } from './RecentlyPlayed'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const draw = (isLocked = false, choosingBarOf?: (choosing: Choosing) => ReactNode) => {
  const device = new ScriptedDevice()
  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <ToastContext value={{ show: () => undefined }}>
          <RecentlyPlayed
            isLocked={isLocked}
            choosingBarOf={choosingBarOf}
            onMore={choosingBarOf && ((_item, _at, onSelect) => onSelect?.())}
          />
        </ToastContext>
      </DeviceProvider>
    </PanelProviders>,
  )
  return device
}
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))
const asked = { uri: 'Last_100', ref: 'home-recently-played' }
const lists = lastPlayed.navigation.lists.map(({ items }) => ({ items }))
const answer = { ref: asked.ref, navigation: { lists } }

it('is asked for only once the panel is idle', () => {
  const device = draw()
  expect(device.sent).toEqual([])
  pass(2000)
  expect(device.sent).toEqual([{ event: 'browseLibrary', payload: asked }])
})

it('takes the answer to its own question, the first twelve with an address, and plays one by a press', async () => {
  const device = draw()
  pass(2000)
  act(() => device.push('pushBrowseLibrary', { ...answer, ref: 'another' }))
  act(() => device.push('pushBrowseLibrary', {}))
  expect(screen.queryAllByRole('listitem')).toEqual([])
  act(() => device.push('pushBrowseLibrary', answer))
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
  expect(screen.queryByText('Without an address')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Play Harbour Radio' }))
  expect(device.sentWith('addPlay')).toEqual([
    {
      uri: 'http://radio.example/harbour',
      title: 'Harbour Radio',
      albumart: '/backgrounds/harbour.jpg',
      service: 'webradio',
    },
  ])
})

it('asks a player that does not say that it plays what was pressed, also when the screen is left', async () => {
  const device = draw()
  pass(2000)
  act(() => device.push('pushBrowseLibrary', answer))
  await userEvent.click(screen.getByRole('button', { name: 'Play Harbour Radio' }))
  cleanup()
  pass(800)
  expect(device.sentWith('getState')).toHaveLength(1)
})

it('plays nothing while the player takes no orders', () => {
  const device = draw(true)
  pass(2000)
  act(() => device.push('pushBrowseLibrary', answer))
  for (const button of screen.getAllByRole('button')) expect(button.hasAttribute('disabled')).toBe(true)
})

it('says that nothing came for 8 s, and asks again, as long as is wanted', () => {
  const device = draw()
  pass(2000)
  pass(8000)
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  expect(device.sentWith('browseLibrary')).toEqual([asked, asked])
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  pass(8000)
  expect(screen.getByRole('button', { name: 'Try again' })).not.toBeNull()
})

it('has several chosen in the order shown, by a menu, a range and Escape', async () => {
  let chosen: Choosing | undefined
  const device = draw(false, (choosing) => {
    chosen = choosing
    return <button type="button" data-choosing>{`${choosing.items.length} chosen`}</button>
  })
  pass(2000)
  act(() => device.push('pushBrowseLibrary', answer))
  const [, , third] = screen.getAllByRole('button', { name: /^What can be done/ })
  await userEvent.click(third ?? document.body)
  expect(screen.getByRole('button', { name: '1 chosen' })).toBe(document.activeElement)
  const [first] = screen.getAllByRole('checkbox')
  const user = userEvent.setup({ delay: null })
  await user.keyboard('{Shift>}')
  await user.click(first ?? document.body)
  await user.keyboard('{/Shift}')
  const uris = lists.flatMap(({ items }) => items).flatMap(({ uri }) => uri || [])
  expect(chosen?.items.map(({ uri }) => uri)).toEqual(uris.slice(0, 3))
  expect(device.sentWith('addPlay')).toEqual([])
  act(() => chosen?.onAll())
  expect(chosen?.items).toHaveLength(12)
  await user.keyboard('{Escape}')
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(screen.getByRole('button', { name: 'Select' })).toBe(document.activeElement)
})
