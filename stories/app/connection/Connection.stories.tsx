import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../support/PanelStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

/**
 * What the panel shows in each state of the connection machine, all of which the real machine has reached
 * itself.
 */
const meta = {
  title: 'app/Connection',
  component: PanelStory,
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** The panel is drawn, and once it no longer waits for blinks, says these words. */
const says =
  (words: RegExp): Play =>
  async ({ canvas }) => {
    await canvas.findByText(words)
  }

export const Discovering: Story = {
  parameters: {
    covers: ['overlay:ConnectionOverlay', 'overlay:ConnectionScrim', 'state:connection.discovering'],
  },
  args: { situation: 'discovering' },
  play: says(/^Looking for the player/),
  tags: ['dark'],
}

export const Probing: Story = {
  parameters: { covers: ['state:connection.probing'] },
  args: { situation: 'probing' },
  play: says(/^Looking for the player/),
  tags: ['dark'],
}

export const Connecting: Story = {
  parameters: { covers: ['state:connection.connecting'] },
  args: { situation: 'connecting' },
  play: says(/^Connecting to the player/),
  tags: ['dark'],
}

export const Connected: Story = {
  parameters: { covers: ['state:connection.connected.steady'] },
  args: { situation: 'connected' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Settings' })
    await expect(canvas.queryByText(/player…/)).toBeNull()
  },
  tags: ['dark'],
}

export const Reconnecting: Story = {
  parameters: {
    covers: [
      'state:connection.reconnecting.trying.connecting',
      'state:connection.reconnecting.looking.waiting',
    ],
  },
  args: { situation: 'reconnecting' },
  play: says(/is gone/),
  tags: ['dark'],
}

export const NoEndpoints: Story = {
  parameters: { covers: ['overlay:NoEndpoints', 'state:connection.noEndpoints.resting'] },
  args: { situation: 'noEndpoints' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No player found' })
    const rows = canvas.getAllByRole('listitem').filter((row) => !row.closest('[inert]'))
    const tried = rows.map(({ textContent }) => textContent)
    await expect(tried).toEqual([
      'http://player.local:3000/api/hostAnswered with something other than addresses.',
      'http://player.local/api/hostNo answer.',
      'http://6This cannot be a player’s address.',
      'http://player.local:3000/app/local-config.jsonKnows of no player.',
    ])
  },
  tags: ['dark', 'phone', 'phone-dark', 'narrow'],
}

/** The server of the page was started without a player and has found those of the house. */
export const NoEndpointsFound: Story = {
  args: { situation: 'noEndpoints' },
  beforeEach: () => {
    const { fetch } = window
    const found = [
      { name: 'Attic', origin: 'http://192.168.1.50' },
      { name: 'Wohnzimmerlautsprecheranlage im Erdgeschoss', origin: 'http://192.168.1.51:3000' },
    ]
    window.fetch = async (input, init) =>
      input === '/api/players' ? Response.json(found) : fetch(input, init)
    return () => {
      window.fetch = fetch
    }
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Which player?' })
    const list = canvas.getByRole('list', { name: 'Players in your network' })
    await expect(within(list).getAllByRole('button')).toHaveLength(2)
  },
  tags: ['dark', 'phone'],
}

export const NoEndpointsWrongAddress: Story = {
  args: { situation: 'noEndpoints' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Address of the player')
    await userEvent.type(field, 'ftp://player.local')
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }))
    await expect(field).toHaveAccessibleDescription(/Only addresses with http/)
  },
}

export const Incompatible: Story = {
  parameters: { covers: ['overlay:Incompatible', 'state:connection.incompatible.resting'] },
  args: { situation: 'incompatible' },
  play: says(/^Something answers at http:\/\/192\.168\.1\.5/),
  tags: ['dark', 'kiosk'],
}

/** What stands there lets nobody in. */
export const Blocked: Story = {
  args: { situation: 'blocked' },
  play: says(/^http:\/\/192\.168\.1\.5.* answers that it is not allowed/),
}

let player: ScriptedPlayer | undefined

/** Loses the player and finds it again. */
export const LostAndFound: Story = {
  name: '[D4-3] [D2.3-3] Lost shows the wait scrim, found hides it',
  args: {
    onPlayer: (made) => {
      player = made
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Settings' })
    const main = canvas.getByRole('main')
    player?.disconnect()
    const line = await canvas.findByText(/is gone/)
    const scrim = line.closest('[role=status]')
    await expect(scrim).not.toBeNull()
    // Blocking: what lies beneath can be neither touched nor reached by keys.
    await expect(main.inert).toBe(true)
    const { left, top, width, height } = main.getBoundingClientRect()
    const hit = canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + height / 4)
    await expect(scrim?.contains(hit)).toBe(true)
    player?.comeBack()
    await waitFor(() => expect(canvas.queryByText(/is gone/)).toBeNull())
    await expect(main.inert).toBe(false)
  },
}

const met: NonNullable<Story['args']> = {
  onPlayer: (made) => {
    player = made
  },
}
const settingsStand: Play = async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Settings' })
}

/** The page slept: whether the socket is still alive is asked, and nothing is covered meanwhile. */
export const Checking: Story = {
  parameters: { covers: ['state:connection.connected.checking'] },
  args: met,
  play: async (context) => {
    await settingsStand(context)
    player?.connection.send({ type: 'page.woke' })
    await expect(context.canvas.queryByText(/player…/)).toBeNull()
  },
}

/**
 * The connection is lost, the player does not answer in time, and the next address is asked what it speaks.
 */
export const ReconnectingProbing: Story = {
  parameters: { covers: ['state:connection.reconnecting.trying.probing'] },
  args: met,
  play: async (context) => {
    await settingsStand(context)
    player?.loseNetwork('silent')
    player?.disconnect()
    player?.pass(500)
    await says(/is gone/)(context)
  },
}

/** Nobody is at any address: a short pause before the next round. */
export const ReconnectingPausing: Story = {
  parameters: { covers: ['state:connection.reconnecting.trying.pausing'] },
  args: met,
  play: async (context) => {
    await settingsStand(context)
    player?.loseNetwork('refuses')
    player?.disconnect()
    player?.pass(500)
    await says(/is gone/)(context)
  },
}

/** The known addresses have been tried for a while, and others are looked for beside that. */
export const ReconnectingLooking: Story = {
  parameters: { covers: ['state:connection.reconnecting.looking.asking'] },
  args: met,
  play: async (context) => {
    await settingsStand(context)
    player?.loseNetwork('silent')
    player?.disconnect()
    player?.pass(5000)
    await says(/is gone/)(context)
  },
}

/** Looking for a player again does not move what is on screen. */
export const NoEndpointsLooking: Story = {
  parameters: { covers: ['state:connection.noEndpoints.looking'] },
  args: { ...NoEndpoints.args, ...met },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No player found' })
    player?.loseNetwork('silent')
    player?.pass(3000)
    await expect(canvas.getByRole('heading', { name: 'No player found' })).toBeVisible()
  },
}

/** Nor does asking a player again that speaks neither generation. */
export const IncompatibleLooking: Story = {
  parameters: { covers: ['state:connection.incompatible.looking'] },
  args: { ...Incompatible.args, ...met },
  play: async (context) => {
    await Incompatible.play?.(context)
    player?.loseNetwork('silent')
    player?.pass(3000)
  },
}

const kitchen = { address: 'http://192.168.1.51', name: 'Kitchen' }
const switching: Play = async (context) => {
  await settingsStand(context)
  player?.loseNetwork('silent')
  player?.connection.send({ type: 'player.chosen', guest: kitchen, homeName: 'Attic' })
  await context.canvas.findByText('Switching to Kitchen…')
}

/** Another player is wanted and is asked what it speaks; who is to be driven is said at once. */
export const Switching: Story = {
  parameters: { covers: ['state:connection.switching.probing'] },
  args: met,
  play: switching,
  tags: ['dark', 'narrow'],
}

/** It speaks, and does not take the connection yet. */
export const SwitchingConnecting: Story = {
  parameters: { covers: ['state:connection.switching.connecting'] },
  args: met,
  play: async ({ canvas, ...context }) => {
    await settingsStand({ canvas, ...context })
    player?.refuseConnections()
    player?.connection.send({ type: 'player.chosen', guest: kitchen, homeName: 'Attic' })
    await canvas.findByText('Switching to Kitchen…')
  },
}

/** Nobody is there: a short pause before it is tried again. */
export const SwitchingPausing: Story = {
  parameters: { covers: ['state:connection.switching.pausing'] },
  args: met,
  play: async ({ canvas, ...context }) => {
    await settingsStand({ canvas, ...context })
    player?.loseNetwork('refuses')
    player?.connection.send({ type: 'player.chosen', guest: kitchen, homeName: 'Attic' })
    await canvas.findByText('Switching to Kitchen…')
  },
}

/** Nobody has answered for 5 s: the panel is back where it was, and says so. */
export const SwitchedInVain: Story = {
  args: met,
  play: async (context) => {
    await switching(context)
    player?.pass(5000)
    await context.canvas.findByText('Kitchen does not answer.')
    await context.canvas.findByText('You are still operating this panel’s own player.')
  },
}

/** Another player is driven: its name stands in the header and the menu, with the way back. */
export const Away: Story = {
  args: met,
  play: async (context) => {
    const { canvas } = context
    await settingsStand(context)
    player?.connection.send({ type: 'player.chosen', guest: kitchen, homeName: 'Attic' })
    await canvas.findByText('You are now operating Kitchen.')
    await expect(canvas.getAllByRole('button', { name: 'Back to Attic' })[0]).toBeVisible()
  },
  tags: ['dark', 'phone', 'narrow', 'kiosk'],
}

/** The other player is gone: the way back home is offered at once. */
export const AwayAndLost: Story = {
  args: met,
  play: async (context) => {
    await Away.play?.(context)
    player?.disconnect()
    const scrim = (await context.canvas.findByText(/is gone/)).closest('[role=status]')
    await expect(scrim?.querySelector('button')).toHaveTextContent('Back to Attic')
  },
}
