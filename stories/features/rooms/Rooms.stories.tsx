import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import alone from '../../../fixtures/pushMultiRoomDevices/alone.json'
import dirty from '../../../fixtures/pushMultiRoomDevices/dirty-players.json'
import grouped from '../../../fixtures/pushMultiRoomDevices/three-players-two-grouped.json'
import three from '../../../fixtures/pushMultiRoomDevices/three-players.json'
import withoutGroups from '../../../fixtures/pushMultiRoomDevices/three-players-without-groups.json'
import { RoomsView } from '../../../src/features/rooms'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'
import { PartStory } from '../../support/PartStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

let player: ScriptedPlayer | undefined
const pushesOf = (payload: unknown) => [{ event: 'pushMultiRoomDevices', payload }]

/** The players of the house and their groups [D2.8-2]. */
const meta = {
  title: 'features/rooms/Rooms',
  component: PartStory,
  args: {
    pushes: pushesOf(three),
    children: <RoomsView />,
    onPlayer: (made) => {
      player = made
    },
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof PartStory>
export default meta

type Story = StoryObj<typeof meta>

const sent = (event: string) =>
  player?.sent.filter((one) => one.event === event).map(({ payload }) => payload) ?? []
const cardOf = async (name: string) => {
  const found = (await screen.findAllByText(name)).map((one) => one.closest('li'))
  return found[0] ?? document.body
}
const slider = (name: string) => screen.findByRole('slider', { name })
const handleOf = (name: string) => screen.findByRole('button', { name: `Group ${name} with another player` })

export const Three: Story = {
  parameters: { covers: ['screen:/multi-room', 'state:optimistic.settled', 'state:level.following'] },
  play: async () => {
    await expect(await cardOf('Attic')).toHaveTextContent('Operated now')
    await expect(await screen.findByRole('button', { name: /^Switch to Kitchen/ })).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Switch to Attic/ })).toBeNull()
  },
  tags: ['dark', 'phone', 'phone-dark', 'kiosk'],
}
export const ThreeNarrow: Story = { args: { language: 'de' }, ...narrow }

/** By mouse: the card follows and the one below says that it would take it. */
export const Dragged: Story = {
  name: '[D2.8-2] [D4-17] A player is dragged onto another one and becomes its client',
  parameters: { covers: ['state:optimistic.waiting'] },
  play: async () => {
    const handle = await handleOf('Kitchen')
    const target = await cardOf('Attic')
    const at = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { clientX: left + width / 2, clientY: top + height / 2, pointerId: 1, bubbles: true, button: 0 }
    }
    await fireEvent.pointerDown(handle, at(handle))
    await fireEvent.pointerMove(window, at(target))
    await waitFor(() => expect(target).toHaveAttribute('data-over'))
    await fireEvent.pointerUp(window, at(target))
    await expect(sent('setMultiroom')).toEqual([
      { ip: '192.168.1.51', set: 'client' },
      { ip: '192.168.1.50', set: 'server' },
    ])
    await expect(await cardOf('Kitchen')).toHaveTextContent('Joining…')
  },
}
/** By keys alone, and by a press without any dragging: the handle picks up, the others offer to take it. */
export const PickedUp: Story = {
  play: async ({ userEvent }) => {
    ;(await handleOf('Kitchen')).focus()
    await userEvent.keyboard('{Enter}')
    const attic = await screen.findByRole('button', { name: 'Kitchen: play with Attic' })
    await waitFor(() => expect(attic).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('button', { name: 'Kitchen: play with Cellar' })).toHaveFocus()
  },
  tags: ['dark'],
}
export const PickedUpNarrow: Story = {
  args: { language: 'de' },
  play: async ({ userEvent }) => {
    const handle = await screen.findByRole('button', { name: /^Kitchen mit/ })
    await userEvent.click(handle)
    await expect(await screen.findByRole('button', { name: 'Kitchen: mit Attic spielen' })).toBeVisible()
  },
  ...narrow,
}
export const ChosenByKeys: Story = {
  play: async (context) => {
    await PickedUp.play?.(context)
    await context.userEvent.keyboard('{Enter}')
    await expect(sent('setMultiroom')).toEqual([
      { ip: '192.168.1.51', set: 'client' },
      { ip: '192.168.1.52', set: 'server' },
    ])
    await expect(screen.queryByRole('button', { name: /: play with/ })).toBeNull()
  },
}
export const PutBack: Story = {
  play: async (context) => {
    await PickedUp.play?.(context)
    await context.userEvent.keyboard('{Escape}')
    await expect(sent('setMultiroom')).toEqual([])
    await waitFor(async () => expect(await handleOf('Kitchen')).toHaveFocus())
  },
}

export const Grouped: Story = {
  args: { pushes: pushesOf(grouped) },
  play: async ({ userEvent }) => {
    const show = await screen.findByRole(
      'button',
      { name: 'Show 1 player that plays along' },
      { timeout: 12_000 },
    )
    await expect(screen.queryByText('Kitchen')).toBeNull()
    await userEvent.click(show)
    await expect(await cardOf('Kitchen')).toBeVisible()
    await expect(await slider('Volume of Kitchen')).toHaveAttribute('aria-valuenow', '20')
    await expect(await slider('Volume of the group Attic')).toHaveAttribute('aria-valuenow', '31')
  },
  tags: ['dark', 'phone'],
}
export const GroupedNarrow: Story = { args: { pushes: pushesOf(grouped), language: 'de' }, ...narrow }
export const Hidden: Story = {
  name: '[D2.8-2] The clients of a group are shown and hidden',
  args: { pushes: pushesOf(grouped) },
  play: async (context) => {
    await Grouped.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Hide the players that play along' }))
    await expect(screen.queryByText('Kitchen')).toBeNull()
  },
}
export const Removed: Story = {
  name: '[D4-17] Who is removed plays alone again',
  args: { pushes: pushesOf(grouped) },
  play: async (context) => {
    await Grouped.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Remove Kitchen from the group' }))
    await expect(sent('setMultiroom')).toEqual([{ ip: '192.168.1.51', set: 'single' }])
    await expect(await cardOf('Kitchen')).toHaveTextContent('Leaving…')
    player?.push('pushMultiRoomDevices', three)
    await expect(await handleOf('Kitchen')).toBeVisible()
    await expect(screen.queryByText('Leaving…')).toBeNull()
  },
}
/** The players say nothing of it for 8 s and are asked. */
export const Asked: Story = {
  parameters: { covers: ['state:optimistic.asked'] },
  beforeEach: impatiently,
  play: async (context) => {
    await ChosenByKeys.play?.(context)
    await waitFor(() => expect(sent('getMultiRoomDevices').length).toBeGreaterThan(1))
  },
}
export const Failed: Story = {
  ...Asked,
  parameters: {},
  play: async (context) => {
    await Asked.play?.(context)
    player?.push('pushMultiRoomDevices', three)
    await screen.findByText('Kitchen: nothing changed')
  },
}

/** A volume that was changed by a key: it is sent when the hand has rested. */
export const TurnedUp: Story = {
  parameters: { covers: ['state:level.pausing'] },
  play: async ({ userEvent }) => {
    const volume = await slider('Volume of Kitchen')
    volume.focus()
    await userEvent.keyboard('{PageUp}')
    await expect(volume).toHaveAttribute('aria-valuenow', '30')
    await expect(sent('setMultiroom')).toEqual([])
    // So that the state lasts as long as somebody looks.
    const again = setInterval(() => {
      if (volume.isConnected) void fireEvent.keyDown(volume, { key: 'ArrowUp' })
      else clearInterval(again)
    }, 150)
    setTimeout(() => clearInterval(again), 3000)
  },
}
export const Sent: Story = {
  name: '[D9-7] [D7-30] The volume of a child and of a group go out as numbers, once the hand has rested',
  parameters: { covers: ['state:level.answering'] },
  args: { pushes: pushesOf(grouped) },
  play: async (context) => {
    await Grouped.play?.(context)
    const { keyboard } = context.userEvent
    ;(await slider('Volume of Kitchen')).focus()
    await keyboard('{PageUp}{PageUp}')
    await waitFor(() => expect(sent('setMultiroom')).toEqual([{ ip: '192.168.1.51', volume: 40 }]))
    const group = await slider('Volume of the group Attic')
    group.focus()
    await keyboard('{PageDown}')
    await waitFor(() => expect(sent('setMultiroom')[1]).toEqual({ ip: '192.168.1.50', groupvolume: 21 }))
    await expect(group).toHaveAttribute('aria-valuenow', '21')
  },
}
/**
 * Players without a multi-room plugin end when a group is asked of them: none is offered, each is turned up
 * by itself.
 */
export const WithoutGroups: Story = {
  name: '[D7-34] Players that know no groups are turned up, and never asked for a group',
  args: { pushes: pushesOf(withoutGroups) },
  play: async ({ userEvent }) => {
    ;(await slider('Volume of Kitchen')).focus()
    await userEvent.keyboard('{PageUp}')
    const kitchen = { id: 'b2', type: 'device', host: 'http://192.168.1.51', isSelf: false }
    await waitFor(() =>
      expect(sent('setAudioOutputVolume')).toEqual([{ ...kitchen, mute: false, volume: 30 }]),
    )
    ;(await slider('Volume of Attic')).focus()
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(sent('volume')).toEqual([32]))
    await expect(screen.queryByRole('button', { name: /^Group / })).toBeNull()
    await expect(sent('setMultiroom')).toEqual([])
  },
  tags: ['dark'],
}
export const WithoutGroupsNarrow: Story = {
  args: { pushes: pushesOf(withoutGroups), language: 'de' },
  ...narrow,
}
const heldAt = async () => {
  const thumb = await slider('Volume of Kitchen')
  const { left, top, width, height } = thumb.getBoundingClientRect()
  const at = {
    clientX: left + width / 2,
    clientY: top + height / 2,
    button: 0,
    isPrimary: true,
    pointerId: 1,
    bubbles: true,
  }
  const room = thumb.closest('[data-orientation]')?.closest('[class*=room]') ?? thumb
  await fireEvent.pointerDown(room, at)
  return { room, at }
}
/** A finger rests on the handle: nothing moves it but that finger. */
export const Held: Story = {
  parameters: { covers: ['state:level.held.still'] },
  play: async () => {
    await heldAt()
    const louder = {
      ...three,
      list: three.list.map((one) => ({ ...one, state: { ...one.state, volume: 90 } })),
    }
    player?.push('pushMultiRoomDevices', louder)
    await waitFor(async () => expect(await slider('Volume of Cellar')).toHaveAttribute('aria-valuenow', '90'))
    await expect(await slider('Volume of Kitchen')).toHaveAttribute('aria-valuenow', '20')
  },
}
/** And while it moves, too. */
export const Moved: Story = {
  parameters: { covers: ['state:level.held.moving'] },
  play: async () => {
    const { room, at } = await heldAt()
    let step = 0
    const move = () => fireEvent.pointerMove(room, { ...at, clientX: at.clientX + 20 + 3 * (step++ % 10) })
    await move()
    const again = setInterval(() => void move(), 150)
    setTimeout(() => clearInterval(again), 3000)
  },
}

/** What is broken shows as far as it goes; who says no address cannot be pressed. */
export const Dirty: Story = {
  args: { pushes: pushesOf(dirty) },
  play: async () => {
    await expect(await cardOf('Library')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Switch to Library/ })).toBeNull()
    await expect(screen.queryByRole('button', { name: /^Switch to Guest room/ })).toBeNull()
    await expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  },
}
export const DirtyNarrow: Story = { args: { pushes: pushesOf(dirty), language: 'de' }, ...narrow }
export const Alone: Story = {
  args: { pushes: pushesOf(alone) },
  play: async () => {
    await screen.findByRole('heading', { name: 'No other players' })
    await expect(within(await cardOf('Attic')).queryByRole('button', { name: /^Group/ })).toBeNull()
  },
}
export const Waiting: Story = { args: { pushes: [] } }
export const Silent: Story = {
  args: { pushes: [] },
  beforeEach: impatiently,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(sent('getMultiRoomDevices').length).toBeGreaterThan(1)
  },
}
