// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPicture } from './ListArt'
import { eventually } from '../../../tests/support/eventually'

/** Idle moments that the test gives, each of so many pictures. */
let idle: (pictures: number) => void

beforeEach(() => {
  const asked: IdleRequestCallback[] = []
  vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => asked.push(work))
  idle = (pictures) => {
    let left = pictures
    for (const work of asked.splice(0))
      work({ didTimeout: false, timeRemaining: () => ((left -= 1) > 0 ? 10 : 0) })
  }
})

afterEach(() => void vi.unstubAllGlobals())

const shown = (...images: HTMLImageElement[]) => images.map((image) => image.getAttribute('src'))

it('begins pictures in the order in which they came, as many as there is time for', () => {
  const [one, other, third] = [new Image(), new Image(), new Image()]
  showPicture(one, '/one')
  showPicture(other, '/other')
  showPicture(third, '/third')
  expect(shown(one, other, third)).toEqual([null, null, null])
  idle(2)
  expect(shown(one, other, third)).toEqual(['/one', '/other', null])
  idle(2)
  expect(shown(third)).toEqual(['/third'])
})

it('asks for none that went away before its turn', () => {
  const [gone, stays] = [new Image(), new Image()]
  const forget = showPicture(gone, '/gone')
  showPicture(stays, '/stays')
  forget()
  idle(9)
  expect(shown(gone, stays)).toEqual([null, '/stays'])
})

it('takes the picture before it away at once', () => {
  const image = new Image()
  showPicture(image, '/before')
  idle(9)
  showPicture(image, '/after')
  expect(shown(image)).toEqual([null])
  idle(9)
  expect(shown(image)).toEqual(['/after'])
})

it('does without idle moments where the browser knows none', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  const image = new Image()
  showPicture(image, '/one')
  await eventually(() => expect(shown(image)).toEqual(['/one']))
})
