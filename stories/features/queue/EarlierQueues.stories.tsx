import type { Meta, StoryObj } from '@storybook/react-vite'
import { clear, createStore } from 'idb-keyval'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { earlierQueuesOf } from '../../../src/features/queue'
import { narrow } from '../../support/looksOf'
import { manyEntries } from '../../support/manyEntries'
import { ModalStory } from '../../support/ModalStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const origin = window.location.origin
/** Noon of a day that does not change. */
const noon = Date.UTC(2026, 8, 4, 12)
const day = 86_400_000

let player: ScriptedPlayer | undefined

const queueOf = (entries: ReturnType<typeof manyEntries>, position = 0) => ({
  items: entries,
  position,
  seek: 0,
  status: 'play' as const,
})

/** Keeps queues of so many entries, a day apart, the last one newest. */
const keepQueues =
  (...counts: number[]) =>
  async () => {
    await clear(createStore('earlier-queues', 'queues'))
    for (const [place, count] of counts.entries()) {
      const entries = manyEntries(count + place).slice(place)
      await earlierQueuesOf(origin, () => noon + place * day).keep(queueOf(entries, 1))
    }
  }

/** The queues that this browser saw something take the place of. */
const meta = {
  title: 'features/queue/EarlierQueues',
  parameters: { covers: ['modal:modal-earlier-queues'] },
  component: ModalStory,
  args: {
    request: { name: 'modal-earlier-queues' },
    origin,
    answers: {
      getQueue: { event: 'pushQueue', payload: [] },
      listPlaylist: { event: 'pushListPlaylist', payload: ['Sunday'] },
    },
    onPlayer: (made: ScriptedPlayer) => {
      player = made
    },
  },
  beforeEach: keepQueues(4, 42, 1200),
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>

const rows = async (count: number) => {
  const list = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(count))
  return list.getAllByRole('button', { name: /entr|Eintr/ })
}

/** Newest first. */
export const Some: Story = {
  play: async () => {
    const buttons = await rows(3)
    await expect(buttons.map(({ textContent }) => /[\d\u202F]+ entries/.exec(textContent)?.[0])).toEqual([
      '1\u202F200 entries',
      '42 entries',
      '4 entries',
    ])
  },
  tags: ['dark', 'phone', 'kiosk'],
}
export const SomeNarrow: Story = {
  args: { language: 'de' },
  play: async () => void (await rows(3)),
  ...narrow,
}
export const None: Story = {
  beforeEach: keepQueues(),
  play: async () => {
    const words = await screen.findByText(/Nothing yet/)
    await waitFor(() => expect(words).toBeVisible())
  },
}
/** A browser that forbids storage. */
export const Forbidden: Story = {
  beforeEach: () => {
    const open = window.IDBFactory.prototype.open
    window.IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    return () => {
      window.IDBFactory.prototype.open = open
    }
  },
  args: { origin: 'http://forbidden.example' },
  play: async () => {
    await expect(await screen.findByText(/Nothing yet/)).toBeInTheDocument()
  },
}
/** The last ten, each once: what is put back and replaced again is the same one. */
export const AtMostTen: Story = {
  beforeEach: keepQueues(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
  play: async () => {
    const buttons = await rows(10)
    await expect(buttons[0]).toHaveTextContent('13 entries')
    await expect(buttons[9]).toHaveTextContent('4 entries')
    const again = manyEntries(13 + 11).slice(11)
    const earlier = earlierQueuesOf(origin, () => noon + 99 * day)
    await earlier.keep(queueOf(again))
    const list = await earlier.list()
    await expect(list.map(({ count }) => count)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4])
    await expect(list[0]?.at).toBe(noon + 99 * day)
  },
}
const open: NonNullable<Story['play']> = async () => {
  const [, button] = await rows(3)
  await userEvent.click(button ?? document.body)
  await screen.findByRole('list', { name: 'Entries of that queue' })
}
/** A hundred entries at a time. */
export const LookedInto: Story = {
  play: async () => {
    const [button] = await rows(3)
    await userEvent.click(button ?? document.body)
    const entries = within(await screen.findByRole('list', { name: 'Entries of that queue' }))
    await expect(entries.getAllByRole('listitem')).toHaveLength(100)
    await userEvent.click(screen.getByRole('button', { name: 'Show more of the entries' }))
    await expect(entries.getAllByRole('listitem')).toHaveLength(200)
    await userEvent.click(screen.getByRole('button', { name: 'All earlier queues' }))
    await rows(3)
  },
  tags: ['dark', 'phone'],
}
const sent = (event: string) =>
  player?.sent.filter((one) => one.event === event).map(({ payload }) => payload) ?? []
export const AddedAtTheEnd: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: 'Add at the end' }))
    await waitFor(() => expect(sent('addToQueue')).toHaveLength(1))
    await expect(sent('addToQueue')[0]).toHaveLength(42)
    await expect(sent('clearQueue')).toEqual([])
  },
}
/** Not under the name of a playlist that there is. */
export const SavedAsAPlaylist: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: 'Save as playlist' }))
    const field = await screen.findByRole('textbox', { name: 'Name of the playlist' })
    await userEvent.type(field, 'Sunday{Enter}')
    await screen.findByText(/Please choose another name/)
    await userEvent.type(field, ' evening{Enter}')
    await waitFor(() => expect(sent('createPlaylist')).toEqual([{ name: 'Sunday evening' }]))
  },
}
