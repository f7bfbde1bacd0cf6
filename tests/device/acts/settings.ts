import { SettingsPage } from '../../e2e/support/SettingsPage'
import { mark, needs, type Act, type Owner } from '../Act'
import { recordOf, recordsOf, wordsOf, type Pushed } from '../Device'
import { thereAndBack } from '../thereAndBack'
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

/**
 * A section of a page that is asked for anew, by a field in it, and that field's value; of a select, the
 * value of what is chosen.
 */
async function sectionWith({ device }: Owner, name: PageName, id: string) {
  const told = recordOf(await device.ask('getUiConfig', 'pushUiConfig', { page: pages[name] }))
  const contentOf = (section: Pushed) => recordsOf(section['content'])
  const section = recordsOf(told['sections']).find((one) => contentOf(one).some((item) => item['id'] === id))
  const values = new Map(contentOf(section ?? {}).map((item) => [item['id'], item['value']]))
  const value = values.get(id)
  return { section: recordOf(section), values, value: recordOf(value)['value'] ?? value }
}

/** Gives a section back all values that it has now, by its own call, as its Save button would. */
async function keepSection(owner: Owner, name: PageName, id: string): Promise<() => void> {
  const { section, values } = await sectionWith(owner, name, id)
  const { type, endpoint, method } = recordOf(section['onSave'])
  const sent = recordOf(section['saveButton'])['data']
  const data = Object.fromEntries((Array.isArray(sent) ? sent : []).map((key) => [key, values.get(key)]))
  return () => owner.device.emit('callMethod', { type, endpoint, method, data })
}

/** Gives a field of a page another value and the one it had, each time by Save, and looks on the device. */
const fieldAct = <Value>(
  name: string,
  page: PageName,
  section: string,
  id: string,
  read: (value: unknown) => Value,
  fill: (opened: SettingsPage, value: Value) => Promise<void>,
  other: (before: Value) => Value,
): Act => ({
  name: `settings: ${name}`,
  async run(owner) {
    const put = await keepSection(owner, page, id)
    await thereAndBack(
      owner,
      {
        name,
        read: async () => read((await sectionWith(owner, page, id)).value),
        async choose(value) {
          const opened = await openPage(owner, page)
          await fill(opened, value)
          await opened.save(section)
        },
        put,
      },
      other,
    )
  },
})

/** Turns a switch of a page and back. */
const switches = (page: PageName, section: string, label: string, id: string): Act =>
  fieldAct(
    `${label} on and off`,
    page,
    section,
    id,
    (value) => value === true,
    (opened) => opened.section(section).getByRole('switch', { name: label }).press('Space'),
    (isOn) => !isOn,
  )

/** Acts on the settings that a device draws. */
export const settingsActs: Act[] = [
  switches('system', 'General Settings', 'Startup Sound', 'startup_sound'),
  switches('sources', 'Music Library Settings', 'Show Track numbers', 'tracknumbers'),
  switches('playback', 'General Playback options', 'Volume normalization', 'volume_normalization'),
  fieldAct(
    'the name of the player',
    'system',
    'General Settings',
    'player_name',
    wordsOf,
    (opened, name) => opened.field('General Settings', 'Player Name').fill(name),
    () => mark,
  ),
  fieldAct(
    'steps of the volume',
    'playback',
    'Volume options',
    'volumesteps',
    wordsOf,
    async (opened, label) => {
      await opened.field('Volume options', 'One Click Volume Steps').selectOption({ label })
    },
    (before) => (before === '5' ? '2' : '5'),
  ),
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
      const pictures = recordsOf((await told())['available'])
      const nameOfOther = (before: string) =>
        pictures.map(({ name }) => wordsOf(name)).find((name) => name !== before) ?? before
      await thereAndBack(
        owner,
        {
          name: 'the background',
          read: nameOf,
          async choose(name) {
            const section = (await openPage(owner, 'appearance')).section('Background')
            await section.getByRole('radio', { name, exact: true }).press('Space')
          },
          put(name) {
            const { path } = pictures.find((picture) => picture['name'] === name) ?? {}
            device.emit('setBackgrounds', { name, path })
          },
        },
        nameOfOther,
      )
    },
  },
  {
    name: 'sources: a plugin off and on',
    async run(owner) {
      const { device } = owner
      const plugins = async () => recordsOf(await device.ask('getMyMusicPlugins', 'pushMyMusicPlugins'))
      const [plugin] = (await plugins()).filter(({ enabled }) => enabled === true).toReversed()
      const name = wordsOf(plugin?.['prettyName'])
      await thereAndBack(
        owner,
        {
          name,
          read: async () =>
            (await plugins()).find(({ prettyName }) => prettyName === name)?.['enabled'] === true,
          async choose() {
            const section = (await openPage(owner, 'sources')).section('Sources of music')
            await section.getByRole('switch', { name }).press('Space')
          },
          put: (enabled) => device.emit('enableDisableMyMusicPlugin', { ...plugin, enabled }),
        },
        (isOn) => !isOn,
      )
    },
  },
]
