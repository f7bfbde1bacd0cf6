import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../../device'
import { SourceRail } from './SourceRail'

const sources = [
  { name: 'Music library', uri: 'music-library' },
  { name: 'Web radio', uri: 'radio', active: true },
  { name: 'Line in', uri: 'inputs/line', static: true },
  { name: 'Harbour Stream', uri: 'harbour://' },
]

const show = (address = '/playback') => {
  const device = new ScriptedDevice()
  const onOpen = vi.fn<(address: string) => void>()
  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <SourceRail address={address} premium={['harbour://', 'tide://']} onOpen={onOpen} />
      </DeviceProvider>
    </PanelProviders>,
  )
  return { device, onOpen, tell: () => act(() => device.push('pushBrowseSources', sources)) }
}
const link = (name: RegExp) => screen.getByRole('link', { name })

it('[D2.9-12] lists the sources by name, marks the active one, and gives static ones a radio button', () => {
  const { tell } = show()
  expect(screen.queryByRole('list')).toBeNull()
  tell()
  const list = within(screen.getByRole('list', { name: 'Your music' }))
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Music library',
    'Web radioActive',
    'Line in',
  ])
  expect(link(/Web radio/).dataset['active']).toBe('true')
  expect(link(/Line in/).querySelectorAll('[class*=radio]')).toHaveLength(1)
  expect(link(/Music library/).querySelector('[class*=radio]')).toBeNull()
})

it('[D2.9-12] turns a sign beside the music library, and nowhere else, while that is read', () => {
  const { device, tell } = show()
  tell()
  act(() => device.push('pushState', { status: 'stop', updatedb: true }))
  const signs = screen.getAllByRole('img', { name: 'The library is being read' })
  expect(signs.map((sign) => sign.closest('a')?.textContent)).toEqual(['Music library'])
  act(() => device.push('pushState', { status: 'stop', updatedb: false }))
  expect(screen.queryByRole('img', { name: 'The library is being read' })).toBeNull()
})

it('[D2.9-8] has a premium section where a source has an address that the brand names, and only then', () => {
  const { device } = show()
  act(() => device.push('pushBrowseSources', sources.slice(0, 3)))
  expect(screen.queryByRole('region', { name: 'Premium' })).toBeNull()
  act(() => device.push('pushBrowseSources', sources))
  const premium = within(screen.getByRole('region', { name: 'Premium' }))
  expect(premium.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Harbour Stream'])
})

it('leads to a source, marks the one that somebody is in, and stays where somebody is already', async () => {
  const { tell, onOpen } = show('/browse?uri=music-library&title=Music+library')
  tell()
  expect(link(/Music library/).getAttribute('aria-current')).toBe('page')
  await userEvent.click(link(/Music library/))
  expect(onOpen).not.toHaveBeenCalled()
  await userEvent.click(link(/Web radio/))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('/browse?uri=radio&title=Web+radio')
})
