import type { TestPlayer } from '../../player/testing/startTestPlayer'
import { moved, playQueue, queueOf } from '../e2e/support/libraryQueue'
import type { SmokePage } from './SmokePage'

interface Journey {
  name: string
  /** Among the ten of `npm test`. */
  isShort?: true
  /** A player that opens the wizard by itself. */
  isNew?: true
  /** With a cloud, in which somebody is signed up. */
  hasAccounts?: true
  walk: (page: SmokePage, player: TestPlayer) => Promise<void>
}

const state = (player: TestPlayer): string => player.engine.state().status

const openQueue = async (page: SmokePage, player: TestPlayer): Promise<string[]> => {
  const names = playQueue(player)
  await page.open('/queue')
  await page.see(names[2] ?? '')
  return names
}

/** The address of the account area on a player. */
async function areaOf(player: TestPlayer): Promise<string> {
  const brand: unknown = await (await fetch(`${player.url}/app/brand.json`)).json()
  return `/${String(Reflect.get(Object(brand), 'word'))}`
}

const demonstration = '/plugin/miscellanea-demonstration'

/** What every browser has to do, as a person does it. */
export const journeys: readonly Journey[] = [
  {
    name: 'start: what plays, with its buttons',
    isShort: true,
    walk: async (page, player) => {
      const [first = ''] = playQueue(player)
      await page.open('/playback')
      await page.see(first)
      await page.press('Pause')
      await page.until('the pause', () => state(player) === 'pause')
      await page.press('Play')
      await page.until('the music', () => state(player) === 'play')
    },
  },
  {
    name: 'the next track',
    walk: async (page, player) => {
      const [, second = ''] = playQueue(player)
      await page.open('/playback')
      await page.press('Next')
      await page.see(second)
      await page.until('the next one', () => player.engine.state().position === 1)
    },
  },
  {
    name: 'the volume by keys',
    walk: async (page, player) => {
      playQueue(player)
      await page.open('/queue')
      const before = player.sound.state().volume
      await page.focus('Volume')
      await page.driver.key('ArrowRight')
      await page.until('another volume', () => player.sound.state().volume !== before)
    },
  },
  {
    name: 'queue: an entry is dragged',
    isShort: true,
    walk: async (page, player) => {
      const names = await openQueue(page, player)
      await page.drag(`Move ${names[1]}`, `Move ${names[3]}`)
      const expected = moved(names, 1, 3).join()
      await page.until('the new order', () => queueOf(player).join() === expected)
    },
  },
  {
    name: 'queue: an entry is removed and comes back',
    isShort: true,
    walk: async (page, player) => {
      const names = await openQueue(page, player)
      await page.press(`Remove ${names[2]}`)
      await page.until('one less', () => queueOf(player).length === names.length - 1)
      await page.press('Undo')
      await page.until('it', () => queueOf(player).join() === names.join())
    },
  },
  {
    name: 'browse: to the songs of an album',
    isShort: true,
    walk: async (page, player) => {
      const [track] = player.music.library().tracks
      await page.open('/browse')
      await page.press('Albums')
      await page.see(track?.album ?? '')
      await page.press(`${track?.album}*`)
      await page.see(track?.title ?? '')
    },
  },
  {
    name: 'search: what is written is found',
    isShort: true,
    walk: async (page, player) => {
      const [track] = player.music.library().tracks
      await page.open('/search')
      await page.until(
        'the field',
        async () =>
          page.driver.evaluate('document.activeElement instanceof HTMLInputElement') as Promise<boolean>,
      )
      await page.driver.type(track?.artist ?? '')
      await page.see(track?.artist ?? '')
      await page.see('Artists')
    },
  },
  {
    name: 'settings: a field is changed and saved',
    isShort: true,
    walk: async (page) => {
      await page.open(demonstration)
      await page.see('Inputs of every type')
      await page.fill('Text', 'Morning')
      await page.press('Save')
      await page.see('Sent to the player')
    },
  },
  {
    name: 'settings: dark is chosen',
    walk: async (page) => {
      await page.open('/settings')
      await page.title('Settings')
      await page.press('Dark')
      await page.until(
        'the dark',
        async () =>
          page.driver.evaluate(
            'document.documentElement.dataset.mantineColorScheme === "dark"',
          ) as Promise<boolean>,
      )
    },
  },
  {
    name: 'wizard: the first steps',
    isShort: true,
    isNew: true,
    walk: async (page) => {
      await page.open('/')
      await page.see('Step 1/')
      await page.press('Next')
      await page.see('Step 2/')
      await page.fill('Name', 'Cellar')
      await page.see('cellar.local')
    },
  },
  {
    name: 'account: somebody logs in',
    isShort: true,
    hasAccounts: true,
    walk: async (page, player) => {
      await page.open(`${await areaOf(player)}/login`)
      await page.fill('E-mail', 'owner@example.com')
      await page.fill('Password', 'correct horse')
      await page.driver.key('Enter')
      await page.see('Owner One')
    },
  },
  {
    name: 'plugins: one of the store is installed',
    isShort: true,
    walk: async (page) => {
      await page.open('/plugin-manager')
      await page.press('Audio*')
      await page.press('Install Amplifier Relay')
      await page.see('Successfully installed')
    },
  },
  {
    name: 'the connection goes and comes',
    isShort: true,
    walk: async (page, player) => {
      const [, second = ''] = playQueue(player)
      await page.open('/playback')
      await page.see(queueOf(player)[0] ?? '')
      const before = player.clients.all()
      for (const client of before) client.drop()
      await page.until('the connection', () =>
        player.clients.all().some((client) => !before.includes(client)),
      )
      await page.press('Next')
      await page.see(second)
    },
  },
  {
    name: 'settings: a value out of its limits is named where it stands',
    walk: async (page) => {
      await page.open(demonstration)
      await page.fill('Port, 1024 to 65535', '80')
      await page.press('Save', 'Limits')
      await page.see('Enter 1024 or more.')
    },
  },
  {
    name: 'the seek bar by keys',
    walk: async (page, player) => {
      playQueue(player)
      await page.open('/playback')
      await page.focus('Place in the track')
      await page.driver.key('ArrowRight')
      await page.until('another place', () => player.engine.state().seek > 3_000)
    },
  },
  {
    name: 'a window of the player comes and goes',
    walk: async (page, player) => {
      await page.open('/queue')
      await page.title('Queue')
      player.clients.broadcast('openModal', {
        title: 'A question',
        message: 'Is it loud?',
        buttons: [{ name: 'Yes', class: 'btn btn-info', emit: 'closeModals', payload: '' }],
      })
      await page.see('Is it loud?')
      await page.press('Yes')
      await page.gone('Is it loud?')
    },
  },
  {
    name: 'a message of the player is shown',
    walk: async (page, player) => {
      await page.open('/queue')
      await page.title('Queue')
      player.clients.broadcast('pushToastMessage', { type: 'success', title: 'Done', message: 'All is well' })
      await page.see('All is well')
    },
  },
  {
    name: 'the language is chosen',
    walk: async (page) => {
      await page.open('/settings')
      await page.title('Settings')
      await page.driver.evaluate(
        `(() => { const select = document.querySelector('main select'); select.value = 'de';
          select.dispatchEvent(new Event('change', { bubbles: true })) })()`,
      )
      await page.see('Einstellungen')
    },
  },
  {
    name: 'networks, the system and outputs are drawn',
    walk: async (page) => {
      for (const [path, words] of [
        ['/plugin/system_controller-network', 'Network'],
        ['/plugin/system_controller-system', 'System'],
        ['/plugin/audio_interface-playback_options', 'Playback options'],
      ] as const) {
        await page.open(path)
        await page.title(words)
      }
    },
  },
  {
    name: 'shuffle is switched on, and off again',
    walk: async (page, player) => {
      playQueue(player)
      await page.open('/playback')
      for (const wanted of [true, false]) {
        await page.press('Shuffle')
        await page.until('the mode', () => player.engine.state().random === wanted)
      }
    },
  },
  {
    name: 'queue: an entry plays by a press on its name',
    walk: async (page, player) => {
      const names = await openQueue(page, player)
      await page.press(`${names[3]}*`)
      await page.until('that entry', () => player.engine.state().position === 3)
    },
  },
  {
    name: 'back leads to where somebody was',
    walk: async (page, player) => {
      const [track] = player.music.library().tracks
      await page.open('/browse')
      await page.press('Albums')
      await page.press(`${track?.album}*`)
      await page.see(track?.title ?? '')
      await page.driver.evaluate('history.back()')
      await page.title('Albums')
      await page.driver.evaluate('history.back()')
      await page.title('Library')
    },
  },
  {
    name: 'a switch shows the fields that belong to it',
    walk: async (page) => {
      await page.open(demonstration)
      await page.see('Only while it is off')
      await page.press('Show three more fields')
      await page.gone('Only while it is off')
    },
  },
  {
    name: 'the record of the wire lists what comes',
    walk: async (page) => {
      await page.open('/debug')
      await page.title('Debug')
      await page.see('pushState')
    },
  },
  {
    name: 'a low window keeps most of its height for the screen',
    walk: async (page, player) => {
      playQueue(player)
      await page.driver.resize(480, 320)
      await page.open('/settings')
      await page.title('Settings')
      const free = await page.driver.evaluate(`(() => {
        window.scrollTo(0, 200)
        const stays = (one) => one !== null && (/fixed|sticky/.test(getComputedStyle(one).position) || stays(one.parentElement))
        let free = 0
        for (let y = 0; y < innerHeight; y += 1) if (!stays(document.elementFromPoint(innerWidth / 2, y))) free += 1
        return free / innerHeight
      })()`)
      if (Number(free) < 0.6) throw new Error(`the bars leave ${String(free)} of the height`)
      await page.driver.resize(1280, 800)
    },
  },
  ...[
    [390, 844],
    [800, 480],
    [1024, 600],
    [480, 320],
    [320, 568],
  ].map(([width = 0, height = 0]): Journey => ({
    name: `nothing is wider than a window of ${width}x${height}`,
    walk: async (page, player) => {
      playQueue(player)
      await page.driver.resize(width, height)
      for (const [path, words] of [
        ['/playback', ''],
        ['/queue', 'Queue'],
        ['/browse', 'Library'],
        [demonstration, 'Demonstration'],
        ['/settings', 'Settings'],
      ] as const) {
        await page.open(path)
        await page.title(words === '' ? (queueOf(player)[0] ?? '') : words)
        await page.fits()
      }
      await page.driver.resize(1280, 800)
    },
  })),
]
