import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ReactNode } from 'react'
import { PanelOverlays } from '../../../tests/support/PanelOverlays'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { testBrand } from '../../../tests/support/testBrand'
import { DeviceProvider } from '../../device'
import { BrandContext } from '../../ui/brand/BrandContext'
import { AccountSlotsContext } from '../../ui/account/AccountSlotsContext'
import { type StoryReader, PremiumModal, StoryModal } from './StoryModal'
import { storyParts } from './storyParts'

const none = { success: false }
const told = (value: unknown, upgradeCta?: boolean) => ({ success: true, data: { value, upgradeCta } })
const free: StoryReader = { isAuthEnabled: true, plan: 'free' }
const question = { mode: 'storyAlbum', artist: 'Slow Harbour', album: 'Low Tide' } as const

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A part at the head of a page, on a player that answers by mode, and has nothing of any other. */
function show(part: ReactNode, answers: Readonly<Record<string, unknown>> = {}, reader?: StoryReader) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (_address: unknown, init?: RequestInit) => {
    const { data }: { data: { mode: string } } = JSON.parse(String(init?.body))
    asked.push(data.mode)
    return Promise.resolve(Response.json(answers[data.mode] ?? none))
  })
  render(
    <PanelProviders>
      <BrandContext value={testBrand}>
        <DeviceProvider device={new ScriptedDevice()}>
          <AccountSlotsContext value={reader ?? { isAuthEnabled: false }}>
            <PanelOverlays features={{ 'modal-story': StoryModal, 'modal-premium': PremiumModal }}>
              {part}
            </PanelOverlays>
          </AccountSlotsContext>
        </DeviceProvider>
      </BrandContext>
    </PanelProviders>,
  )
  return asked
}

/** jsdom lays nothing out: from now on every text is longer than its box. */
const makeTextsLong = () => vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('upgrading', () => {
  const toPlans = vi.fn<() => void>()
  afterEach(() => toPlans.mockClear())

  it('[D2.14-10] is offered with the words of the premium plan, closes all modals and leads to the plans', async () => {
    show(storyParts.story({ html: '', question }), {}, { ...free, toPlans })
    press('Album story')
    const premium = within(await screen.findByRole('dialog', { name: 'Premium' }))
    expect(premium.getByRole('heading', { name: 'Stories and credits' })).toBeDefined()
    expect(premium.getByText('They belong to the premium plan of your account.')).toBeDefined()
    fireEvent.click(premium.getByRole('button', { name: 'Upgrade' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(toPlans).toHaveBeenCalledOnce()
  })

  it('[D2.14-9] is offered where the player keeps a part of the credits, and closes all modals', async () => {
    const rows = [{ key: 'Fiddle', values: [{ name: 'Ada Brine', uri: 'mbid:/artist/0a1b' }] }]
    const reader = { isAuthEnabled: false, toPlans }
    const answers = { creditsAlbum: told(rows, true) }
    show(storyParts.credits({ rows: [], artist: 'Slow Harbour', album: 'Low Tide' }), answers, reader)
    press('Album credits')
    const credits = await screen.findByRole('dialog', { name: 'Low Tide' })
    expect(credits.style.maxWidth).toBe('600px')
    fireEvent.click(within(credits).getByRole('button', { name: 'Ada Brine' }))
    await within(credits).findByText('credits not found')
    press('Upgrade')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(toPlans).toHaveBeenCalledOnce()
  })

  it('[D2.6-3 D3-18] the credits of a song are those of its page, else of its album, else none', async () => {
    const rows = [{ key: 'Fiddle', values: [{ name: 'Ada Brine' }] }]
    const song = { artist: 'Slow Harbour', album: 'Low Tide', song: 'Ebb' }
    show(
      <>
        {storyParts.credits({ ...song, rows })}
        {storyParts.credits({ ...song, rows: [] })}
        {storyParts.credits({ ...song, rows: [], album: '' })}
      </>,
    )
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Credits',
      'Album credits',
    ])
    press('Credits')
    expect(await screen.findByRole('dialog', { name: 'Ebb' })).toBeDefined()
  })

  it('leads nowhere where the panel has no plans', async () => {
    show(storyParts.story({ html: '', question }), {}, free)
    press('Album story')
    await screen.findByRole('dialog')
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
  })
})

describe('the story of a page', () => {
  it('[D2.6-4] is shown with the page, and read on and folded again where it is long', () => {
    makeTextsLong()
    const asked = show(storyParts.story({ html: '<p>Recorded in a boat house.</p>', question }))
    expect(screen.getByText('Recorded in a boat house.')).toBeDefined()
    press('Read more')
    expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeDefined()
    press('Show less')
    expect(screen.getByRole('button', { name: 'Read more', expanded: false })).toBeDefined()
    expect(asked).toEqual([])
  })

  it('has nothing to read on where it is short', () => {
    show(storyParts.story({ html: 'Short.', question }))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[D5-27] is premium from where it would be read on', async () => {
    makeTextsLong()
    show(storyParts.story({ html: 'Long.', question }), {}, free)
    press('Read more')
    expect((await screen.findByRole('dialog')).textContent).toContain('premium plan')
    expect(screen.queryByText('Show less')).toBeNull()
  })

  it('[D2.6-4 D7-29] is asked for where the page has none', async () => {
    const asked = show(storyParts.story({ html: ' ', question }), {
      storyAlbum: told('The beginning.', true),
    })
    press('Album story')
    await screen.findByText('The beginning.')
    expect(screen.getByText('The rest belongs to the premium plan of your account.')).toBeDefined()
    expect(asked).toEqual(['storyAlbum'])
  })

  it('[D8-7] is said not to be there where the player has none', async () => {
    show(storyParts.story({ html: '', question }))
    press('Album story')
    await screen.findByText('not found')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Album story/ }).disabled).toBe(true)
  })

  it('[D5-27] is not asked for by who may not read it', async () => {
    const asked = show(storyParts.story({ html: '', question }), { storyAlbum: told('The beginning.') }, free)
    press('Album story')
    await screen.findByRole('dialog')
    expect(asked).toEqual([])
  })

  it('is not there where there is nothing to ask', () => {
    show(storyParts.story({ html: '', question: undefined }))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the credits of a page', () => {
  const credited = { artist: 'Slow Harbour', album: 'Low Tide' }
  const rows = [
    { key: 'Fiddle', values: [{ name: 'Ada Brine', uri: 'mbid:/artist/0a1b' }, { name: ' ' }] },
    { key: 'Label', values: [{ name: 'Net Loft Records', uri: 'mbid:/label/2' }] },
    { key: 'Place', values: [{ name: 'The Old Net Loft', uri: 'mbid:/place/77' }] },
    { key: 'Nobody', values: [] },
  ]

  it('[D2.6-4 D3-18 D3-20] open as they came with the page, and lead to artists, labels and places', async () => {
    const asked = show(storyParts.credits({ rows, ...credited }), {
      storyArtist: told('She plays.'),
      storyLabel: told('It presses.'),
      storyPlace: told('It leaks.'),
    })
    press('Album credits')
    const credits = within(await screen.findByRole('dialog'))
    for (const [name, story] of [
      ['Ada Brine', 'She plays.'],
      ['Net Loft Records', 'It presses.'],
      ['The Old Net Loft', 'It leaks.'],
    ] as const) {
      fireEvent.click(credits.getByRole('button', { name }))
      expect(await credits.findByText(story)).toBeDefined()
    }
    expect(credits.queryByText('Nobody')).toBeNull()
    expect(asked).toEqual(['storyArtist', 'storyLabel', 'storyPlace'])
  })

  it('[D2.6-4 D7-29] are asked for where the page has none', async () => {
    const asked = show(storyParts.credits({ rows: [], ...credited }), { creditsAlbum: told(rows) })
    press('Album credits')
    expect((await screen.findByRole('dialog')).textContent).toContain('Ada Brine')
    expect(asked).toEqual(['creditsAlbum'])
  })

  it('[D5-27] are premium', async () => {
    show(storyParts.credits({ rows, ...credited }), {}, free)
    press('Album credits')
    expect((await screen.findByRole('dialog')).textContent).toContain('premium plan')
  })
})

it('[D2.6-4 D5-27] the story of an artist opens', async () => {
  const asked = show(storyParts.artistStory('Slow Harbour'), { storyArtist: told('Four people.') })
  press('Artist story')
  expect((await screen.findByRole('dialog', { name: 'Slow Harbour' })).textContent).toContain('Four people.')
  expect(asked).toEqual(['storyArtist'])
})
