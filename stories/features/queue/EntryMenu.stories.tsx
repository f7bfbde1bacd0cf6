import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import webradio from '../../../fixtures/pushQueue/with-webradio.json'
import { narrow, phone } from '../../support/looksOf'
import { manyEntries } from '../../support/manyEntries'
import { QueueStory } from '../../support/QueueStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const some = manyEntries(8)
let player: ScriptedPlayer | undefined

/** The menu of one entry of the queue, by its button, the mouse's other button or the key for it. */
const meta = {
  title: 'features/queue/EntryMenu',
  component: QueueStory,
  args: {
    queue: some,
    position: 2,
    onPlayer: (made) => {
      player = made
    },
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof QueueStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const sent = (event: string) =>
  player?.sent.filter((one) => one.event === event).map(({ payload }) => payload) ?? []
const menu = () => within(screen.getByRole('menu'))
const act = (name: string) => menu().getByRole('menuitem', { name })
const more = (number: number) => {
  const name = String(some[number]?.['name'])
  return screen.findByRole(
    'button',
    { name: new RegExp(`(?=.*${name}).*(can be done|geschehen)`) },
    { timeout: 12_000 },
  )
}
const open =
  (number: number): Play =>
  async ({ userEvent }) => {
    await userEvent.click(await more(number))
    await screen.findByRole('menu', { name: String(some[number]?.['name']) })
  }
/** By a finger. */
const touch =
  (number: number): Play =>
  async ({ userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: await more(number) })
    await screen.findByRole('dialog', { name: String(some[number]?.['name']) })
  }
const sheetAct = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })

export const Open: Story = {
  play: async (context) => {
    await open(5)(context)
    for (const name of ['Play', 'Play next', 'Move to the top', 'Move to the end', 'Add to playlist'])
      await expect(act(name)).toBeEnabled()
    // There is nowhere to go while this panel has no such screen.
    await expect(menu().queryByRole('menuitem', { name: 'Go to artist' })).toBeNull()
  },
  tags: ['dark'],
}
/** A finger gets a sheet. */
export const OpenPhone: Story = {
  play: async (context) => {
    await touch(5)(context)
    await expect(sheetAct('Play next')).toBeEnabled()
  },
  ...phone,
}
/** All of it is in view there. */
export const OpenKiosk: Story = {
  play: async (context) => {
    await touch(5)(context)
    const last = sheetAct('Remove from the queue')
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight))
    const body = within(screen.getByRole('dialog')).getByText(/ - /).parentElement?.parentElement
    await expect(body?.scrollHeight).toBe(body?.clientHeight)
  },
  globals: { viewport: { value: 'kiosk' } },
}
export const OpenNarrow: Story = {
  args: { language: 'de' },
  play: async (context) => {
    await touch(5)(context)
    await expect(sheetAct('Als Nächstes spielen')).toBeEnabled()
  },
  ...narrow,
}
/** What plays is not moved behind itself, and the last entry not to the end. */
export const ThereAlready: Story = {
  args: { position: 7 },
  play: async (context) => {
    await open(7)(context)
    await expect(act('Play next')).toBeDisabled()
    await expect(act('Move to the end')).toBeDisabled()
    await expect(act('Move to the top')).toBeEnabled()
  },
}
/** A web radio is of no playlist. */
export const OfARadio: Story = {
  args: { queue: webradio, position: 0 },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /can be done/ }))
    await screen.findByRole('menu')
    await expect(act('Add to playlist')).toBeDisabled()
  },
}
export const PlayedNext: Story = {
  play: async (context) => {
    await open(5)(context)
    await context.userEvent.click(act('Play next'))
    await expect(sent('moveQueue')).toEqual([{ from: 5, to: 3 }])
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(await more(5)).toHaveFocus()
  },
}
/** By keyboard alone: the focus goes on to what stands in the place of the removed entry. */
export const RemovedByKeys: Story = {
  play: async ({ userEvent }) => {
    const button = await more(1)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    act('Remove from the queue').focus()
    await userEvent.keyboard('{Enter}')
    await expect(sent('removeFromQueue')).toEqual([{ value: 1 }])
    const next = await more(2)
    await waitFor(() => expect(next).toHaveFocus())
  },
}
export const ByContextMenu: Story = {
  play: async ({ userEvent }) => {
    const row = (await more(4)).closest('li') ?? document.body
    await expect(fireEvent.contextMenu(row.querySelector('button') ?? row)).toBe(false)
    await screen.findByRole('menu')
    await userEvent.click(act('Play'))
    await expect(sent('play')).toEqual([{ value: 4 }])
  },
}
export const AddedToAPlaylist: Story = {
  play: async (context) => {
    await open(4)(context)
    await context.userEvent.click(act('Add to playlist'))
    await screen.findByRole('dialog', { name: 'Add to playlist' })
    player?.push('pushListPlaylist', ['Sunday'])
    await context.userEvent.click(await screen.findByRole('button', { name: 'Sunday' }))
    const { uri, service } = some[4] ?? {}
    await expect(sent('addToPlaylist')).toEqual([{ name: 'Sunday', uri, service }])
  },
}
/** Somebody else has removed the entry: its menu goes with it. */
export const GoneMeanwhile: Story = {
  play: async (context) => {
    await open(4)(context)
    player?.push('pushQueue', some.toSpliced(4, 1))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
