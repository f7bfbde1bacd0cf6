import { NowPlayingPage } from '../../e2e/support/NowPlayingPage'
import type { Act, Owner } from '../Act'
import { demand } from '../Act'
import { wordsOf, type Pushed } from '../Device'
import { chooseOf, fillQueue, itemOf, openPlace, plays, tracksOf } from '../library'
import { until } from '../until'

/** Plays an item out of a list by its menu, and looks whether every entry of the queue is of it. */
const playsOutOf = (name: string, place: string, field: 'album' | 'artist' | 'genre', from: number): Act => ({
  name,
  async run(owner) {
    const { title, uri } = await itemOf(owner, place, from)
    const browse = await openPlace(owner, place)
    await chooseOf(browse, title, 'Play')
    const tracks = field === 'album' ? (await tracksOf(owner, uri)).length : undefined
    const isOf = (entry: Pushed) => field === 'genre' || wordsOf(entry[field]) === title
    await plays(
      owner,
      (queue) => queue.length > 0 && queue.every(isOf) && (tracks === undefined || queue.length === tracks),
      `“${title}” alone to play`,
    )
    if (field === 'genre') await playsSomethingOf(owner, uri)
  },
})

/**
 * A genre's tracks do not say their genre in the queue: they are compared with what the device lists below
 * it.
 */
async function playsSomethingOf(owner: Owner, uri: string): Promise<void> {
  const listed = await owner.device.browse(uri)
  const albums = new Set(listed.map(({ title }) => wordsOf(title)))
  const queue = await owner.device.queue()
  const strange = queue.find(({ album, name }) => !albums.has(wordsOf(album)) && !albums.has(wordsOf(name)))
  demand(strange === undefined, `“${wordsOf(strange?.['name'])}” in the queue is not of that genre`)
}

/**
 * The first folder that holds songs, below the first folder of each place; where it is listed, and how many
 * songs it holds.
 */
async function folderOfSongs(owner: Owner): Promise<{ place: string; folder: string; songs: number }> {
  let place = 'music-library'
  for (let depth = 0; depth < 8; depth += 1) {
    const { title, uri } = await itemOf(owner, place)
    const songs = (await tracksOf(owner, uri)).length
    if (songs > 0) return { place, folder: title, songs }
    place = uri
  }
  throw new Error('there is no folder with songs')
}

const playing = async (owner: Owner): Promise<NowPlayingPage> => {
  await fillQueue(owner)
  owner.device.emit('play', { value: 0 })
  await until(async () => (await owner.device.state())['status'] === 'play', 'music')
  return NowPlayingPage.open(owner.page, owner.url)
}

/** Presses a button of the transport and waits until a field of the device's state is as it should be. */
const becomes = (owner: Owner, what: string, isSo: (state: Pushed) => boolean) =>
  until(async () => isSo(await owner.device.state()), what)

/** Acts that begin music, and those of the screen that shows it. */
export const playingActs: Act[] = [
  playsOutOf('play an album out of a list of albums', 'albums://', 'album', 3),
  playsOutOf('play an artist out of a list of artists', 'artists://', 'artist', 1),
  playsOutOf('play a genre out of a list of genres', 'genres://', 'genre', 1),
  {
    name: 'play a track of an album, with its album',
    async run(owner) {
      const { uri } = await itemOf(owner, 'albums://', 2)
      const tracks = await tracksOf(owner, uri)
      const wanted = tracks[1] ?? tracks[0] ?? ''
      const browse = await openPlace(owner, uri)
      await browse.press(wanted)
      await plays(owner, (queue) => queue.length === tracks.length, 'the whole album in the queue')
      await becomes(owner, `“${wanted}” to play`, ({ title }) => title === wanted)
    },
  },
  {
    name: 'pause, and play on',
    async run(owner) {
      const screen = await playing(owner)
      await screen.button('Pause').click()
      await becomes(owner, 'a pause', ({ status }) => status === 'pause')
      await screen.button('Play').click()
      await becomes(owner, 'music again', ({ status }) => status === 'play')
    },
  },
  {
    name: 'next and previous track',
    async run(owner) {
      const screen = await playing(owner)
      await screen.button('Next').click()
      await becomes(owner, 'the second entry', ({ position }) => position === 1)
      // Devices begin the entry anew at the first press, and go back at one that follows soon.
      await screen.button('Previous').click()
      await screen.button('Previous').click()
      await becomes(owner, 'the first entry', ({ position }) => position === 0)
    },
  },
  {
    name: 'seek by the keyboard',
    async run(owner) {
      const screen = await playing(owner)
      await screen.slider('Place in the track').focus()
      await owner.page.keyboard.press('PageUp')
      await owner.page.keyboard.press('PageUp')
      await becomes(owner, 'the place 0:30', ({ seek }) => Number(seek) >= 25_000)
    },
  },
  {
    name: 'volume by the keyboard',
    async run(owner) {
      const screen = await playing(owner)
      const before = Number((await owner.device.state())['volume'])
      owner.afterwards(() => owner.device.emit('volume', before))
      await screen.slider('Volume').focus()
      await owner.page.keyboard.press(before > 50 ? 'ArrowDown' : 'ArrowUp')
      const meant = before + (before > 50 ? -1 : 1)
      await becomes(owner, `volume ${meant}`, ({ volume }) => Number(volume) === meant)
    },
  },
  {
    name: 'mute and unmute',
    async run(owner) {
      const screen = await playing(owner)
      owner.afterwards(() => owner.device.emit('unmute'))
      await screen.button('Mute').click()
      await becomes(owner, 'silence', ({ mute }) => mute === true)
      await screen.button('Unmute').click()
      await becomes(owner, 'sound again', ({ mute }) => mute === false)
    },
  },
  {
    name: 'random on and off',
    async run(owner) {
      owner.device.emit('setRandom', { value: false })
      const screen = await playing(owner)
      await screen.button('Shuffle').click()
      await becomes(owner, 'random order', ({ random }) => random === true)
      await screen.button('Shuffle').click()
      await becomes(owner, 'the order of the queue', ({ random }) => random !== true)
    },
  },
  {
    name: 'repeat all, one and off',
    async run(owner) {
      owner.device.emit('setRepeat', { value: false, repeatSingle: false })
      const screen = await playing(owner)
      await screen.button('Repeat: off').click()
      await becomes(
        owner,
        'repeat all',
        (state) => state['repeat'] === true && state['repeatSingle'] !== true,
      )
      await screen.button('Repeat: all').click()
      await becomes(owner, 'repeat one', ({ repeatSingle }) => repeatSingle === true)
      await screen.button('Repeat: this one').click()
      await becomes(owner, 'no repeat', (state) => state['repeat'] !== true && state['repeatSingle'] !== true)
    },
  },
  {
    name: 'play a folder out of the music library',
    async run(owner) {
      const { place, folder, songs } = await folderOfSongs(owner)
      await chooseOf(await openPlace(owner, place), folder, 'Play')
      await plays(owner, (queue) => queue.length === songs, `the ${songs} songs of the folder to play`)
    },
  },
  {
    name: 'louder by a press, as far as the owner has set',
    async run(owner) {
      const screen = await playing(owner)
      owner.device.emit('volume', 40)
      await becomes(owner, 'volume 40', ({ volume }) => Number(volume) === 40)
      await screen.button('Louder').click()
      await becomes(owner, 'more than 40', ({ volume }) => Number(volume) > 40 && Number(volume) <= 50)
    },
  },
  {
    name: 'go to the album of what plays',
    async run(owner) {
      await playing(owner)
      const { album } = await owner.device.state()
      await owner.page
        .getByRole('main')
        .getByRole('link', { name: wordsOf(album), exact: true })
        .first()
        .click()
      await owner.page.getByRole('main').locator('li[data-index]').first().waitFor()
      await owner.page
        .getByRole('main')
        .getByRole('heading', { name: wordsOf(album) })
        .first()
        .waitFor()
    },
  },
]
