import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import dirty from '../../../../fixtures/pushBrowseSources/dirty-rows.json'
import odd from '../../../../fixtures/pushBrowseSources/odd-menus.json'
import usual from '../../../../fixtures/pushBrowseSources/usual.json'
import lineIn from '../../../../fixtures/pushActiveDumbInput/line-in.json'
import { SourcesPanel } from '../../../../src/features/browse/sources/SourcesPanel'
import { impatiently } from '../../../support/impatiently'
import { narrow, phone } from '../../../support/looksOf'
import { PartStory } from '../../../support/PartStory'
import type { ScriptedPlayer } from '../../../support/ScriptedPlayer'

let player: ScriptedPlayer | undefined
let opened: (string | undefined)[] = []

const pushed = (sources: unknown) => [{ event: 'pushBrowseSources', payload: sources }]
const pictures = ['harbour.jpg', 'low-tide.jpg', 'night-freight.jpg']
/** With pictures that the gallery has. */
const pictured = usual.map((source, place) =>
  'albumart' in source
    ? { ...source, albumart: `/backgrounds/${pictures[place % pictures.length]}` }
    : source,
)

/** The sources of the player: what browse shows while nothing else is. */
const meta = {
  title: 'features/browse/sources/SourcesPanel',
  component: PartStory,
  args: {
    children: <SourcesPanel onOpen={({ uri }) => void opened.push(uri)} />,
    pushes: pushed(pictured),
    onPlayer: (made) => {
      player = made
      opened = []
    },
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof PartStory>
export default meta

type Story = StoryObj<typeof meta>

const rows = { event: 'pushUiSettings', payload: { browseSourcesView: 'list' } }
const sentSince = (count: number) => player?.sent.slice(count).map(({ event, payload }) => [event, payload])

export const Tiles: Story = {
  name: '[D2.6-1] the sources as tiles',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Music library/ }))
    await expect(opened).toEqual(['music-library'])
  },
  tags: ['dark', 'phone', 'kiosk'],
}
export const Rows: Story = { args: { pushes: [rows, ...pushed(pictured)] }, tags: ['dark', 'phone'] }
/** Long names, names with markup, sources that lead nowhere. */
export const Narrow: Story = {
  args: { pushes: pushed(odd), language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bold')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
  ...narrow,
}
export const NarrowRows: Story = {
  ...Narrow,
  args: { pushes: [rows, ...pushed(odd)], language: 'de' },
}
/** The player names the input that is on. */
export const AnInputIsOn: Story = {
  args: { pushes: [...pushed(pictured), { event: 'pushActiveDumbInput', payload: lineIn }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Line in/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}
export const Menu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What can be done with Attic CD' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eject' }))
    await expect(player?.sent.at(-1)).toEqual({
      event: 'callMethod',
      payload: { endpoint: 'music_service/cd_controller', method: 'eject', data: '' },
    })
  },
}
const menu = async (name: string) => {
  const open = within(await screen.findByRole('menu', { name }))
  return (item: RegExp) => open.getByRole('menuitem', { name: item })
}
/** Items without a call are shown as what they are. */
export const OddMenu: Story = {
  args: { pushes: pushed(odd) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What can be done with Music library' }))
    const item = await menu('Music library')
    await expect(item(/Without a call/)).toBeDisabled()
    await expect(item(/Polish the records/)).toBeEnabled()
  },
  tags: ['dark'],
}
export const OddMenuNarrow: Story = {
  args: { pushes: pushed(odd), language: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Was mit Music library geschehen kann' }))
    const item = await menu('Music library')
    await expect(item(/Without a call/)).toBeDisabled()
  },
  ...narrow,
}
/**
 * What the panel does not know leaves as it is; what it knows has to be right, or the player could go down.
 */
export const UnknownAndWrongCalls: Story = {
  name: '[D7-13] calls of a menu that are unknown, and wrong',
  args: { pushes: pushed(odd) },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'What can be done with Music library' })
    const before = player?.sent.length ?? 0
    await userEvent.click(more)
    await userEvent.click((await menu('Music library'))(/Polish/))
    await userEvent.click(more)
    await userEvent.click((await menu('Music library'))(/Without its method/))
    await expect(sentSince(before)).toEqual([['polishRecords', { cloth: 'soft', twice: true }]])
    const told = await screen.findByText(/it was not sent/)
    await waitFor(() => expect(told).toBeVisible())
  },
}
export const DirtyRows: Story = { args: { pushes: pushed(dirty) } }
export const Empty: Story = { args: { pushes: pushed([]) }, tags: ['dark'] }
/** The player has said nothing yet. */
export const Waiting: Story = { args: { pushes: [] }, tags: ['phone'] }
/** It never does. */
export const Silent: Story = {
  args: { pushes: [], language: 'de' },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Erneut versuchen' })
    const before = player?.sent.length ?? 0
    await userEvent.click(again)
    await expect(sentSince(before)).toEqual([['getBrowseSources', undefined]])
  },
  beforeEach: impatiently,
  ...phone,
}
