import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import anyBrand from '../../../fixtures/documents/brand/any.json'
import none from '../../../fixtures/documents/metadataAnswer/none.json'
import paused from '../../../fixtures/pushState/paused.json'
import station from '../../../fixtures/pushState/webradio.json'
import { LyricsCorner, LyricsFace, showLyrics } from '../../../src/features/lyrics'
import { NowPlaying, PlayButton } from '../../../src/features/playback'
import { BrandContext } from '../../../src/ui/brand/BrandContext'
import { answerMetadata } from '../../support/answerMetadata'
import { narrow, phone } from '../../support/looksOf'
import lowTide from '../../support/pictures/low-tide.jpg'
import { PlaybackStory } from '../../support/PlaybackStory'

const lrc = `[ti:Rope and Rain]
[01:22.00]Rope and rain and a lamp on the quay
[01:27.00]somebody sings what the tide left for me
[01:33.00]hold to the wood and let go of the year
[01:38.00]nothing that drowned ever meant to stay here
[01:44.00]
[01:50.00]Rope and rain, rope and rain
[01:55.00]the harbour has written my name down again`

const verses = `Rope and rain and a lamp on the quay
somebody sings what the tide left for me

hold to the wood and let go of the year
nothing that drowned ever meant to stay here`

const german = `[01:20.00]Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen
[01:30.00]Hinter der Straßenbahnhaltestellenüberdachung wohnt jemand, der nie auf die Straßenbahn wartet
[01:50.00]und wenn du ihn fragst, wie die Straße hier heißt, dann lächelt er, bis du den Namen nicht mehr weißt`

const long = Array.from(
  { length: 1000 },
  (_, line) =>
    `[${Math.floor(line / 20)}:${(line % 20) * 3}.00]Line ${line + 1} of a song that goes on and on`,
).join('\n')

const radio = { ...station, uri: 'http://tidewater.example/high', artist: 'Tidewater FM', albumart: lowTide }
const host = 'https://lyrics.example'

/** What plays, with words in the place of its cover; a public service may be asked where that was allowed. */
const Words = ({ lyrics }: { lyrics?: string }) => (
  <BrandContext value={{ ...anyBrand, ...(lyrics !== undefined && { lyrics }) }}>
    <NowPlaying corner={<LyricsCorner />} face={<LyricsFace controls={<PlayButton />} />} />
  </BrandContext>
)

/** The player has none; the public service says that it has none, or one of both does not answer in time. */
const network =
  (service: 'has none' | 'is away', player: 'has none' | 'is away' = 'has none') =>
  () => {
    const key = `${anyBrand.word}.lyrics`
    localStorage.setItem(key, 'on')
    const stop = answerMetadata({ lyricsTrack: none })()
    const { fetch: before } = globalThis
    const away = () => Promise.reject(new DOMException('No answer in time', 'TimeoutError'))
    globalThis.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      if (address.startsWith(host))
        return service === 'is away' ? away() : Promise.resolve(new Response('{}', { status: 404 }))
      return player === 'is away' && address.endsWith('/api/v1/pluginEndpoint') ? away() : before(input, init)
    }
    return () => {
      localStorage.removeItem(key)
      stop()
    }
  }

/** A player that has these words of everything. */
const having = (value: string) => answerMetadata({ lyricsTrack: { success: true, data: { value } } })

/** The words of what plays, at 1:38 of it, in the place of the cover; over all of a small screen. */
const meta = {
  title: 'features/lyrics/Lyrics',
  component: PlaybackStory,
  args: {
    state: { ...paused, seek: 98_000, albumart: lowTide },
    children: <Words />,
  },
  globals: { viewport: { value: 'wide' } },
  beforeEach: () => {
    showLyrics(true)
    return () => showLyrics(false)
  },
} satisfies Meta<typeof PlaybackStory>
export default meta

type Story = StoryObj<typeof meta>

/** Waits for what comes with a fade. */
const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible(), { timeout: 12_000 })

const sung = () => document.querySelector('[data-current]')?.textContent

export const Timed: Story = {
  beforeEach: having(lrc),
  play: async () => {
    await waitFor(() => expect(sung()).toBe('nothing that drowned ever meant to stay here'), {
      timeout: 12_000,
    })
    await expect(screen.getByRole('button', { name: 'Show the cover' })).toBeVisible()
  },
  tags: ['dark', 'phone', 'phone-dark', 'kiosk', 'lying'],
}
/** Somebody has scrolled: the words stay there for a while, with a way back. */
export const Moved: Story = {
  beforeEach: having(lrc),
  play: async () => {
    const words = await screen.findByRole('group', { name: 'Lyrics' }, { timeout: 12_000 })
    words.dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }))
    await seen(() => screen.getByRole('button', { name: 'Back to now' }))
  },
  tags: ['kiosk'],
}
export const Plain: Story = {
  beforeEach: having(verses),
  play: async () => {
    await seen(() => screen.getByText(/^hold to the wood/))
  },
  tags: ['phone', 'kiosk'],
}
/** What a station plays: its clock is not that of the song, so nothing follows it. */
export const OnAir: Story = {
  args: {
    state: { ...radio, title: 'Slow Harbour – Rope and Rain (Live at the Pier)' },
  },
  beforeEach: having(lrc),
  play: async () => {
    await seen(() => screen.getByText(/^Rope and rain and a lamp on the quay/))
    await expect(sung()).toBeUndefined()
  },
}
export const Looking: Story = {
  beforeEach: answerMetadata({}),
  play: async () => {
    await expect(
      await screen.findByText('Looking for the lyrics', undefined, { timeout: 12_000 }),
    ).toBeInTheDocument()
  },
  tags: ['kiosk'],
}
/** The player is silent, or cannot be reached. */
export const Failed: Story = {
  beforeEach: network('has none', 'is away'),
  play: async () => {
    await seen(() => screen.getByText(/^The player did not answer/))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await seen(() => screen.getByText(/^The player did not answer/))
  },
  tags: ['dark', 'kiosk', 'phone'],
}
/** The player has none, and the public service that was allowed says nothing for 5 s. */
export const ServiceFailed: Story = {
  args: { children: <Words lyrics={host} /> },
  beforeEach: network('is away'),
  play: async () => {
    await seen(() => screen.getByText(/^lyrics\.example did not answer/))
  },
  tags: ['kiosk'],
}
export const ServiceFailedInGerman: Story = {
  ...ServiceFailed,
  args: { ...ServiceFailed.args, language: 'de' },
  ...narrow,
  play: async () => {
    await seen(() => screen.getByText(/^lyrics\.example hat nicht/))
  },
}
export const None: Story = {
  beforeEach: answerMetadata({ lyricsTrack: none }),
  play: async () => {
    await seen(() => screen.getByRole('heading', { name: 'No lyrics' }))
  },
  tags: ['kiosk'],
}
/** Neither the player nor the public service that was allowed has any. */
export const NoneAnywhere: Story = {
  args: { children: <Words lyrics={host} /> },
  beforeEach: network('has none'),
  play: async () => {
    await seen(() => screen.getByText(/^Neither the player nor lyrics\.example/))
  },
}
/** A station that does not say which song it plays. */
export const UnnamedOnAir: Story = {
  args: {
    state: { ...radio, title: 'Tidewater FM: all night' },
  },
  play: async () => {
    await seen(() => screen.getByText('This station does not say which song it plays.'))
  },
  tags: ['kiosk'],
}
/** What plays from elsewhere, as it may say nothing of itself. */
export const Unnamed: Story = {
  args: { state: { ...paused, service: 'bluetooth', trackType: 'bluetooth', artist: '', albumart: lowTide } },
  play: async () => {
    await seen(() => screen.getByText(/neither its artist nor its title/))
  },
}
export const LongGerman: Story = {
  args: { language: 'de' },
  ...narrow,
  beforeEach: having(german),
  play: async () => {
    await seen(() => screen.getByText(/^Hinter der/))
  },
}
/** A thousand lines, of which only those that are near are laid out. */
export const ThousandLines: Story = {
  beforeEach: having(long),
  play: async () => {
    await waitFor(() => expect(sung()).toMatch(/^Line 33 /), { timeout: 12_000 })
    const place = () => document.querySelector('[data-current]')?.getBoundingClientRect().top ?? -1
    await waitFor(() => expect(place()).toBeGreaterThan(0))
    await expect(place()).toBeLessThan(window.innerHeight)
  },
}
/** The button on the cover, there once there are words. */
export const OnTheCover: Story = {
  beforeEach: () => {
    showLyrics(false)
    return having(lrc)()
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Lyrics' }, { timeout: 12_000 })
    await userEvent.click(button)
    await seen(() => screen.getByRole('region', { name: 'Lyrics' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show the cover' }))
    await expect(screen.queryByRole('region', { name: 'Lyrics' })).toBeNull()
  },
}
export const OnTheCoverOfAPhone: Story = {
  ...OnTheCover,
  ...phone,
  play: async () => {
    await seen(() => screen.getByRole('button', { name: 'Lyrics' }))
  },
}
