import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import story from '../../../fixtures/documents/metadataAnswer/story.json'
import playing from '../../../fixtures/pushState/playing.json'
import webradio from '../../../fixtures/pushState/webradio.json'
import { StoryButtons } from '../../../src/features/metadata'
import { NowPlaying } from '../../../src/features/playback'
import { TrackMenu } from '../../../src/features/playback/actions/TrackMenu'
import type { MenuPlace } from '../../../src/ui/menu/menuPlace'
import { answerMetadata } from '../../support/answerMetadata'
import { narrow, phone } from '../../support/looksOf'
import lowTide from '../../support/pictures/low-tide.jpg'
import { PlaybackStory } from '../../support/PlaybackStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const state = { ...playing, albumart: lowTide }
let player: ScriptedPlayer | undefined

const menuOf = (at: MenuPlace, close: () => void) => (
  <TrackMenu at={at} stories={<StoryButtons onOpened={close} />} onClose={close} />
)

/** The menu of what plays: at its button; by the other mouse button or a resting finger on cover or words. */
const meta = {
  title: 'features/playback/TrackMenu',
  component: PlaybackStory,
  args: {
    state,
    children: <NowPlaying menuOf={menuOf} />,
    onPlayer: (made) => {
      player = made
    },
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof PlaybackStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const more = () =>
  screen.findByRole('button', { name: /^(Track actions|Titelaktionen)/ }, { timeout: 12_000 })
const open: Play = async ({ userEvent }) => {
  await userEvent.click(await more())
  await screen.findByRole('menu', { name: 'Rope and Rain' })
}
const row = (name: string) => screen.getByRole('menuitemcheckbox', { name })
const sent = (event: string) => player?.sent.filter((one) => one.event === event) ?? []

export const Open: Story = {
  play: async (context) => {
    await open(context)
    await expect(row('Favourite')).toBeChecked()
    // What is switched leaves it open, and follows the player.
    await context.userEvent.click(row('Shuffle'))
    await expect(sent('setRandom')).toHaveLength(1)
    await waitFor(() => expect(row('Shuffle')).toBeChecked())
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(await more()).toHaveFocus()
    await open(context)
  },
  tags: ['dark'],
}
/** A finger gets a sheet. */
const touch: Play = async ({ userEvent }) => {
  await userEvent.pointer({ keys: '[TouchA]', target: await more() })
  await screen.findByRole('dialog', { name: 'Rope and Rain' })
}
export const OnAPhone: Story = { play: touch, ...phone, tags: ['dark', 'kiosk'] }
export const LongGerman: Story = { args: { language: 'de' }, play: touch, ...narrow }
export const OnTheCover: Story = {
  play: async ({ userEvent }) => {
    await more()
    const cover = screen.getByRole('img', { name: /Rope and Rain/ })
    await userEvent.pointer({ keys: '[MouseRight]', target: cover })
    await screen.findByRole('menu', { name: 'Rope and Rain' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByRole('heading', { level: 1 }) })
    await screen.findByRole('menu', { name: 'Rope and Rain' })
  },
}
/** Similar music follows the queue where the player has what finds it. */
export const Endless: Story = {
  play: async (context) => {
    const name = 'Go on with similar music after the queue'
    await open(context)
    await expect(screen.queryByRole('menuitemcheckbox', { name })).toBeNull()
    player?.push('pushInfinityPlayback', { available: true, enabled: true })
    await waitFor(() => expect(row(name)).toBeChecked())
    await context.userEvent.click(row(name))
    await expect(sent('setInfinityPlayback')).toHaveLength(1)
  },
}
/** What came of a story takes the place of the menu. */
export const TellsAStory: Story = {
  beforeEach: answerMetadata({ storyArtist: story }),
  play: async (context) => {
    await open(context)
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Artist story' }))
    const told = await screen.findByRole('dialog', {}, { timeout: 12_000 })
    await waitFor(() => expect(within(told).getByText('Recorded in a boat house.')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
export const OfARadio: Story = {
  args: { state: webradio },
  play: async ({ userEvent }) => {
    await userEvent.click(await more())
    await screen.findByRole('menu')
    await expect(screen.getByRole('menuitem', { name: 'Add to playlist' })).toBeDisabled()
  },
}
/** What has played leaves the queue where the player has that. */
export const Consuming: Story = {
  args: { state: { ...state, consume: true } },
  play: async (context) => {
    await open(context)
    await expect(row('Remove what has played from the queue')).toBeChecked()
  },
}
/** Nothing plays any more: its menu goes with it. */
export const GoneMeanwhile: Story = {
  play: async (context) => {
    await open(context)
    player?.push('pushState', { status: 'stop', title: '', artist: '', album: '', uri: '' })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
