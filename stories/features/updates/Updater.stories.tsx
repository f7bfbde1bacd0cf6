import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import error from '../../../fixtures/updateDone/error.json'
import errorWithoutWords from '../../../fixtures/updateDone/error-without-words.json'
import success from '../../../fixtures/updateDone/success.json'
import successWithoutWords from '../../../fixtures/updateDone/success-without-words.json'
import half from '../../../fixtures/updateProgress/half.json'
import longProgress from '../../../fixtures/updateProgress/long-german.json'
import withoutPercent from '../../../fixtures/updateProgress/without-percent.json'
import available from '../../../fixtures/updateReady/available.json'
import hostile from '../../../fixtures/updateReady/hostile.json'
import longGerman from '../../../fixtures/updateReady/long-german.json'
import nothing from '../../../fixtures/updateReady/nothing.json'
import searching from '../../../fixtures/updateWaitMsg/searching.json'
import { hurried } from '../../support/hurried'
import { narrow } from '../../support/looksOf'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'
import { servedPage } from '../../support/servedPage'
import { UpdateStory } from '../../support/UpdateStory'

let player: ScriptedPlayer | undefined

/** An update of the player's system, from the offer to its end. */
const meta = {
  title: 'features/updates/Updater',
  parameters: { covers: ['modal:updater', 'overlay:UpdateWatch'] },
  component: UpdateStory,
  args: {
    onPlayer: (made) => {
      player = made
    },
  },
} satisfies Meta<typeof UpdateStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const timeout = { timeout: 12_000 }
const push = (event: string, payload: unknown) => ({ event, payload })
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }, timeout))
const press = async (name: string, { userEvent }: Pick<Parameters<Play>[0], 'userEvent'>) =>
  userEvent.click(await screen.findByRole('button', { name }, timeout))
const shows =
  (title: string, text?: string | RegExp, ...buttons: string[]): Play =>
  async () => {
    const modal = await dialog(title)
    if (text !== undefined) await modal.findAllByText(text, {}, timeout)
    for (const name of buttons) await modal.findByRole('button', { name })
  }
const leaves = () => player?.disconnect()
const returns = () => player?.comeBack()

export const Searching: Story = {
  parameters: { covers: ['state:updater.process.reading.searching', 'state:updater.window.open'] },
  name: '[D4-19] The player looks for an update',
  args: { pushes: [push('updateWaitMsg', searching)] },
  play: shows('Looking for updates', 'Please wait', 'OK'),
}

export const Silent: Story = {
  parameters: { covers: ['state:updater.process.reading.silent'] },
  args: { pushes: [push('updateWaitMsg', searching)] },
  beforeEach: hurried(30_000),
  play: shows('No answer to the search', /no connection to the internet/, 'Try again'),
}

export const Offered: Story = {
  parameters: { covers: ['state:updater.process.reading.offered'] },
  name: '[D2.14-7] [D3-29] [D4-19] An update is offered',
  args: { pushes: [push('updateReady', available)] },
  play: async (context) => {
    await shows('Update 5.2', 'Quieter fan', 'Cancel', 'Update now')(context)
    const modal = await dialog('Update 5.2')
    await expect(await modal.findByRole('link', { name: 'What is new' })).toHaveAttribute(
      'href',
      'https://player.example/changes',
    )
    await modal.findByText('It runs version 5.1 now.')
  },
  tags: ['dark', 'phone', 'kiosk'],
}
export const OfferedLongGerman: Story = {
  args: { pushes: [push('updateReady', longGerman)], language: 'de' },
  play: shows(longGerman.title, /Netzwerklaufwerkserkennung/, 'Jetzt aktualisieren'),
  ...narrow,
}

export const Hostile: Story = {
  args: { pushes: [push('updateReady', hostile)] },
  play: async () => {
    const modal = await dialog(hostile.title)
    await modal.findByText('Fine.', { exact: false })
    await expect(document.querySelector('[role=dialog] :is(script, img, [onerror])')).toBeNull()
    await expect(modal.queryByRole('link', { name: 'What is new' })).toBeNull()
  },
}

export const Cancelled: Story = {
  parameters: { covers: ['state:updater.process.reading.idle', 'state:updater.window.closed'] },
  args: { pushes: [push('updateReady', available)] },
  play: async (context) => {
    await press('Cancel', context)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(player?.sent.filter(({ event }) => event === 'update')).toEqual([])
  },
}

export const Nothing: Story = {
  parameters: { covers: ['state:updater.process.reading.nothing'] },
  name: '[D4-19] Nothing to update',
  args: { pushes: [push('updateReady', nothing)] },
  play: shows('No update', 'The player is up to date.', 'OK'),
}

export const Starting: Story = {
  parameters: { covers: ['state:updater.process.running.starting'] },
  name: '[D7-36] The update was asked for',
  args: { pushes: [push('updateReady', available)] },
  play: async (context) => {
    await press('Update now', context)
    await dialog('The update begins')
    await expect(player?.sent).toContainEqual({ event: 'update', payload: { value: 'now' } })
  },
}

export const Updating: Story = {
  parameters: { covers: ['state:updater.process.running.updating'] },
  name: '[D4-20] How far the update is',
  args: { pushes: [push('updateProgress', half)] },
  play: async () => {
    const modal = await dialog('The player is being updated')
    await modal.findByText('1.2 MB/s')
    await modal.findByText('3m')
    await expect(modal.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
    await expect(modal.getByRole('status')).toHaveTextContent('50 % done')
  },
  tags: ['dark', 'phone', 'kiosk'],
}
export const UpdatingLongGerman: Story = {
  args: { pushes: [push('updateProgress', longProgress)], language: 'de' },
  play: shows('Der Player wird aktualisiert', '12.345,6 kB/s'),
  ...narrow,
}
export const UpdatingWithoutPercent: Story = {
  args: { pushes: [push('updateProgress', withoutPercent)] },
  play: shows('The player is being updated', 'Writing'),
}

export const Stalled: Story = {
  parameters: { covers: ['state:updater.process.running.stalled'] },
  args: { pushes: [push('updateProgress', half)] },
  beforeEach: hurried(300_000),
  play: shows('Nothing heard of the update', /leave it switched on for a while/),
}

export const Done: Story = {
  parameters: { covers: ['state:updater.process.installed.done'] },
  name: '[D4-21] The update is in place',
  args: { pushes: [push('updateDone', success)] },
  play: shows('The update is installed', 'System updated', 'Later', 'Restart system'),
  tags: ['dark', 'phone'],
}
export const DoneWithoutWords: Story = {
  name: '[D8-17] Without a word of the player',
  args: { pushes: [push('updateDone', successWithoutWords)] },
  play: shows('The update is installed', 'Update succes', 'Restart system'),
}

export const Failed: Story = {
  parameters: { covers: ['state:updater.process.reading.failed'] },
  name: '[D4-21] [D8-16] The update failed',
  args: { pushes: [push('updateDone', error)] },
  play: async (context) => {
    await shows('The update did not work', 'Not enough space', 'Try again')(context)
    await expect((await dialog('The update did not work')).getByRole('alert')).toHaveTextContent(
      'Not enough space',
    )
  },
  tags: ['dark', 'phone'],
}
export const FailedWithoutWords: Story = {
  args: { pushes: [push('updateDone', errorWithoutWords)] },
  play: shows('The update did not work', /has not said why/),
}

export const Restarting: Story = {
  parameters: { covers: ['state:updater.process.installed.restarting'] },
  args: { pushes: [push('updateDone', success)] },
  play: async (context) => {
    await press('Restart system', context)
    await dialog('The player restarts')
    await expect(player?.sent.at(-1)?.event).toBe('reboot')
  },
}

export const Unmoved: Story = {
  parameters: { covers: ['state:updater.process.installed.unmoved'] },
  args: { pushes: [push('updateDone', success)] },
  beforeEach: hurried(60_000),
  play: async (context) => {
    await press('Restart system', context)
    await shows('The player does not restart', /still here/, 'Restart system')(context)
  },
}

/** The player was away after its update, and is there again. */
const backAgain: Play = async () => {
  await dialog('The update is installed')
  leaves()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  returns()
}

export const Comparing: Story = {
  parameters: { covers: ['state:updater.process.gone.comparing'] },
  args: { pushes: [push('updateDone', success)] },
  beforeEach: servedPage('never'),
  play: backAgain,
}

export const Returned: Story = {
  parameters: { covers: ['state:updater.process.reading.returned'] },
  args: { pushes: [push('updateDone', success)] },
  beforeEach: servedPage('same'),
  play: async (context) => {
    await backAgain(context)
    await shows('The player is back', 'It has restarted and runs version 5.1.', 'OK')(context)
  },
  tags: ['phone'],
}

export const Reloading: Story = {
  parameters: { covers: ['state:updater.process.gone.reloading'] },
  args: { pushes: [push('updateDone', success)], onReload: fn() },
  beforeEach: servedPage('other'),
  play: async (context) => {
    await backAgain(context)
    await waitFor(() => expect(context.args.onReload).toHaveBeenCalledTimes(1), timeout)
  },
}

export const Renewed: Story = {
  parameters: { covers: ['state:updater.process.gone.renewed'] },
  args: { pushes: [push('updateDone', success)], onReload: fn(), hasEdits: true },
  beforeEach: servedPage('other'),
  play: async (context) => {
    await backAgain(context)
    await shows('This page has a new version', /are lost then/, 'Later', 'Discard and reload')(context)
    await expect(context.args.onReload).not.toHaveBeenCalled()
  },
  tags: ['dark'],
}
