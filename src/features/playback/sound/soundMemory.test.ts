import { expect, it } from 'vitest'
import { createSoundMemory } from './soundMemory'

const storage = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})

it('knows the players that had a page, also when the page is loaded anew, until they have none', () => {
  const kept = storage()
  const memory = createSoundMemory(() => kept)
  memory.note('http://a', true)
  memory.note('http://b', false)
  expect(['http://a', 'http://b'].map(createSoundMemory(() => kept).has)).toEqual([true, false])
  memory.note('http://a', false)
  expect(createSoundMemory(() => kept).has('http://a')).toBe(false)
})

it('knows the last twenty', () => {
  const kept = storage()
  const memory = createSoundMemory(() => kept)
  for (let number = 0; number < 21; number += 1) memory.note(`http://${number}`, true)
  expect([0, 1, 20].map((number) => memory.has(`http://${number}`))).toEqual([false, true, true])
})

it.each(['', '{', '{"a":1}', 'null', '[1,null,["http://a"]]'])(
  'makes nothing of what is kept as %j',
  (text) => {
    const memory = createSoundMemory(() => storage(new Map([['sound-pages', text]])))
    expect(memory.has('http://a')).toBe(false)
  },
)

it('holds for this page where storage is forbidden', () => {
  const memory = createSoundMemory(() => {
    throw new Error('forbidden')
  })
  memory.note('http://a', true)
  expect(memory.has('http://a')).toBe(true)
})
