import { expect } from '@playwright/test'
import { mark, type Act, type Owner } from '../Act'
import { wordsOf } from '../Device'
import { chooseOf, fillQueue, itemOf, openPlace, plays } from '../library'
import { until } from '../until'

const station = `${mark} FM`

const listed = `${mark} tracks`

/** Makes a playlist of what is in the queue, on the device itself, and gives the names of its entries. */
async function makePlaylist(owner: Owner): Promise<string[]> {
  const { device } = owner
  const names = await fillQueue(owner)
  owner.afterwards(() => device.emit('deletePlaylist', { name: listed }))
  device.emit('saveQueueToPlaylist', { name: listed })
  await until(async () => (await device.playlists()).includes(listed), 'the playlist')
  device.emit('clearQueue')
  return names
}

const radios = 'radio/myWebRadio'
const uri = 'http://127.0.0.1:9/panel-test'
const titlesOf = async ({ device }: Owner, place: string) =>
  (await device.browse(place)).map(({ title }) => wordsOf(title))

/** A station of the owner's own, made on the device itself. */
async function makeStation(owner: Owner): Promise<void> {
  const { device } = owner
  owner.afterwards(() => device.emit('removeWebRadio', { name: station, uri }))
  device.emit('addWebRadio', { name: station, uri })
  await until(async () => (await titlesOf(owner, radios)).includes(station), 'the station')
}

/** Acts on what an owner collects. */
export const collectionActs: Act[] = [
  {
    name: 'playlist: put an album on a new one, delete it',
    async run(owner) {
      const { device, page } = owner
      const name = `${mark} list`
      owner.afterwards(() => device.emit('deletePlaylist', { name }))
      const { title } = await itemOf(owner, 'albums://', 2)
      await chooseOf(await openPlace(owner, 'albums://'), title, 'Add to playlist')
      const window = page.getByRole('dialog', { name: 'Add to playlist' })
      await window.getByRole('textbox', { name: 'New playlist' }).fill(name)
      await window.getByRole('button', { name: 'New', exact: true }).click()
      await until(async () => (await device.playlists()).includes(name), 'the playlist')
      await chooseOf(await openPlace(owner, 'playlists'), name, 'Delete playlist')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete playlist' }).click()
      await until(async () => !(await device.playlists()).includes(name), 'the playlist to be gone')
    },
  },
  {
    name: 'web radio: add and delete',
    async run(owner) {
      const { device, page } = owner
      owner.afterwards(() => device.emit('removeWebRadio', { name: station, uri }))
      const names = () => titlesOf(owner, radios)
      const browse = await openPlace(owner, radios)
      await page.getByRole('button', { name: 'Add web radio' }).click()
      const window = page.getByRole('dialog', { name: 'Add web radio' })
      await window.getByRole('textbox', { name: 'Name' }).fill(station)
      await window.getByRole('textbox', { name: 'Address of the stream' }).fill(uri)
      await window.getByRole('button', { name: 'Save' }).click()
      await until(async () => (await names()).includes(station), 'the station')
      await chooseOf(browse, station, 'Delete web radio')
      await until(async () => !(await names()).includes(station), 'the station to be gone')
    },
  },
  {
    name: 'search: an artist is found',
    async run(owner) {
      const { title } = await itemOf(owner, 'artists://', 3)
      await owner.page.goto(`${owner.url}/search?q=${encodeURIComponent(title)}`)
      await expect(
        owner.page.getByRole('main').locator('li[data-index]').filter({ hasText: title }).first(),
      ).toBeVisible({
        timeout: 20_000,
      })
    },
  },
  {
    name: 'playlist: play',
    async run(owner) {
      const names = await makePlaylist(owner)
      await chooseOf(await openPlace(owner, 'playlists'), listed, 'Play')
      await plays(owner, (queue) => queue.length === names.length, 'the playlist alone to play')
    },
  },
  {
    name: 'playlist: remove an entry',
    async run(owner) {
      const place = `playlists/${listed}`
      const [first = '', ...others] = await makePlaylist(owner)
      await chooseOf(await openPlace(owner, place), first, 'Remove from playlist')
      await until(
        async () => (await titlesOf(owner, place)).join() === others.join(),
        'the others on the playlist',
      )
    },
  },
  {
    name: 'favourites: add a track and take it out',
    async run(owner) {
      const { device } = owner
      const { uri: album } = await itemOf(owner, 'albums://', 2)
      const song = await itemOf(owner, album)
      owner.afterwards(() => device.emit('removeFromFavourites', { uri: song.uri, service: 'mpd' }))
      const isThere = async () => (await titlesOf(owner, 'favourites')).includes(song.title)
      await chooseOf(await openPlace(owner, album), song.title, 'Add to favourites')
      await until(isThere, 'the favourite')
      await chooseOf(await openPlace(owner, 'favourites'), song.title, 'Remove from favourites')
      await until(async () => !(await isThere()), 'no favourite')
    },
  },
  {
    name: 'web radio: give it another name',
    async run(owner) {
      const { device, page } = owner
      const other = `${station} 2`
      await makeStation(owner)
      owner.afterwards(() => device.emit('removeWebRadio', { name: other, uri }))
      await chooseOf(await openPlace(owner, radios), station, 'Edit web radio')
      const window = page.getByRole('dialog', { name: 'Edit web radio' })
      await window.getByRole('textbox', { name: 'Name' }).fill(other)
      await window.getByRole('button', { name: 'Save' }).click()
      await until(async () => (await titlesOf(owner, radios)).join() === other, 'the new name alone')
    },
  },
  {
    name: 'web radio: make it a favourite, and no more',
    async run(owner) {
      const { device } = owner
      await makeStation(owner)
      owner.afterwards(() => device.emit('removeFromFavourites', { uri, service: 'webradio' }))
      const isThere = async () => (await titlesOf(owner, 'radio/favourites')).includes(station)
      await chooseOf(await openPlace(owner, radios), station, 'Add to radio favourites')
      await until(isThere, 'the favourite')
      await chooseOf(await openPlace(owner, 'radio/favourites'), station, 'Remove from radio favourites')
      await until(async () => !(await isThere()), 'no favourite')
    },
  },
]
