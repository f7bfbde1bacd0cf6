import { QueuePage } from '../../e2e/support/QueuePage'
import { mark, type Act, type Owner } from '../Act'
import { buttonOf, chooseOf, fillQueue, itemOf, openPlace, tracksOf } from '../library'
import { until } from '../until'

const queueBecomes = ({ device }: Owner, wanted: readonly string[], what: string) =>
  until(async () => {
    const names = await device.queueNames()
    if (names.join('\n') === wanted.join('\n')) return true
    throw new Error(`it is ${names.join(', ').slice(0, 120)}`)
  }, what)

const name = `${mark} queue`

/** Acts on the queue. */
export const queueActs: Act[] = [
  {
    name: 'queue: add an album',
    async run(owner) {
      const before = await fillQueue(owner)
      const { title, uri } = await itemOf(owner, 'albums://', 6)
      const browse = await openPlace(owner, 'albums://')
      await chooseOf(browse, title, 'Add to queue')
      await queueBecomes(owner, [...before, ...(await tracksOf(owner, uri))], 'the album at the end')
    },
  },
  {
    name: 'queue: play an entry',
    async run(owner) {
      await fillQueue(owner)
      const queue = await QueuePage.open(owner.page, owner.url)
      await queue.row(2).getByRole('button').first().click()
      await until(async () => {
        const { status, position } = await owner.device.state()
        return status === 'play' && position === 1
      }, 'the second entry to play')
    },
  },
  {
    name: 'queue: move an entry',
    async run(owner) {
      const [first = '', ...others] = await fillQueue(owner)
      const queue = await QueuePage.open(owner.page, owner.url)
      await queue.more(1).click()
      await owner.page
        .getByRole('menu')
        .getByRole('menuitem', { name: 'Move to the end', exact: true })
        .click()
      await queueBecomes(owner, [...others, first], 'the first entry at the end')
    },
  },
  {
    name: 'queue: remove an entry, and undo',
    async run(owner) {
      const names = await fillQueue(owner)
      const queue = await QueuePage.open(owner.page, owner.url)
      await queue
        .row(2)
        .getByRole('button', { name: /^Remove / })
        .click()
      await queueBecomes(owner, names.toSpliced(1, 1), 'one entry less')
      await owner.page.getByRole('button', { name: 'Undo' }).click()
      await queueBecomes(owner, names, 'the entry back in its place')
    },
  },
  {
    name: 'queue: clear',
    async run(owner) {
      await fillQueue(owner)
      await QueuePage.open(owner.page, owner.url)
      await buttonOf(owner.page, 'Clear the queue').click()
      await queueBecomes(owner, [], 'an empty queue')
    },
  },
  {
    name: 'queue: clear, and undo',
    async run(owner) {
      const names = await fillQueue(owner)
      await QueuePage.open(owner.page, owner.url)
      await buttonOf(owner.page, 'Clear the queue').click()
      await queueBecomes(owner, [], 'an empty queue')
      await owner.page.getByRole('button', { name: 'Undo' }).click()
      await queueBecomes(owner, names, 'the queue as it was')
    },
  },
  {
    name: 'queue: clear and play an album',
    async run(owner) {
      await fillQueue(owner)
      const { title, uri } = await itemOf(owner, 'albums://', 6)
      const tracks = await tracksOf(owner, uri)
      await chooseOf(await openPlace(owner, 'albums://'), title, 'Clear the queue and play')
      await queueBecomes(owner, tracks, 'the album alone in the queue')
    },
  },
  {
    name: 'queue: save as a playlist',
    async run(owner) {
      const names = await fillQueue(owner)
      owner.afterwards(() => owner.device.emit('deletePlaylist', { name }))
      await QueuePage.open(owner.page, owner.url)
      await buttonOf(owner.page, 'Save as playlist').click()
      const window = owner.page.getByRole('dialog')
      await window.getByRole('textbox').fill(name)
      await window.getByRole('button', { name: 'Save', exact: true }).click()
      await until(async () => (await owner.device.playlists()).includes(name), 'the playlist')
      await until(
        async () => (await owner.device.browse(`playlists/${name}`)).length === names.length,
        'all its entries',
      )
    },
  },
]
