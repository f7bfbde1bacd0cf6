import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import story from '../../../fixtures/documents/metadataAnswer/story.json'
import { PanelOverlays } from '../../../tests/support/PanelOverlays'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { testBrand } from '../../../tests/support/testBrand'
import { DeviceProvider } from '../../device'
import { BrandContext } from '../../ui/brand/BrandContext'
import { StoryButtons } from './StoryButtons'
import { StoryModal } from './StoryModal'

const rows = [
  { key: 'Fiddle', values: [{ name: 'Ada Brine', uri: 'mbid:/artist/0a1b' }] },
  { key: 'Recorded at', values: [{ name: 'The Old Net Loft', uri: 'mbid:/place/77' }] },
]
const none = { success: false }

afterEach(() => void vi.unstubAllGlobals())

/** The buttons of what plays, on a player that answers by mode, and has nothing of any other. */
function show(answers: Readonly<Record<string, unknown>>) {
  vi.stubGlobal('fetch', (_address: unknown, init?: RequestInit) => {
    const { data }: { data: { mode: string } } = JSON.parse(String(init?.body))
    return Promise.resolve(Response.json(answers[data.mode] ?? none))
  })
  const device = new ScriptedDevice()
  device.push('pushState', { status: 'play', artist: 'Slow Harbour', album: 'Low Tide' })
  render(
    <PanelProviders>
      <BrandContext value={testBrand}>
        <DeviceProvider device={device}>
          <PanelOverlays features={{ 'modal-story': StoryModal }}>
            <StoryButtons />
          </PanelOverlays>
        </DeviceProvider>
      </BrandContext>
    </PanelProviders>,
  )
}

const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const modal = async () => within(await screen.findByRole('dialog'))

it('[D8-6] say in a modal of which artist there is no story, and the button rests [D8-7]', async () => {
  show({})
  fireEvent.click(button(/^Artist story/))
  expect((await modal()).getByText('Artist story not found for Slow Harbour')).toBeDefined()
  expect(screen.getByText('not found')).toBeDefined()
  expect(button(/^Artist story/).disabled).toBe(true)
})

it('[D8-7] say at the button alone what there is not of an album', async () => {
  show({})
  fireEvent.click(button(/^Album story/))
  await screen.findByText('not found')
  expect(button(/^Album story/).disabled).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('[D3-19] [D8-8] lead from a credit to its story, and say at the credit when there is none', async () => {
  show({ creditsAlbum: { success: true, data: { value: rows } }, storyArtist: story })
  fireEvent.click(button(/^Album credits/))
  const credits = await modal()
  fireEvent.click(credits.getByRole('button', { name: 'The Old Net Loft' }))
  const place = (await credits.findByText('credits not found')).closest('dd')
  expect(place?.textContent).toContain('The Old Net Loft')
  fireEvent.click(credits.getByRole('button', { name: 'Ada Brine' }))
  const fiddle = credits.getByText('Fiddle').parentElement
  await waitFor(() => expect(fiddle?.textContent).toContain('Recorded in a boat house.'))
  expect(credits.queryByText(/premium/)).toBeNull()
})

it('[D3-19] tell that the rest is for the premium plan, where the player says so', async () => {
  show({ storyAlbum: { success: true, data: { value: 'The beginning.', upgradeCta: true } } })
  fireEvent.click(button(/^Album story/))
  const told = await modal()
  await told.findByText('The beginning.')
  expect(told.getByText('The rest belongs to the premium plan of your account.')).toBeDefined()
})
