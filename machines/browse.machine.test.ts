import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { PushBrowseLibrary } from '../schemas/generated/types'
import { browseMachine, type BrowseEvent, type BrowseOrder, type BrowseQuestion } from './browse.machine'

const tags = ['asking', 'silent', 'broken', 'refused', 'shown'] as const

/** Starts the machine with a player that writes down what it is asked; the test answers for it. */
function start() {
  const clock = new SimulatedClock()
  const orders: BrowseOrder[] = []
  const player = fromCallback<BrowseOrder>(({ receive }) => receive((order) => orders.push(order)))
  const actor = createActor(browseMachine.provide({ actors: { player } }), { clock })
  actor.start()
  const send = (event: BrowseEvent) => actor.send(event)
  return {
    send,
    wait: (ms: number) => clock.increment(ms),
    enter: (address: string, question: BrowseQuestion | undefined = pageOf(address), isReturn = false) =>
      send({ type: 'place.entered', address, question, isReturn }),
    push: (page: PushBrowseLibrary) => send({ type: 'page.pushed', page }),
    /** Ref of the last question. */
    ref: () => orders.at(-1)?.ref ?? '',
    asked: () => orders.map(({ question }) => question),
    tag: () => tags.find((tag) => actor.getSnapshot().hasTag(tag)) ?? 'resting',
    /** Title of the page that is shown; '{}' for one without anything. */
    shown: () => {
      const { page } = actor.getSnapshot().context
      return page && (page.navigation?.info?.title ?? '{}')
    },
  }
}

const pageOf = (uri: string): BrowseQuestion => ({ kind: 'page', payload: { uri, prevUri: '' } })
const searchFor = (value: string): BrowseQuestion => ({ kind: 'search', payload: { type: 'any', value } })
const titled = (title: string, ref?: string): PushBrowseLibrary => ({
  navigation: { lists: [], info: { title } },
  ...(ref !== undefined && { ref }),
})

describe('a page', () => {
  it('is asked for with a ref of its own and shown when it comes', () => {
    const browse = start()
    browse.enter('albums')
    expect([browse.tag(), browse.asked()]).toEqual(['asking', [pageOf('albums')]])
    browse.push(titled('Albums', browse.ref()))
    expect([browse.tag(), browse.shown()]).toEqual(['shown', 'Albums'])
  })

  it('is never replaced by the late answer to an older question', () => {
    const browse = start()
    browse.enter('slow')
    const slow = browse.ref()
    browse.enter('fast')
    expect(slow).not.toBe(browse.ref())
    browse.push(titled('Slow', slow))
    expect([browse.tag(), browse.shown()]).toEqual(['asking', undefined])
    browse.push(titled('Fast', browse.ref()))
    browse.push(titled('Slow', slow))
    browse.push(titled('Nobody asked'))
    expect(browse.shown()).toBe('Fast')
  })

  it('of a player that sends no ref back is the answer to what was asked last, older answers first', () => {
    const browse = start()
    browse.enter('one')
    browse.enter('two')
    browse.push(titled('One'))
    expect(browse.shown()).toBeUndefined()
    browse.push(titled('Two'))
    expect([browse.tag(), browse.shown()]).toEqual(['shown', 'Two'])
  })

  it('that nobody answered for is not waited for behind one that was: what came is shown in the end', () => {
    const browse = start()
    browse.enter('never answered')
    browse.enter('two')
    browse.push(titled('Two'))
    browse.wait(8000)
    expect([browse.tag(), browse.shown()]).toEqual(['shown', 'Two'])
  })

  it('without anything is shown as such', () => {
    const browse = start()
    browse.enter('nowhere')
    browse.push({ ref: browse.ref() })
    expect([browse.tag(), browse.shown()]).toEqual(['shown', '{}'])
  })

  it('that does not come within 8 s is told, can be asked for again, and is shown when it comes late', () => {
    const browse = start()
    browse.enter('albums')
    browse.wait(7999)
    expect(browse.tag()).toBe('asking')
    browse.wait(1)
    expect(browse.tag()).toBe('silent')
    const first = browse.ref()
    browse.push(titled('Late', first))
    expect([browse.tag(), browse.shown()]).toEqual(['shown', 'Late'])
    browse.send({ type: 'page.wanted' })
    expect([browse.tag(), browse.shown(), browse.asked().length]).toEqual(['asking', 'Late', 2])
    browse.wait(8000)
    expect([browse.tag(), browse.shown()]).toEqual(['silent', 'Late'])
  })

  it('that is none is told, and what was there is not taken for it', () => {
    const browse = start()
    browse.enter('albums')
    browse.send({ type: 'page.broken' })
    expect([browse.tag(), browse.shown()]).toEqual(['broken', undefined])
    browse.send({ type: 'page.wanted' })
    expect(browse.tag()).toBe('asking')
  })

  it('that cannot be asked for is told at once, is owed nothing, and keeps no search waiting', () => {
    const browse = start()
    browse.enter('too long', searchFor('too long'))
    browse.send({ type: 'question.refused' })
    expect(browse.tag()).toBe('refused')
    browse.wait(20_000)
    expect(browse.tag()).toBe('refused')
    browse.enter('blue', searchFor('blue'))
    browse.push(titled('Blue'))
    expect([browse.tag(), browse.shown(), browse.asked().length]).toEqual(['shown', 'Blue', 2])
  })

  it('that cannot be asked for leaves the turn to the search whose answer is still awaited', () => {
    const browse = start()
    browse.enter('blue', searchFor('blue'))
    browse.enter('too long')
    browse.send({ type: 'question.refused' })
    browse.enter('green', searchFor('green'))
    expect(browse.asked()).toEqual([searchFor('blue'), pageOf('too long')])
    browse.push(titled('Blue'))
    browse.push(titled('Green'))
    expect([browse.tag(), browse.shown()]).toEqual(['shown', 'Green'])
  })

  it('that was held until the connection came is shown when it comes, whichever question it answers', () => {
    const browse = start()
    browse.enter('albums')
    browse.send({ type: 'link.found' })
    browse.push(titled('Albums'))
    expect([browse.tag(), browse.shown()]).toEqual(['shown', 'Albums'])
  })

  it('is asked for again when the connection comes back before the answer', () => {
    const browse = start()
    browse.enter('albums')
    browse.send({ type: 'link.lost' })
    browse.send({ type: 'link.found' })
    expect(browse.asked()).toHaveLength(2)
    browse.push(titled('Albums', browse.ref()))
    expect(browse.tag()).toBe('shown')
  })

  it('is not asked a third time by itself when the connection broke twice over it: it may be what ends the player', () => {
    const browse = start()
    browse.enter('albums')
    for (let time = 0; time < 3; time += 1) {
      browse.send({ type: 'link.lost' })
      browse.send({ type: 'link.found' })
    }
    expect([browse.tag(), browse.asked().length]).toEqual(['silent', 2])
    browse.send({ type: 'page.wanted' })
    expect([browse.tag(), browse.asked().length]).toEqual(['asking', 3])
    browse.send({ type: 'link.lost' })
    browse.send({ type: 'link.found' })
    browse.push(titled('Albums', browse.ref()))
    expect([browse.tag(), browse.asked().length]).toEqual(['shown', 4])
    browse.enter('artists')
    expect(browse.tag()).toBe('asking')
  })

  it('[D4-2] is asked for again when the connection comes back, and stays until the answer comes', () => {
    const browse = start()
    browse.enter('albums')
    browse.push(titled('Albums', browse.ref()))
    browse.send({ type: 'link.lost' })
    expect([browse.tag(), browse.asked().length]).toEqual(['shown', 1])
    browse.send({ type: 'link.found' })
    expect([browse.tag(), browse.shown(), browse.asked().length]).toEqual(['asking', 'Albums', 2])
    browse.push(titled('Others', browse.ref()))
    expect([browse.tag(), browse.shown()]).toEqual(['shown', 'Others'])
  })
})

describe('a player that is starting', () => {
  it('is asked again, later each time, where it answers with nothing, and shown waiting until then', () => {
    const browse = start()
    browse.enter('albums')
    const early = () => browse.send({ type: 'page.pushed', page: { ref: browse.ref() }, isEarly: true })
    early()
    expect([browse.tag(), browse.asked().length]).toEqual(['asking', 1])
    browse.wait(500)
    expect(browse.asked()).toHaveLength(2)
    early()
    browse.wait(999)
    expect(browse.asked()).toHaveLength(2)
    browse.wait(1)
    expect(browse.asked()).toHaveLength(3)
    browse.push(titled('Albums', browse.ref()))
    expect([browse.tag(), browse.shown()]).toEqual(['shown', 'Albums'])
  })

  it('has nothing there once it has had its time', () => {
    const browse = start()
    browse.enter('nowhere')
    browse.send({ type: 'page.pushed', page: { ref: browse.ref() }, isEarly: true })
    browse.wait(500)
    browse.send({ type: 'page.pushed', page: { ref: browse.ref() }, isEarly: false })
    expect([browse.tag(), browse.shown()]).toEqual(['shown', '{}'])
  })
})

it('shows what the player pushed by itself, and not the older answer that comes after it', () => {
  const browse = start()
  browse.enter('folder')
  browse.push(titled('Before', browse.ref()))
  browse.send({ type: 'page.wanted' })
  const asked = browse.ref()
  browse.send({ type: 'page.told', page: titled('After') })
  expect([browse.tag(), browse.shown()]).toEqual(['shown', 'After'])
  browse.push(titled('Before', asked))
  expect(browse.shown()).toBe('After')
})

describe('a search', () => {
  it('shows what was found for the last words, not for those before', () => {
    const browse = start()
    browse.enter('?q=abc', searchFor('abc'))
    browse.enter('?q=abcd', searchFor('abcd'))
    browse.push(titled('abc'))
    expect([browse.tag(), browse.shown()]).toEqual(['asking', undefined])
    browse.push(titled('abcd'))
    expect([browse.tag(), browse.shown()]).toEqual(['shown', 'abcd'])
  })

  it('waits for the answer to the one before, whatever comes meanwhile: of two nobody could say which is answered', () => {
    const browse = start()
    browse.enter('?q=abc', searchFor('abc'))
    browse.enter('?q=abcd', searchFor('abcd'))
    browse.enter('?q=abcde', searchFor('abcde'))
    expect([browse.tag(), browse.asked()]).toEqual(['asking', [searchFor('abc')]])
    browse.push(titled('abc'))
    expect([browse.tag(), browse.shown(), browse.asked()]).toEqual([
      'asking',
      undefined,
      [searchFor('abc'), searchFor('abcde')],
    ])
    browse.push(titled('abcde'))
    expect([browse.tag(), browse.shown()]).toEqual(['shown', 'abcde'])
  })

  it('does not wait longer than 8 s for the one before, nor for a page', () => {
    const browse = start()
    browse.enter('albums')
    browse.enter('?q=abc', searchFor('abc'))
    expect(browse.asked()).toHaveLength(2)
    browse.wait(5000)
    browse.enter('?q=abcd', searchFor('abcd'))
    browse.wait(2999)
    expect(browse.asked()).toHaveLength(2)
    browse.wait(1)
    expect(browse.asked().at(-1)).toEqual(searchFor('abcd'))
    browse.wait(8000)
    expect(browse.tag()).toBe('silent')
  })

  it('is asked once the connection is back, though the one before was never answered', () => {
    const browse = start()
    browse.enter('?q=abc', searchFor('abc'))
    browse.enter('?q=abcd', searchFor('abcd'))
    browse.send({ type: 'link.lost' })
    browse.send({ type: 'link.found' })
    expect(browse.asked().at(-1)).toEqual(searchFor('abcd'))
    browse.push(titled('abcd'))
    browse.push(titled('abcd'))
    expect([browse.tag(), browse.shown()]).toEqual(['shown', 'abcd'])
  })

  it('holds no page up', () => {
    const browse = start()
    browse.enter('?q=abc', searchFor('abc'))
    browse.enter('albums')
    expect(browse.asked()).toEqual([searchFor('abc'), pageOf('albums')])
  })

  it('is not answered by a page that was asked for with a ref', () => {
    const browse = start()
    browse.enter('albums')
    const ref = browse.ref()
    browse.enter('?q=abc', searchFor('abc'))
    browse.push(titled('Albums', ref))
    expect(browse.tag()).toBe('asking')
    browse.push(titled('abc'))
    expect(browse.shown()).toBe('abc')
  })

  it('that has not begun asks nothing', () => {
    const browse = start()
    browse.send({ type: 'place.entered', address: '/search', question: undefined, isReturn: false })
    expect([browse.tag(), browse.asked()]).toEqual(['resting', []])
  })
})

describe('[D4-12] a way back', () => {
  const browsed = () => {
    const browse = start()
    for (const uri of ['one', 'two']) {
      browse.enter(uri)
      browse.push(titled(uri, browse.ref()))
    }
    return browse
  }

  it('shows what was there without asking again', () => {
    const browse = browsed()
    browse.enter('one', pageOf('one'), true)
    expect([browse.tag(), browse.shown(), browse.asked().length]).toEqual(['shown', 'one', 2])
  })

  it('on which somebody comes anew shows what was there and asks again', () => {
    const browse = browsed()
    browse.enter('one')
    expect([browse.tag(), browse.shown(), browse.asked().length]).toEqual(['asking', 'one', 3])
  })

  it('asks again for what may have changed since', () => {
    const browse = browsed()
    browse.send({ type: 'library.changed' })
    browse.push(titled('two', browse.ref()))
    browse.enter('one', pageOf('one'), true)
    expect([browse.tag(), browse.shown()]).toEqual(['asking', 'one'])
  })

  it('[D4-2] asks again for what the player may have learnt while it was away', () => {
    const browse = browsed()
    browse.send({ type: 'link.found' })
    browse.push(titled('two', browse.ref()))
    browse.enter('one', pageOf('one'), true)
    expect([browse.tag(), browse.shown()]).toEqual(['asking', 'one'])
  })

  it('asks again for the lists that were changed, and for no others', () => {
    const browse = browsed()
    browse.send({ type: 'lists.changed', uris: ['two', 'three'] })
    expect([browse.tag(), browse.asked().length]).toEqual(['shown', 2])
    browse.enter('one', pageOf('one'), true)
    expect([browse.tag(), browse.asked().length]).toEqual(['shown', 2])
    browse.enter('two', pageOf('two'), true)
    expect([browse.tag(), browse.shown(), browse.asked().length]).toEqual(['asking', 'two', 3])
    browse.push(titled('two', browse.ref()))
    browse.enter('one', pageOf('one'), true)
    browse.enter('two', pageOf('two'), true)
    expect([browse.tag(), browse.asked().length]).toEqual(['shown', 3])
  })

  it('asks at once for what is shown of lists that the panel has written', () => {
    const browse = browsed()
    browse.send({ type: 'lists.written', uris: ['three'] })
    expect([browse.tag(), browse.asked().length]).toEqual(['shown', 2])
    browse.send({ type: 'lists.written', uris: ['two'] })
    expect([browse.tag(), browse.shown(), browse.asked().length]).toEqual(['asking', 'two', 3])
  })

  it('[D4-11] ends at home: nothing is remembered from there', () => {
    const browse = browsed()
    browse.send({ type: 'home.entered' })
    expect([browse.tag(), browse.shown()]).toEqual(['resting', undefined])
    browse.enter('one', pageOf('one'), true)
    expect([browse.tag(), browse.shown()]).toEqual(['asking', undefined])
  })
})
