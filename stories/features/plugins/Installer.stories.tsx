import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import asksToEnable from '../../../fixtures/installPluginStatus/asks-to-enable.json'
import begin from '../../../fixtures/installPluginStatus/begin.json'
import failed from '../../../fixtures/installPluginStatus/failed.json'
import halfway from '../../../fixtures/installPluginStatus/halfway.json'
import hostile from '../../../fixtures/installPluginStatus/hostile.json'
import two from '../../../fixtures/pushInstalledPlugins/two.json'
import type { InstallOrder } from '../../../machines/installer.machine'
import { toInstallerRequest } from '../../../src/ui/modal/PanelModals'
import { narrow, phone } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'
import { withWaits } from '../../support/withWaits'

const payload = {
  url: 'https://store.example/attic_radio.zip',
  name: 'attic_radio',
  category: 'music_service',
}
const order: InstallOrder = { kind: 'install', payload, shownName: 'Attic radio' }
const ordered = toInstallerRequest({ order, since: 0 })
const followed = toInstallerRequest({ since: 0 })
const other: InstallOrder = {
  kind: 'install',
  payload: { ...payload, name: 'harbour_fm' },
  shownName: 'Harbour FM',
}

const pushesOf = (status: object) => [{ event: 'installPluginStatus', payload: status }]
const listing = { getInstalledPlugins: { event: 'pushInstalledPlugins', payload: two } }
/** A minute passes at once. */
const atOnce = withWaits({ 60_000: 0 })

let player: ScriptedPlayer | undefined

/** The installer: how a plugin comes to be installed, to its end or to a word. */
const meta = {
  title: 'features/plugins/Installer',
  component: ModalStory,
  parameters: { covers: ['modal:modal-plugin-installer'] },
  args: {
    request: ordered,
    onPlayer: (made) => {
      player = made
    },
  },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const sent = (event: string) =>
  player?.sent.filter((one) => one.event === event).map(({ payload: with_ }) => with_) ?? []
const find = (text: RegExp | string) => screen.findByText(text)
const isOrdered = () => waitFor(() => expect(sent('installPlugin')).toEqual([payload]))
const tell = (status: object) => player?.push('installPluginStatus', status)

export const Opening: Story = {
  parameters: { covers: ['state:installer.install.live.opening', 'state:installer.log.hidden'] },
  beforeEach: withWaits({ 300: 1e9 }),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Installing Attic radio' })
    await find('The player is being asked…')
    await expect(sent('installPlugin')).toEqual([])
  },
}
export const Running: Story = {
  name: '[D2.12-4] [D4-24] Asked for once the window stands, followed as the player tells',
  parameters: { covers: ['state:installer.install.live.running'] },
  play: async () => {
    await isOrdered()
    tell(halfway)
    await screen.findByRole('dialog', { name: 'Installing plugin' })
    await find('Unpacking plugin')
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45')
    await expect(screen.getByText('45 %')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Show details' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
  tags: ['dark', 'phone', 'kiosk'],
}

const showLog: Play = async ({ userEvent }) =>
  userEvent.click(await screen.findByRole('button', { name: 'Show details' }))
const longLog = Array.from({ length: 5000 }, (_, line) => `line ${line}`).join('\n')
const log = () => screen.getByRole('log', { name: 'Log of the installation' })

export const Log: Story = {
  parameters: { covers: ['state:installer.log.shown.following'] },
  args: { request: followed, pushes: pushesOf({ ...halfway, advancedLog: longLog }) },
  play: async (context) => {
    await showLog(context)
    await find('line 4999')
    tell({ ...halfway, advancedLog: `${longLog}\nline 5000` })
    await find('line 5000')
    // Only what is in view exists.
    await expect(log().querySelectorAll('div').length).toBeLessThan(60)
  },
  tags: ['dark'],
}
export const LogPhone: Story = { ...Log, parameters: {}, ...phone }
/** Whoever scrolls up reads on undisturbed. */
export const LogRead: Story = {
  parameters: { covers: ['state:installer.log.shown.reading'] },
  args: Log.args ?? {},
  play: async (context) => {
    await showLog(context)
    await find('line 4999')
    log().scrollTop = 2000
    await find('line 105')
    await screen.findByRole('button', { name: 'To the end' })
    tell({ ...halfway, advancedLog: `${longLog}\nline 5000` })
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(log().scrollTop).toBe(2000)
    await context.userEvent.click(screen.getByRole('button', { name: 'To the end' }))
    await find('line 5000')
    log().scrollTop = 1000
    await screen.findByRole('button', { name: 'To the end' })
  },
}

export const Done: Story = {
  name: '[D2.12-4] At 100 bar and details go, and the player’s buttons stand',
  parameters: { covers: ['state:installer.install.done'] },
  play: async ({ userEvent }) => {
    await isOrdered()
    tell(halfway)
    await find('Unpacking plugin')
    tell(asksToEnable)
    await find(/was installed/)
    await expect(screen.queryByRole('progressbar')).toBeNull()
    await expect(screen.queryByRole('button', { name: /details/ })).toBeNull()
    const enable = screen.getByRole('button', { name: 'Enable plugin' })
    await expect(enable).toBeEnabled()
    await userEvent.hover(enable)
  },
  tags: ['dark', 'phone'],
}
export const Enabled: Story = {
  name: '[D3-32] A button of the player sends what it says',
  args: { request: followed, pushes: pushesOf(asksToEnable) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enable plugin' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent('pluginManager')).toEqual([
      { name: 'attic_radio', category: 'music_service', action: 'enable' },
    ])
  },
}

export const Failed: Story = {
  parameters: { covers: ['state:installer.install.live.failed'] },
  play: async () => {
    await isOrdered()
    tell(halfway)
    tell(failed)
    await find(/no space left on the player/)
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
  tags: ['dark'],
}
export const FailedNarrow: Story = {
  ...Failed,
  args: { language: 'de' },
  parameters: {},
  play: async () => {
    await isOrdered()
    tell(failed)
    await expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeEnabled()
  },
  ...narrow,
}
export const TriedAgain: Story = {
  play: async ({ userEvent }) => {
    await isOrdered()
    tell(failed)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent('installPlugin')).toEqual([payload, payload]))
  },
}
export const Unsent: Story = {
  parameters: { covers: ['state:installer.install.live.unsent'] },
  args: {
    onPlayer: (made) => {
      player = made
      made.disconnect()
    },
  },
  play: async () => void (await find('The player is not connected. Nothing was changed.')),
}
export const Silent: Story = {
  parameters: { covers: ['state:installer.install.live.silent'] },
  beforeEach: atOnce,
  play: async () => {
    await find(/has said nothing for a minute/)
    for (const name of ['Try again', 'Ask the player'])
      await expect(screen.getByRole('button', { name })).toBeEnabled()
  },
}
export const SilentNarrow: Story = {
  ...Silent,
  args: { language: 'de' },
  parameters: {},
  play: async () => void (await find(/seit einer Minute nichts gesagt/)),
  ...narrow,
}
export const Away: Story = {
  parameters: { covers: ['state:installer.install.live.away'] },
  play: async () => {
    await isOrdered()
    tell(begin)
    await find('Downloading plugin')
    player?.disconnect()
    await find(/It may be restarting/)
  },
}
const restart: Play = async () => {
  await isOrdered()
  tell(begin)
  await find('Downloading plugin')
  player?.disconnect()
  await find(/It may be restarting/)
  player?.comeBack()
}
export const Looking: Story = {
  parameters: { covers: ['state:installer.install.live.looking'] },
  play: async (context) => {
    await restart(context)
    await find('The player is back. Asking what is installed…')
    await expect(sent('getInstalledPlugins')).toHaveLength(1)
  },
}
export const FoundAfterRestart: Story = {
  parameters: { covers: ['state:installer.install.found'] },
  args: { answers: listing },
  play: async (context) => {
    await restart(context)
    await find(/Attic radio is installed/)
  },
}
export const MissingAfterRestart: Story = {
  parameters: { covers: ['state:installer.install.live.unclear'] },
  args: { request: toInstallerRequest({ order: other, since: 0 }), answers: listing },
  play: async () => {
    await waitFor(() => expect(sent('installPlugin')).toHaveLength(1))
    tell(begin)
    player?.disconnect()
    await find(/It may be restarting/)
    player?.comeBack()
    await find(/does not list Harbour FM/)
  },
}
/** Somebody else's, or one from before the page was loaded anew: picked up at its first status. */
export const PickedUp: Story = {
  name: '[D4-25] Opens by itself at the first status',
  args: { request: followed, pushes: pushesOf(halfway) },
  play: async () => {
    await find('Unpacking plugin')
    await expect(sent('installPlugin')).toEqual([])
  },
}
/** Put away while it goes on, it comes back with its end. */
export const PutAway: Story = {
  args: { request: followed, pushes: pushesOf(halfway) },
  play: async ({ userEvent }) => {
    await find('Unpacking plugin')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    tell({ ...halfway, progress: 60 })
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(screen.queryByRole('dialog')).toBeNull()
    tell(asksToEnable)
    await find(/was installed/)
  },
}
export const Hostile: Story = {
  args: { request: followed, pushes: pushesOf(hostile) },
  play: async (context) => {
    await screen.findByRole(
      'dialog',
      { name: '<script>window.stolen=1</script>Installing' },
      { timeout: 12_000 },
    )
    await showLog(context)
    await find('<img src=x onerror=window.stolen=1>')
    await context.userEvent.click(screen.getByRole('button', { name: '<b>More</b>' }))
    await find(/is not a web address/)
    await expect(Reflect.get(window, 'stolen')).toBeUndefined()
  },
}
