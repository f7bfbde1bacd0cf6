import { describe, expect, it } from 'vitest'
import { taggedLooks } from '../../.storybook/looks/looks'
import { inItsLooks } from '../visual/StoryEntry'

describe('the looks that a story’s tags ask for', () => {
  it('are a screen, a scheme, longer words or several of these; what is on one screen comes after each other', () => {
    const tags = ['dev', 'test', 'phone', 'kiosk-dark', 'dark', 'phone-dark-pseudo', 'play-fn']
    expect(taggedLooks(tags)).toEqual([
      { name: 'dark', scheme: 'dark' },
      { name: 'kiosk-dark', viewport: 'kiosk', scheme: 'dark' },
      { name: 'phone', viewport: 'phone' },
      { name: 'phone-dark-pseudo', viewport: 'phone', scheme: 'dark', language: 'pseudo' },
    ])
  })

  it('are none that nobody knows', () => {
    expect(() => taggedLooks(['drak'])).toThrow('No look is called “drak”')
  })

  it('have a picture each, but for those in longer words', () => {
    const story = { id: 'queue--long', title: 'queue', name: 'Long', width: 1280, height: 800 }
    expect(
      inItsLooks({ ...story, tags: ['dark', 'kiosk', 'phone-pseudo'] }).map(({ key, width, scheme }) => [
        key,
        width,
        scheme,
      ]),
    ).toEqual([
      ['queue--long', 1280, undefined],
      ['queue--long@dark', 1280, 'dark'],
      ['queue--long@kiosk', 800, undefined],
    ])
  })
})
