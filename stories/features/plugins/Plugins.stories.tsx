import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import hostileStore from '../../../fixtures/pushAvailablePlugins/hostile.json'
import emptyStore from '../../../fixtures/pushAvailablePlugins/none.json'
import store from '../../../fixtures/pushAvailablePlugins/two-categories.json'
import details from '../../../fixtures/openModal/plugin-details.json'
import pleaseLogin from '../../../fixtures/openModal/please-login.json'
import hostile from '../../../fixtures/pushInstalledPlugins/hostile.json'
import none from '../../../fixtures/pushInstalledPlugins/none.json'
import two from '../../../fixtures/pushInstalledPlugins/two.json'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'
import { manyPlugins } from '../../support/manyPlugins'
import { PluginsStory } from '../../support/PluginsStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const offering = { getAvailablePlugins: { event: 'pushAvailablePlugins', payload: store } }
const having = { getInstalledPlugins: { event: 'pushInstalledPlugins', payload: two } }

let player: ScriptedPlayer | undefined

/** The plugin manager: what the store has, what is installed, and a plugin from a file. */
const meta = {
  title: 'features/plugins/Manager',
  component: PluginsStory,
  args: {
    answers: { ...offering, ...having },
    onPlayer: (made) => {
      player = made
    },
  },
} satisfies Meta<typeof PluginsStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const sent = (event: string) =>
  player?.sent.filter((one) => one.event === event).map(({ payload }) => payload) ?? []
const card = (name: string) => screen.findByRole('article', { name })
const stolen = () => Reflect.get(window, 'stolen') as unknown

export const Store: Story = {
  name: '[D2.12-1] Search plugins is the first tab, with the first category',
  parameters: { covers: ['screen:/plugin-manager'] },
  play: async ({ canvas }) => {
    const harbour = within(await card('Harbour FM'))
    await expect(canvas.getByRole('tab', { name: 'Search plugins' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('button', { name: /^Music services/ })).toHaveAttribute('aria-current')
    for (const text of ['Ships, weather and slow music.', 'Harbour works', '2031-01-19', '0.9.2'])
      await expect(harbour.getByText(text)).toBeVisible()
    await expect(harbour.getByRole('button', { name: 'Install Harbour FM' })).toBeVisible()
    await expect(harbour.queryByRole('button', { name: /Update|Uninstall/ })).toBeNull()
    const attic = within(await card('Attic radio'))
    for (const name of ['Update Attic radio', 'Uninstall Attic radio', 'Details of Attic radio'])
      await expect(attic.getByRole('button', { name })).toBeVisible()
    await expect(attic.queryByRole('button', { name: /^Install / })).toBeNull()
  },
  tags: ['dark', 'phone', 'kiosk'],
}
export const LongGerman: Story = {
  args: {
    language: 'de',
    answers: { ...having, getAvailablePlugins: { event: 'pushAvailablePlugins', payload: hostileStore } },
  },
  play: async () => {
    await screen.findByRole('article', { name: /^Donaudampf/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
  ...narrow,
}
export const RightToLeft: Story = {
  args: { direction: 'rtl' },
  play: async () => void (await card('Harbour FM')),
}

export const AnotherCategory: Story = {
  play: async ({ canvas, userEvent }) => {
    await card('Harbour FM')
    await userEvent.click(canvas.getByRole('button', { name: /^Sound/ }))
    await card('Warm tubes')
    await expect(screen.queryByRole('article', { name: 'Harbour FM' })).toBeNull()
  },
}
/** In all categories, by name, author and description. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await card('Harbour FM')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a plugin' }), 'GLASS')
    await card('Warm tubes')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    await expect(within(await card('Warm tubes')).getByText('Sound')).toBeVisible()
  },
}
export const FoundNone: Story = {
  play: async ({ canvas, userEvent }) => {
    await card('Harbour FM')
    await userEvent.type(canvas.getByRole('searchbox'), 'kettle')
    await canvas.findByRole('heading', { name: 'No plugin found' })
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await card('Harbour FM')
  },
}
export const WithAnUpdate: Story = {
  play: async ({ canvas, userEvent }) => {
    await card('Harbour FM')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'With an update')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    await card('Attic radio')
  },
}
export const ThreeHundred: Story = {
  args: {
    answers: { ...having, getAvailablePlugins: { event: 'pushAvailablePlugins', payload: manyPlugins(300) } },
  },
  play: async ({ canvas }) => {
    await card('Attic radio 0')
    await expect(canvas.getByText('300 plugins')).toBeVisible()
    // Only what is in view exists.
    await expect(screen.getAllByRole('article').length).toBeLessThan(40)
  },
  tags: ['phone'],
}
export const Hostile: Story = {
  args: {
    answers: { ...having, getAvailablePlugins: { event: 'pushAvailablePlugins', payload: hostileStore } },
  },
  play: async ({ canvas }) => {
    const attic = within(await card('<img src=x onerror="window.stolen=1"><b>Attic</b>'))
    await expect(attic.getByText('Loud')).toBeVisible()
    await card('Plugin without a name')
    await expect(canvas.getByText('<script>window.stolen=1</script>', { selector: 'p' })).toBeVisible()
    await expect(stolen()).toBeUndefined()
  },
}

export const Waiting: Story = {
  args: { answers: having },
  play: async ({ canvas }) => void (await canvas.findByText(/fetches its list/)),
}
/** Held until the player is there, and asked then. */
export const Offline: Story = {
  args: {
    answers: { ...offering, ...having },
    onPlayer: (made) => {
      player = made
      made.disconnect()
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/fetches its list/)
    await expect(sent('getAvailablePlugins')).toEqual([])
    player?.comeBack()
    await card('Harbour FM')
  },
}
export const Silent: Story = {
  args: { answers: having },
  beforeEach: impatiently,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'The store does not answer' })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent('getAvailablePlugins')).toHaveLength(2))
    player?.push('pushAvailablePlugins', store)
    await card('Harbour FM')
  },
  tags: ['phone'],
}
export const Empty: Story = {
  args: {
    answers: { ...having, getAvailablePlugins: { event: 'pushAvailablePlugins', payload: emptyStore } },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'The store is empty' })),
}
/** The player answers with a window of its own, and with no list. */
export const PleaseLogin: Story = {
  args: { answers: { ...having, getAvailablePlugins: { event: 'openModal', payload: pleaseLogin } } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Please login' })
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog)
    await expect(await canvas.findByText(/“Please login”/)).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Installed plugins' }))
    await canvas.findByRole('switch', { name: 'Warm tubes' })
    await userEvent.click(canvas.getByRole('tab', { name: 'Search plugins' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await waitFor(() => expect(sent('getAvailablePlugins')).toHaveLength(2))
    await screen.findByRole('dialog', { name: 'Please login' })
  },
}

export const Details: Story = {
  name: '[D7-58] Details are the player’s own window',
  args: { answers: { ...offering, ...having, getPluginDetails: { event: 'openModal', payload: details } } },
  play: async ({ userEvent }) => {
    await userEvent.click(within(await card('Attic radio')).getByRole('button', { name: /^Details/ }))
    await screen.findByRole('dialog', { name: 'Attic radio' })
    await expect(sent('getPluginDetails')).toEqual([{ name: 'attic_radio', category: 'music_service' }])
  },
}
/** A player that never tells any: what its store says. */
export const DetailsUntold: Story = {
  beforeEach: impatiently,
  play: async ({ userEvent }) => {
    await userEvent.click(within(await card('Attic radio')).getByRole('button', { name: /^Details/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Attic radio' }))
    // It comes out of nothing first.
    await waitFor(() => expect(dialog.getByText(/no more to say/)).toBeVisible())
    await expect(await dialog.findByText('recorded')).toBeVisible()
    await expect(dialog.getByText('MIT')).toBeVisible()
  },
  tags: ['phone'],
}

const installedTab: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: /^Install/ }))
}
const toggle = (name: string) => screen.findByRole('switch', { name })

export const Installed: Story = {
  name: '[D2.12-2] [D4-23] Installed plugins with their switches, and settings where they are on',
  play: async (context) => {
    await installedTab(context)
    const attic = within((await toggle('Attic radio')).closest('li') ?? document.body)
    await expect(await toggle('Attic radio')).toBeChecked()
    for (const text of ['Active', /1\.2\.0/]) await expect(attic.getByText(text)).toBeVisible()
    await expect(attic.getByRole('link', { name: 'Settings of Attic radio' })).toHaveAttribute(
      'href',
      '/plugin/music_service-attic_radio?isPluginSettings=true',
    )
    const tubes = within((await toggle('Warm tubes')).closest('li') ?? document.body)
    await expect(tubes.getByText('Inactive')).toBeVisible()
    await expect(tubes.queryByRole('link')).toBeNull()
    for (const name of ['Update Warm tubes', 'Uninstall Warm tubes'])
      await expect(tubes.getByRole('button', { name })).toBeVisible()
  },
  tags: ['dark', 'phone', 'kiosk'],
}
export const InstalledHostile: Story = {
  args: {
    language: 'de',
    answers: { ...offering, getInstalledPlugins: { event: 'pushInstalledPlugins', payload: hostile } },
  },
  play: async (context) => {
    await installedTab(context)
    await toggle('<img src=x onerror="window.stolen=1">Attic')
    await expect(await toggle('Plugin ohne Namen')).toBeDisabled()
    await expect(stolen()).toBeUndefined()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
  ...narrow,
}
export const InstalledNone: Story = {
  args: { answers: { ...offering, getInstalledPlugins: { event: 'pushInstalledPlugins', payload: none } } },
  play: async (context) => {
    await installedTab(context)
    await context.canvas.findByRole('heading', { name: 'No plugins yet' })
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Search plugins' }))
    await card('Harbour FM')
  },
}
export const InstalledWaiting: Story = { args: { answers: offering }, play: installedTab }
export const InstalledSilent: Story = {
  args: { answers: offering },
  beforeEach: impatiently,
  play: async (context) => {
    await installedTab(context)
    await context.canvas.findByText('The player has not said which plugins it has.')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent('getInstalledPlugins')).toHaveLength(2))
  },
}
export const Enabled: Story = {
  name: '[D7-56] A switch moves at once, and stays when the player confirms it',
  play: async (context) => {
    await installedTab(context)
    await context.userEvent.click(await toggle('Warm tubes'))
    await expect(await toggle('Warm tubes')).toBeChecked()
    await expect(sent('pluginManager')).toEqual([
      { name: 'warm_tubes', category: 'audio_interface', action: 'enable' },
    ])
    player?.push('pushInstalledPlugins', two.with(1, { ...two[1], enabled: true, active: true } as never))
    await screen.findByRole('link', { name: 'Settings of Warm tubes' })
    await expect(await toggle('Warm tubes')).toBeChecked()
  },
}
export const SwitchedBack: Story = {
  play: async (context) => {
    await installedTab(context)
    await context.userEvent.click(await toggle('Warm tubes'))
    player?.push('pushInstalledPlugins', two)
    await waitFor(async () => expect(await toggle('Warm tubes')).not.toBeChecked())
    await screen.findByText(/did not do it\. Warm tubes stays as it was/)
  },
}
export const SwitchUnconfirmed: Story = {
  beforeEach: impatiently,
  play: async (context) => {
    await installedTab(context)
    await context.userEvent.click(await toggle('Attic radio'))
    await screen.findByText(/not confirmed it\. Attic radio stays as it was/)
    await expect(await toggle('Attic radio')).toBeChecked()
  },
}
export const UninstallUnanswered: Story = {
  beforeEach: impatiently,
  play: async (context) => {
    await installedTab(context)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Uninstall Warm tubes' }))
    await screen.findByText('Warm tubes was not uninstalled.')
  },
}

const uploadTab: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: /Upload|hochladen/ }))
}
export const Upload: Story = { play: uploadTab, tags: ['dark'] }
export const UploadPhone: Story = { ...Upload, args: { language: 'de' }, ...narrow }
/** A file that is no plugin is said to be none, before anything is sent. */
export const UploadOfAPicture: Story = {
  play: async (context) => {
    await uploadTab(context)
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('there is nothing to choose a file with')
    input.accept = ''
    await context.userEvent.upload(input, new File(['no zip'], 'attic.zip'))
    await screen.findByText(/A plugin is a ZIP file, and this is none/)
  },
}
