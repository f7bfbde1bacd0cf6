import { SettingsPage } from '../../e2e/support/SettingsPage'
import { mark, needs, type Act, type Owner } from '../Act'
import { recordOf, recordsOf, wordsOf } from '../Device'
import { until } from '../until'

const pages = {
  playback: 'audio_interface/alsa_controller',
  sources: 'miscellanea/my_music',
  system: 'system_controller/system',
  appearance: 'miscellanea/appearance',
} as const

type PageName = keyof typeof pages

/** Opens a settings page of the device's menu. */
async function openPage({ page, url }: Owner, name: PageName): Promise<SettingsPage> {
  await page.goto(`${url}/plugin/${pages[name].replace('/', '-')}`)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  return new SettingsPage(page)
}

/** The value of a field as a page that is asked for anew tells it; of a select, the value of what is chosen. */
async function valueOf({ device }: Owner, name: PageName, id: string): Promise<unknown> {
  const told = recordOf(await device.ask('getUiConfig', 'pushUiConfig', { page: pages[name] }))
  const field = recordsOf(told['sections'])
    .flatMap(({ content }) => recordsOf(content))
    .find((item) => item['id'] === id)
  const value = recordOf(field)['value']
  return recordOf(value)['value'] ?? value
}

/** Turns a switch of a page and back, each time by Save, and looks on the device. */
const switches = (name: PageName, title: string, label: string, id: string): Act => ({
  name: `settings: ${label} on and off`,
  async run(owner) {
    const before = (await valueOf(owner, name, id)) === true
    for (const isOn of [!before, before]) {
      const page = await openPage(owner, name)
      await page.section(title).getByRole('switch', { name: label }).press('Space')
      await page.save(title)
      await until(async () => (await valueOf(owner, name, id)) === isOn, `“${label}” ${isOn ? 'on' : 'off'}`)
    }
  },
})

/** Acts on the settings that a device draws. */
export const settingsActs: Act[] = [
  switches('system', 'General Settings', 'Startup Sound', 'startup_sound'),
  switches('sources', 'Music Library Settings', 'Show Track numbers', 'tracknumbers'),
  switches('playback', 'General Playback options', 'Volume normalization', 'volume_normalization'),
  {
    name: 'settings: the name of the player',
    async run(owner) {
      const { device } = owner
      const nameOf = async () =>
        wordsOf(recordOf(await device.ask('getDeviceName', 'pushDeviceName'))['name'])
      const before = await nameOf()
      for (const name of [mark, before]) {
        const page = await openPage(owner, 'system')
        await page.field('General Settings', 'Player Name').fill(name)
        await page.save('General Settings')
        await until(async () => (await nameOf()) === name, `the name “${name}”`)
      }
    },
  },
  {
    name: 'settings: steps of the volume',
    async run(owner) {
      const before = wordsOf(await valueOf(owner, 'playback', 'volumesteps'))
      for (const steps of [before === '5' ? '2' : '5', before]) {
        const page = await openPage(owner, 'playback')
        await page.field('Volume options', 'One Click Volume Steps').selectOption({ label: steps })
        await page.save('Volume options')
        await until(
          async () => wordsOf(await valueOf(owner, 'playback', 'volumesteps')) === steps,
          `steps of ${steps}`,
        )
      }
    },
  },
  {
    name: 'appearance: another language',
    async run(owner) {
      const { device } = owner
      const languageOf = async () =>
        wordsOf(recordOf(await device.ask('getUiSettings', 'pushUiSettings'))['language'])
      const before = await languageOf()
      needs(before === 'en', 'it speaks another language than English already')
      owner.afterwards(async () => {
        const language = { value: before, label: 'English' }
        const call = { endpoint: pages.appearance, method: 'setLanguage', data: { language } }
        device.emit('callMethod', call)
        await until(async () => (await languageOf()) === before, 'English again')
      })
      const page = await openPage(owner, 'appearance')
      const title = 'Language and Timezone'
      await page.field(title, 'Select Language').click()
      await owner.page.getByRole('option', { name: 'Deutsch' }).click()
      await page.save(title)
      await until(async () => (await languageOf()) === 'de', 'German')
      await owner.page.getByRole('link', { name: 'Warteschlange' }).first().waitFor()
    },
  },
  {
    name: 'appearance: another background',
    async run(owner) {
      const { device } = owner
      const page = recordOf(await device.ask('getUiConfig', 'pushUiConfig', { page: pages.appearance }))
      const hasPictures = recordsOf(page['sections']).some(({ coreSection }) => coreSection === 'ui-settings')
      needs(hasPictures, 'its page offers no backgrounds')
      const told = async () => recordOf(await device.ask('getBackgrounds', 'pushBackgrounds'))
      const nameOf = async () => wordsOf(recordOf((await told())['current'])['name'])
      const before = await nameOf()
      const names = recordsOf((await told())['available']).map(({ name }) => wordsOf(name))
      const other = names.find((name) => name !== before) ?? before
      for (const name of [other, before]) {
        const section = (await openPage(owner, 'appearance')).section('Background')
        await section.getByRole('radio', { name, exact: true }).press('Space')
        await until(async () => (await nameOf()) === name, `the background “${name}”`)
      }
    },
  },
  {
    name: 'sources: a plugin off and on',
    async run(owner) {
      const { device } = owner
      const plugins = async () => recordsOf(await device.ask('getMyMusicPlugins', 'pushMyMusicPlugins'))
      const [plugin] = (await plugins()).filter(({ enabled }) => enabled === true).toReversed()
      const name = wordsOf(plugin?.['prettyName'])
      for (const isOn of [false, true]) {
        const section = (await openPage(owner, 'sources')).section('Sources of music')
        await section.getByRole('switch', { name }).press('Space')
        await until(
          async () => (await plugins()).find(({ prettyName }) => prettyName === name)?.['enabled'] === isOn,
          `“${name}” ${isOn ? 'on' : 'off'}`,
        )
      }
    },
  },
]
