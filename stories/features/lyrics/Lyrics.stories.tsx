import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import paused from '../../../fixtures/pushState/paused.json'
import none from '../../../fixtures/documents/metadataAnswer/none.json'
import { LyricsCorner, LyricsFace, showLyrics } from '../../../src/features/lyrics'
import { NowPlaying, PlayButton } from '../../../src/features/playback'
import { answerMetadata } from '../../support/answerMetadata'
import { dark, narrow, phone } from '../../support/looksOf'
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

/** A player that has these words of everything. */
const having = (value: string) => answerMetadata({ lyricsTrack: { success: true, data: { value } } })

/** The words of what plays, at 1:38 of it, in the place of the cover; over all of a small screen. */
const meta = {
  title: 'features/lyrics/Lyrics',
  component: PlaybackStory,
  args: {
    state: { ...paused, seek: 98_000, albumart: lowTide },
    children: <NowPlaying corner={<LyricsCorner />} face={<LyricsFace controls={<PlayButton />} />} />,
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
}
export const TimedDark: Story = { ...Timed, ...dark }
export const TimedOnAPhone: Story = {
  beforeEach: having(lrc),
  ...phone,
  play: async () => {
    await seen(() => screen.getByRole('dialog', { name: 'Rope and Rain' }))
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
  },
}
export const TimedOnAPhoneDark: Story = { ...TimedOnAPhone, ...dark }
export const TimedOnAKiosk: Story = { ...TimedOnAPhone, globals: { viewport: { value: 'kiosk' } } }
export const TimedLying: Story = { ...TimedOnAPhone, globals: { viewport: { value: 'lying' } } }
/** Somebody has scrolled: the words stay there for a while, with a way back. */
export const Moved: Story = {
  beforeEach: having(lrc),
  play: async () => {
    const words = await screen.findByRole('group', { name: 'Lyrics' }, { timeout: 12_000 })
    words.dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }))
    await seen(() => screen.getByRole('button', { name: 'Back to now' }))
  },
}
export const MovedOnAKiosk: Story = { ...Moved, globals: { viewport: { value: 'kiosk' } } }
export const Plain: Story = {
  beforeEach: having(verses),
  play: async () => {
    await seen(() => screen.getByText(/^hold to the wood/))
  },
}
export const PlainOnAPhone: Story = { ...Plain, ...phone }
export const PlainOnAKiosk: Story = { ...Plain, globals: { viewport: { value: 'kiosk' } } }
export const Looking: Story = {
  beforeEach: answerMetadata({}),
  play: async () => {
    await expect(
      await screen.findByText('Looking for the lyrics', undefined, { timeout: 12_000 }),
    ).toBeInTheDocument()
  },
}
export const None: Story = {
  beforeEach: answerMetadata({ lyricsTrack: none }),
  play: async () => {
    await seen(() => screen.getByRole('heading', { name: 'No lyrics' }))
  },
}
export const NoneOnAKiosk: Story = { ...None, globals: { viewport: { value: 'kiosk' } } }
/** A station that says neither artist nor title. */
export const Unnamed: Story = {
  args: { state: { ...paused, service: 'webradio', trackType: 'webradio', artist: '', albumart: lowTide } },
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
