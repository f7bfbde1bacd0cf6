import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import dirty from '../../../fixtures/pushQueue/dirty-rows.json'
import three from '../../../fixtures/pushQueue/three-tracks.json'
import webradio from '../../../fixtures/pushQueue/with-webradio.json'
import { impatiently } from '../../support/impatiently'
import { narrow, phone } from '../../support/looksOf'
import { manyEntries } from '../../support/manyEntries'
import { QueueStory } from '../../support/QueueStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const some = manyEntries(18)
let player: ScriptedPlayer | undefined

/** The play queue: what is in it, what plays, and what can be done with it. */
const meta = {
  title: 'features/queue/Queue',
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

const rows = () => within(screen.getByRole('list', { name: /Entries|Einträge/ })).getAllByRole('listitem')
const names = () => rows().map((row) => row.querySelector('button')?.textContent ?? '')
const sent = (event: string) =>
  player?.sent.filter((one) => one.event === event).map(({ payload }) => payload) ?? []

/** What a queue is checked by is loaded when somebody wants to see it. */
const isThere = () => screen.findByRole('list', { name: /Entries|Einträge/ })

export const Playing: Story = {
  name: '[D2.7-1] [D2.7-4] The entries, and the one that plays',
  parameters: { covers: ['state:queue.resting'] },
  play: async () => {
    await isThere()
    await expect(names()[1]).toContain('Slow Harbour 1 - Low Tide, Volume 1')
    await expect(rows()[2]).toHaveAttribute('aria-current', 'true')
    await expect(within(rows()[2] ?? document.body).getByRole('img', { name: 'Playing' })).toBeVisible()
    await expect(screen.getByText(/^18 entries · (\d+ h )?\d+ min$/)).toBeVisible()
  },
  tags: ['dark', 'phone', 'phone-dark', 'kiosk', 'kiosk-dark'],
}
export const LongGerman: Story = {
  args: {
    language: 'de',
    queue: [
      {
        ...some[0],
        name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen im Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        artist: 'Arbeitsgemeinschaft der Straßenbahnschienenritzenreinigerinnen',
      },
      ...some.slice(1, 6),
    ],
    position: 0,
  },
  ...narrow,
}
export const RightToLeft: Story = { args: { direction: 'rtl' } }
export const Paused: Story = {
  parameters: { covers: ['state:undo.nothing'] },
  args: { status: 'pause' },
}
export const One: Story = { args: { queue: some.slice(0, 1), position: 0 } }
export const Dirty: Story = { name: 'Of the wire as it is', args: { queue: dirty, position: 0 } }
export const Webradio: Story = {
  name: 'A web radio has no length',
  args: { queue: [...three, ...webradio], position: 3 },
  play: async () => {
    await screen.findByText(/^4 entries · at least \d+ min$/)
  },
}
export const TenThousand: Story = {
  args: { queue: manyEntries(10_000), position: 5_000 },
  play: async () => {
    await isThere()
    await waitFor(() => expect(document.querySelector('[aria-current]')).toBeVisible())
    await expect(screen.getByText(/^10\s000 entries · \d+ h \d+ min$/)).toBeVisible()
    await expect(document.querySelectorAll('*').length).toBeLessThan(1_500)
  },
}
export const Empty: Story = {
  args: { queue: [] },
  play: async () => {
    await screen.findByRole('heading', { name: 'The queue is empty' })
  },
  tags: ['dark', 'phone'],
}
/** Nothing has been pushed yet. */
export const Waiting: Story = { parameters: { covers: ['state:queue.unknown'] }, args: { queue: null } }
export const Silent: Story = {
  args: { queue: null },
  beforeEach: impatiently,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(sent('getQueue')).toHaveLength(2)
  },
  tags: ['phone'],
}

const removeFirst: Play = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Rope and Rain 1' }))
  await expect(sent('removeFromQueue')).toEqual([{ value: 0 }])
  await waitFor(() => expect(names()[0]).toContain('The Long Weather 2'))
}
export const Pressed: Story = {
  name: '[D2.7-2] A press plays that entry',
  play: async ({ userEvent }) => {
    await isThere()
    await userEvent.click(rows()[4]?.querySelector('button') ?? document.body)
    await expect(sent('play')).toEqual([{ value: 4 }])
  },
}
/** Gone from the screen at once; the player has not said so yet. */
export const Removing: Story = {
  parameters: { covers: ['state:queue.waiting.answering', 'state:undo.held'] },
  play: removeFirst,
}
export const Removed: Story = {
  parameters: { covers: ['state:undo.offered'] },
  play: async (context) => {
    await removeFirst(context)
    player?.push('pushQueue', some.slice(1))
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
  tags: ['dark', 'phone'],
}
/** The player has not done it for 8 s and is asked. */
export const Asked: Story = {
  parameters: { covers: ['state:queue.waiting.asked'] },
  beforeEach: impatiently,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Rope and Rain 1' }))
    await waitFor(() => expect(sent('getQueue').length).toBeGreaterThan(1))
  },
}
/** The player has the queue that it had: it comes back with a word. */
export const Refused: Story = {
  beforeEach: impatiently,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Rope and Rain 1' }))
    await waitFor(() => expect(sent('getQueue').length).toBeGreaterThan(1))
    player?.push('pushQueue', some)
    await screen.findByText(/The player did not do it/)
    await waitFor(() => expect(names()[0]).toContain('Rope and Rain 1'))
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}
/** The player has put back fewer than it was sent. */
export const PutBackInPart: Story = {
  play: async ({ userEvent }) => {
    await isThere()
    await userEvent.click(screen.getByRole('button', { name: 'Clear the queue' }))
    player?.push('pushQueue', [])
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent('addToQueue')).toHaveLength(1))
    player?.push('pushQueue', some.slice(0, 5))
    await screen.findByText(/^Not everything came back/)
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
  tags: ['phone'],
}

/** Lifted by its handle, and on its way. */
export const Dragging: Story = {
  name: '[D2.7-3] Dragging',
  play: async ({ userEvent }) => {
    await isThere()
    within(rows()[1] ?? document.body)
      .getByRole('button', { name: /^Move/ })
      .focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}')
    await waitFor(() => expect(screen.getByText('Place 4 of 18')).toBeInTheDocument())
    await expect(sent('moveQueue')).toEqual([])
  },
  tags: ['dark', 'phone'],
}
/** Dropped: it stands there at once, though the player has not said so yet. */
export const Dropped: Story = {
  play: async (context) => {
    await Dragging.play?.(context)
    await context.userEvent.keyboard(' ')
    await expect(sent('moveQueue')).toEqual([{ from: 1, to: 3 }])
    await waitFor(() => expect(rows()[3]?.textContent).toContain('The Long Weather 2'))
  },
}

/** Several chosen, a range of them with the shift key. */
export const Selecting: Story = {
  play: async ({ userEvent }) => {
    await isThere()
    await userEvent.click(screen.getByRole('button', { name: 'Select several' }))
    const boxes = () => within(screen.getByRole('list', { name: /Entries/ })).getAllByRole('checkbox')
    await userEvent.click(boxes()[1] ?? document.body)
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(boxes()[4] ?? document.body)
    await userEvent.keyboard('{/Shift}')
    await screen.findByText('4 selected')
  },
  tags: ['dark', 'phone', 'narrow'],
}
/** The chosen ones are on their way to the top: one request at a time, and the rest can be given up. */
export const MovingSeveral: Story = {
  play: async (context) => {
    await Selecting.play?.(context)
    const button = screen.queryByRole('button', { name: 'Move to the top' })
    if (button) await context.userEvent.click(button)
    else {
      // A phone has it in the menu.
      await context.userEvent.click(screen.getByRole('button', { name: 'What can be done with them' }))
      await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Move to the top' }))
    }
    await expect(sent('moveQueue')).toEqual([{ from: 1, to: 0 }])
    await screen.findByText('0 of 4')
    await waitFor(() => expect(names()[4]).toContain('Rope and Rain 1'))
  },
  tags: ['phone'],
}
export const Finding: Story = {
  play: async ({ userEvent }) => {
    await isThere()
    await userEvent.click(screen.getByRole('button', { name: 'Find in the queue' }))
    await userEvent.keyboard('tram volume 1')
    await waitFor(() => expect(rows().length).toBeLessThan(4))
    await expect(screen.queryByRole('button', { name: /^Move / })).toBeNull()
  },
  tags: ['phone'],
}
/** Of what was chosen before, only what is found is acted on, and counted. */
export const FindingAmongChosen: Story = {
  play: async (context) => {
    const { userEvent } = context
    await isThere()
    await userEvent.click(screen.getByRole('button', { name: 'Find in the queue' }))
    await userEvent.click(screen.getByRole('button', { name: 'Select several' }))
    await userEvent.click(screen.getByRole('button', { name: 'All' }))
    await screen.findByText('18 selected')
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Find by name, artist or album' }),
      'tram volume 1',
    )
    await waitFor(() => expect(rows().length).toBeLessThan(4))
    const count = rows().length
    await screen.findByText(`${count} selected`)
    await userEvent.click(screen.getByRole('button', { name: 'Remove from the queue' }))
    await expect(sent('clearQueue')).toEqual([])
    await expect(sent('removeFromQueue')).toHaveLength(1)
    await screen.findByText(`0 of ${count}`)
  },
}
/** The rest of a removal was given up: only what is gone can be taken back. */
export const StoppedMidway: Story = {
  play: async (context) => {
    await Selecting.play?.(context)
    const { userEvent } = context
    await userEvent.click(screen.getByRole('button', { name: 'Remove from the queue' }))
    player?.push('pushQueue', some.toSpliced(4, 1))
    await screen.findByText('1 of 4')
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    await expect(sent('removeFromQueue')).toEqual([{ value: 4 }, { value: 3 }])
    player?.push('pushQueue', some.toSpliced(3, 2))
    await screen.findByText('2 of 4 removed')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(sent('addToQueue')).toEqual([
      some.slice(3, 5).map(({ uri }) => expect.objectContaining({ uri })),
    ])
  },
}
/** What it says before the rest is taken back. */
export const StoppedMidwayPhone: Story = {
  play: async (context) => {
    await Selecting.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Remove from the queue' }))
    await context.userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
    await screen.findByText('1 of 4 removed')
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
  ...phone,
}
/** All of them are removed by one request. */
export const RemovingAll: Story = {
  play: async ({ userEvent }) => {
    await isThere()
    await userEvent.click(screen.getByRole('button', { name: 'Select several' }))
    await userEvent.click(screen.getByRole('button', { name: 'All' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove from the queue' }))
    await expect(sent('clearQueue')).toHaveLength(1)
    await expect(sent('removeFromQueue')).toEqual([])
    player?.push('pushQueue', [])
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(sent('addToQueue')).toHaveLength(1)
  },
}
export const FoundNothing: Story = {
  play: async ({ userEvent }) => {
    await isThere()
    await userEvent.click(screen.getByRole('button', { name: 'Find in the queue' }))
    await userEvent.keyboard('zither')
    await screen.findByRole('heading', { name: 'Nothing found' })
  },
}
export const Cleared: Story = {
  name: '[D2.4-11] Cleared, and not yet answered',
  play: async ({ userEvent }) => {
    await isThere()
    await userEvent.click(screen.getByRole('button', { name: 'Clear the queue' }))
    await screen.findByRole('heading', { name: 'The queue is empty' })
    await expect(sent('clearQueue')).toHaveLength(1)
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}
export const Saving: Story = {
  parameters: { covers: ['modal:modal-save-queue'] },
  name: '[D2.4-11] Saving as a playlist',
  play: async ({ userEvent }) => {
    await isThere()
    await userEvent.click(screen.getByRole('button', { name: 'Save as playlist' }))
    player?.push('pushListPlaylist', ['Sunday'])
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the playlist' }), 'Sunday')
    await screen.findByText('There is a playlist “Sunday”. It will be replaced.')
  },
  tags: ['dark', 'phone'],
}
export const SelectingInGerman: Story = {
  args: { language: 'de' },
  play: async ({ userEvent }) => {
    await isThere()
    await userEvent.click(screen.getByRole('button', { name: 'Mehrere auswählen' }))
    await userEvent.click(screen.getByRole('button', { name: 'Was sich damit tun lässt' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Alle auswählen' }))
    await screen.findByText('18 ausgewählt')
    // All of it in one line.
    const bar = screen.getByRole('toolbar').parentElement
    await expect(bar?.getBoundingClientRect().height).toBeLessThan(60)
  },
  ...narrow,
}
